// Protects: the panel tells how grave, where, what and for whom; narrows to who cares; never calls a
// fix harmless before that is known; names what changes; and says where there may be more.
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { askEffects, closePanel, openPanel, problems, rows } from '../../../test/problems-panel.tsx'
import type { Problem } from '../../analysis/problem.ts'
import { effectKey } from '../../analysis/use-problems.ts'

afterEach(closePanel)

describe('a problem', () => {
  it('says how grave, where, what and for whom, and leads to its page', () => {
    openPanel()
    const [first] = rows()
    expect(first?.textContent).toContain('Error')
    expect(first?.textContent).toContain('Disallow has no colon behind it')
    expect(first?.textContent).toContain('readers disagree · concerns everyone')
    expect(first?.textContent).toContain('Lighthouse: error · Search Console: warning')
    const link = within(first ?? document.body).getByRole('link', { name: 'About this check' })
    expect(link.getAttribute('href')).toBe('/checks/missing-colon?lang=en')
  })

  it('leads to its line', async () => {
    const { act, user } = openPanel()
    await user.click(screen.getByRole('button', { name: 'Line 2' }))
    expect(act.revealLine).toHaveBeenCalledWith(2)
  })
})

describe('a fix', () => {
  const fixButton = () => screen.getByRole('button', { name: 'Insert the colon' })
  const beside = () => fixButton().parentElement?.textContent

  it('is not called harmless before that is known', () => {
    openPanel()
    expect(beside()).toContain('not yet checked')
    expect(askEffects).toHaveBeenCalledWith(problems[0])
  })

  it('says that nothing changes, once that is known', () => {
    openPanel({
      effects: new Map([[effectKey(0, 0), { changes: 0, examples: [], complete: true }]]),
    })
    expect(beside()).toContain('no verdict changes')
  })

  it('does not say so where not all was tried', () => {
    openPanel({
      effects: new Map([[effectKey(0, 0), { changes: 0, examples: [], complete: false }]]),
    })
    expect(beside()).toContain('no change found, but not all was tried')
  })

  it('names what changes', () => {
    const change = { address: '/private', crawler: 'yandexbot', before: true, after: false }
    const effect = { changes: 5, examples: [change], complete: true }
    openPanel({ effects: new Map([[effectKey(0, 0), effect]]) })
    expect(beside()).toContain('changes 5 verdicts')
    expect(beside()).toContain('/private · YandexBot: Allowed → Blocked')
    expect(beside()).toContain('and 4 more')
  })

  it('shows no more of a long address than can be read', () => {
    const address = `/${'a'.repeat(3000)}`
    const change = { address, crawler: 'yandexbot', before: true, after: false }
    const effect = { changes: 1, examples: [change], complete: true }
    openPanel({ effects: new Map([[effectKey(0, 0), effect]]) })
    expect(beside()).toContain('… 2,881 characters more')
    expect(beside()?.length).toBeLessThan(300)
  })
})

describe('many problems', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...(problems[0] as Problem), line: i + 1 }))

  it('are shown by and by, and the keyboard goes on with the next', async () => {
    const { user } = openPanel({ list: many(100) })
    expect(rows().length).toBe(60)
    await user.click(screen.getByRole('button', { name: 'Show all 100 problems' }))
    expect(rows().length).toBe(100)
    expect(document.activeElement).toBe(rows()[60])
  })

  it('say so where there may be more of a kind', () => {
    openPanel({ list: many(199) })
    expect(screen.queryByText(/first 200 problems of each kind/)).toBeNull()
    closePanel()
    openPanel({ list: many(200) })
    expect(screen.getByText(/first 200 problems of each kind/)).toBeTruthy()
  })
})

it('narrows to whom it concerns', async () => {
  const { user } = openPanel()
  const before = rows().length
  await user.selectOptions(screen.getByLabelText('Concerns'), 'bing')
  const concerned = problems.filter(({ audience }) => audience.includes('bing'))
  expect(rows().length).toBe(concerned.length)
  expect(concerned.length).toBeLessThan(before)
})

it('says that nothing was found', () => {
  openPanel({ list: [] })
  expect(screen.getByRole('status').textContent).toContain('Nothing found.')
  expect(screen.queryByRole('button')).toBeNull()
})
