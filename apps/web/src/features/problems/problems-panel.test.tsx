// Protects: the panel tells how grave, where, what and for whom; narrows to who cares; never calls a
// fix harmless before that is known; names what changes; and fixes only the file it speaks of.
import { loadCheckMessages } from '@robots-txt-tester/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findingsOf, problemsOf } from '../../analysis/find-problems.ts'
import type { FixEffect, HarmlessFixes, Problem } from '../../analysis/problem.ts'
import { effectKey, type ShownProblems } from '../../analysis/use-problems.ts'
import { loadPanelMessages } from '../../messages/panel-messages.ts'
import type { Actions } from '../../workspace/use-actions.ts'
import { ProblemsPanel } from './problems-panel.tsx'

const TEXT = 'User-agent: *\nDisallow /private\nHost: example.com\nFoo: bar\n'

let problems: readonly Problem[] = []

beforeAll(async () => {
  await loadPanelMessages('en')
  const question = { text: TEXT, origin: null, fetch: null, address: '/' }
  problems = problemsOf(findingsOf(question), await loadCheckMessages('en'))
})

afterEach(cleanup)

interface Known {
  readonly list?: readonly Problem[]
  readonly effects?: ReadonlyMap<string, FixEffect>
  readonly harmless?: HarmlessFixes | null
}

function shownWith({ list = problems, effects = new Map(), harmless = null }: Known) {
  return {
    known: { id: 1, text: TEXT, problems: list, effects, harmless },
    stale: false,
    askEffects: vi.fn(),
    askHarmless: vi.fn(),
  } satisfies ShownProblems
}

function open(known: Known = {}) {
  const act = { applyEdits: vi.fn(), undoEdits: vi.fn(), revealLine: vi.fn(), showPanel: vi.fn() }
  const shown = shownWith(known)
  const panel = (now: ShownProblems, text: string) => (
    <ProblemsPanel shown={now} text={text} act={act as unknown as Actions} />
  )
  const { rerender } = render(panel(shown, TEXT))
  const again = (now: ShownProblems, text = TEXT) => rerender(panel(now, text))
  return { act, shown, again, user: userEvent.setup() }
}

const rows = () => screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('link'))

describe('a problem', () => {
  it('says how grave, where, what and for whom, and leads to its page', () => {
    open()
    const [first] = rows()
    expect(first?.textContent).toContain('Error')
    expect(first?.textContent).toContain('Disallow has no colon behind it')
    expect(first?.textContent).toContain('readers disagree · concerns everyone')
    expect(first?.textContent).toContain('Lighthouse: error · Search Console: warning')
    const link = within(first ?? document.body).getByRole('link', { name: 'About this check' })
    expect(link.getAttribute('href')).toBe('/checks/missing-colon?lang=en')
  })

  it('leads to its line', async () => {
    const { act, user } = open()
    await user.click(screen.getByRole('button', { name: 'Line 2' }))
    expect(act.revealLine).toHaveBeenCalledWith(2)
  })
})

describe('a fix', () => {
  const fixButton = () => screen.getByRole('button', { name: 'Insert the colon' })
  const beside = () => fixButton().parentElement?.textContent

  it('is not called harmless before that is known', () => {
    const { shown } = open()
    expect(beside()).toContain('not yet checked')
    expect(shown.askEffects).toHaveBeenCalledWith(problems[0])
  })

  it('says that nothing changes, once that is known', () => {
    open({ effects: new Map([[effectKey(0, 0), { changes: 0, examples: [], complete: true }]]) })
    expect(beside()).toContain('no verdict changes')
  })

  it('does not say so where not all was tried', () => {
    open({ effects: new Map([[effectKey(0, 0), { changes: 0, examples: [], complete: false }]]) })
    expect(beside()).toContain('no change found, but not all was tried')
  })

  it('names what changes', () => {
    const change = { address: '/private', crawler: 'yandexbot', before: true, after: false }
    const effect = { changes: 5, examples: [change], complete: true }
    open({ effects: new Map([[effectKey(0, 0), effect]]) })
    expect(beside()).toContain('changes 5 verdicts')
    expect(beside()).toContain('/private · YandexBot: Allowed → Blocked')
    expect(beside()).toContain('and 4 more')
  })

  it('is made in the file that was looked at, and can be undone until something else is typed', async () => {
    const { act, again, user } = open()
    await user.click(fixButton())
    expect(act.applyEdits).toHaveBeenCalledWith(TEXT, problems[0]?.fixes[0]?.edits)
    const fixed = TEXT.replace('Disallow /', 'Disallow: /')
    again(shownWith({ list: problems.slice(1) }), fixed)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(act.undoEdits).toHaveBeenCalledWith(fixed)
    again(shownWith({}), TEXT)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('all that change nothing', () => {
  const edits = [{ line: 2, column: 9, endLine: 2, endColumn: 10, text: ': ' }]

  it('are made at once, and what is left is told', async () => {
    const { act, shown, again, user } = open()
    await user.click(screen.getByRole('button', { name: 'Fix all that change nothing' }))
    expect(shown.askHarmless).toHaveBeenCalledOnce()
    expect(screen.getByText('Checking every fix …')).toBeTruthy()
    again(shownWith({ harmless: { edits, fixed: 1, left: 2 } }))
    expect(act.applyEdits).toHaveBeenCalledExactlyOnceWith(TEXT, edits)
    again(shownWith({ list: problems.slice(1) }), TEXT.replace('Disallow /', 'Disallow: /'))
    expect(screen.getByRole('status').textContent).toContain('1 problem put right. 2 fixes left')
  })

  it('leave the file alone where there are none', async () => {
    const { act, again, user } = open()
    await user.click(screen.getByRole('button', { name: 'Fix all that change nothing' }))
    again(shownWith({ harmless: { edits: [], fixed: 0, left: 1 } }))
    expect(act.applyEdits).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toContain('0 problems put right.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

it('narrows to whom it concerns', async () => {
  const { user } = open()
  const before = rows().length
  await user.selectOptions(screen.getByLabelText('Concerns'), 'bing')
  const concerned = problems.filter(({ audience }) => audience.includes('bing'))
  expect(rows().length).toBe(concerned.length)
  expect(concerned.length).toBeLessThan(before)
})

it('says that nothing was found', () => {
  open({ list: [] })
  expect(screen.getByRole('status').textContent).toContain('Nothing found.')
  expect(screen.queryByRole('button')).toBeNull()
})
