// Protects: the panel tells how grave, where, what and for whom; narrows to who cares; never calls a
// fix harmless before that is known; names what changes; and fixes only the file it speaks of.
import { loadCheckMessages } from '@robots-txt-tester/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useEffect } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findingsOf, problemsOf } from '../../analysis/find-problems.ts'
import type { FixEffect, HarmlessFixes, Problem } from '../../analysis/problem.ts'
import { effectKey, type ShownProblems } from '../../analysis/use-problems.ts'
import { type Catalogue, CatalogueContext, loadCatalogue } from '../../messages/catalogue.tsx'
import { loadPanelMessages } from '../../messages/panel-messages.ts'
import type { Actions } from '../../workspace/use-actions.ts'
import { ProblemsPanel } from './problems-panel.tsx'
import { useFixing } from './use-fixing.ts'

const TEXT = 'User-agent: *\nDisallow /private\nHost: example.com\nFoo: bar\n'

let problems: readonly Problem[] = []
let english: Catalogue
let russian: Catalogue

beforeAll(async () => {
  await Promise.all([loadPanelMessages('en'), loadPanelMessages('ru')])
  english = await loadCatalogue('en')
  russian = await loadCatalogue('ru')
  const question = { text: TEXT, origin: null, fetch: null, address: '/' }
  problems = problemsOf(findingsOf(question), await loadCheckMessages('en'))
})

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  edited = null
})

interface Known {
  readonly id?: number
  readonly list?: readonly Problem[]
  readonly text?: string
  readonly stale?: boolean
  readonly effects?: ReadonlyMap<string, FixEffect>
  readonly harmless?: HarmlessFixes | null
}

const askHarmless = vi.fn(() => true)
const giveUpHarmless = vi.fn()
const askEffects = vi.fn()

function shownWith(known: Known): ShownProblems {
  const { id = 1, list = problems, text = TEXT, stale = false } = known
  const { effects = new Map(), harmless = null } = known
  return {
    known: { id, text, problems: list, most: 200, effects, harmless },
    stale,
    askEffects,
    askHarmless,
    giveUpHarmless,
  }
}

/** The editor makes this of the file that it was asked about. */
let edited: { readonly before: string; readonly after: string | null } | null = null

interface PanelProps {
  readonly shown: ShownProblems
  readonly text: string
  readonly act: Actions
  readonly catalogue: Catalogue
}

/** The panel as the page shows it, in its tab. */
function Panel({ shown, text, act, catalogue }: PanelProps) {
  const fixing = useFixing(text, shown, act)
  const { made } = fixing
  useEffect(() => {
    if (edited !== null) made(edited.before, edited.after)
  })
  return (
    <CatalogueContext value={catalogue}>
      <Suspense>
        <div role="tabpanel" tabIndex={-1}>
          <ProblemsPanel shown={shown} fixing={fixing} act={act} />
        </div>
      </Suspense>
    </CatalogueContext>
  )
}

function open(known: Known = {}, inFile = TEXT) {
  const act = { applyEdits: vi.fn(), undoEdits: vi.fn(), revealLine: vi.fn(), showPanel: vi.fn() }
  const panel = (now: Known, text: string, catalogue: Catalogue) => (
    <Panel
      shown={shownWith(now)}
      text={text}
      act={act as unknown as Actions}
      catalogue={catalogue}
    />
  )
  const { rerender } = render(panel(known, inFile, english))
  const again = (now: Known, text = TEXT, catalogue = english) =>
    rerender(panel(now, text, catalogue))
  return { act, again, user: userEvent.setup() }
}

const FIXED = TEXT.replace('Disallow /', 'Disallow: /')
const told = () => screen.getByRole('status').textContent ?? ''
const undoButton = () => screen.getByRole('button', { name: 'Undo' })

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
    open()
    expect(beside()).toContain('not yet checked')
    expect(askEffects).toHaveBeenCalledWith(problems[0])
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

  it('shows no more of a long address than can be read', () => {
    const address = `/${'a'.repeat(3000)}`
    const change = { address, crawler: 'yandexbot', before: true, after: false }
    const effect = { changes: 1, examples: [change], complete: true }
    open({ effects: new Map([[effectKey(0, 0), effect]]) })
    expect(beside()).toContain('… 2,881 characters more')
    expect(beside()?.length).toBeLessThan(300)
  })

  it('is made in the file that was looked at, and can be undone until something else is typed', async () => {
    const { act, again, user } = open()
    await user.click(fixButton())
    expect(act.applyEdits).toHaveBeenCalledWith(TEXT, [problems[0]?.fixes[0]?.edits])
    edited = { before: TEXT, after: FIXED }
    again({ list: problems.slice(1) }, FIXED)
    expect(told()).toContain('1 problem put right.')
    await user.click(undoButton())
    expect(document.activeElement).not.toBe(document.body)
    expect(act.undoEdits).toHaveBeenCalledWith(FIXED)
    again({}, TEXT)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
  })

  it.each([
    ['when the editor did not make it', null, TEXT],
    ['when the file was changed before it could be made', null, `${TEXT}#`],
    ['when the file was changed since', FIXED, `${FIXED}#`],
  ])('is not told %s', async (_, after, text) => {
    const { again, user } = open()
    await user.click(fixButton())
    edited = { before: TEXT, after }
    again({}, text)
    expect(told()).toBe('')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('waits for the file as it is now, and is made there', async () => {
    const typed = `# typed\n${TEXT}`
    const { act, again, user } = open({ stale: true }, typed)
    await user.click(fixButton())
    expect(act.applyEdits).not.toHaveBeenCalled()
    const list = problems.map((problem) => ({
      ...problem,
      line: problem.line + 1,
      fixes: problem.fixes.map((fix) => ({ ...fix, edits: [...fix.edits] })),
    }))
    again({ id: 2, text: typed, list }, typed)
    expect(act.applyEdits).toHaveBeenCalledExactlyOnceWith(typed, [list[0]?.fixes[0]?.edits])
  })

  it('that came too late for its problem is said not to be made', async () => {
    const typed = 'User-agent: *\nHost: example.com\n'
    const { act, again, user } = open({ stale: true }, typed)
    await user.click(fixButton())
    again({ id: 2, text: typed, list: problems.slice(1) }, typed)
    expect(act.applyEdits).not.toHaveBeenCalled()
    expect(told()).toContain('this problem is no longer there')
  })

  it('is told in the language of the page', async () => {
    const { again, user } = open()
    await user.click(fixButton())
    edited = { before: TEXT, after: FIXED }
    again({ list: problems.slice(1) }, FIXED)
    again({ list: problems.slice(1) }, FIXED, russian)
    expect(told()).toContain('Исправлено: 1.')
  })
})

describe('all that change nothing', () => {
  const rounds = [[{ line: 2, column: 9, endLine: 2, endColumn: 10, text: ': ' }]]
  const allButton = () => screen.getByRole('button', { name: 'Fix all that change nothing' })
  const none = { rounds: [], fixed: 0, left: 0, untried: 0 }

  it('are made at once, and what is left is told', async () => {
    const { act, again, user } = open()
    await user.click(allButton())
    expect(askHarmless).toHaveBeenCalledExactlyOnceWith('everyone')
    expect(screen.getByText('Checking every fix …')).toBeTruthy()
    again({ harmless: { rounds, fixed: 1, left: 2, untried: 3 } })
    expect(act.applyEdits).toHaveBeenCalledExactlyOnceWith(TEXT, rounds)
    edited = { before: TEXT, after: FIXED }
    again({ list: problems.slice(1) }, FIXED)
    expect(told()).toContain('1 problem put right. 2 fixes left')
    expect(told()).toContain('3 fixes not tried')
  })

  it('leave the file alone where there are none', async () => {
    const { act, again, user } = open()
    await user.click(allButton())
    again({ harmless: { ...none, left: 1 } })
    expect(act.applyEdits).not.toHaveBeenCalled()
    expect(told()).toContain('0 problems put right.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('are looked for among the problems that are shown, and not offered where these have no fix', async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText('Concerns'), 'yandex')
    await user.click(allButton())
    expect(askHarmless).toHaveBeenLastCalledWith('yandex')
    cleanup()
    open({ list: problems.map((problem) => ({ ...problem, audience: ['bing'], fixes: [] })) })
    expect(screen.queryByRole('button', { name: /^Fix all/ })).toBeNull()
  })

  it('are looked for in the file as it is now, where the findings are of an older one', async () => {
    const typed = `${TEXT}# typed\n`
    const { again, user } = open({ stale: true }, typed)
    await user.click(allButton())
    expect(askHarmless).not.toHaveBeenCalled()
    again({ id: 2, text: typed }, typed)
    expect(askHarmless).toHaveBeenCalledOnce()
  })

  it('are asked for again when the findings come in another language', async () => {
    const { act, again, user } = open()
    await user.click(allButton())
    again({ id: 2 }, TEXT, russian)
    expect(askHarmless).toHaveBeenCalledTimes(2)
    again({ id: 2, harmless: { ...none, rounds, fixed: 1 } }, TEXT, russian)
    expect(act.applyEdits).toHaveBeenCalledExactlyOnceWith(TEXT, rounds)
  })

  it('are no longer looked for when the file is changed, and that is said', async () => {
    const { act, again, user } = open()
    await user.click(allButton())
    again({ stale: true }, `${TEXT}#`)
    expect(giveUpHarmless).toHaveBeenCalled()
    expect(told()).toContain('Stopped: the file was changed.')
    again({ id: 2, text: `${TEXT}#`, harmless: { ...none, rounds } }, `${TEXT}#`)
    expect(act.applyEdits).not.toHaveBeenCalled()
  })

  it('can be stopped', async () => {
    const { again, act, user } = open()
    await user.click(allButton())
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(giveUpHarmless).toHaveBeenCalled()
    again({ harmless: { ...none, rounds } })
    expect(act.applyEdits).not.toHaveBeenCalled()
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
  })
})

describe('many problems', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...(problems[0] as Problem), line: i + 1 }))

  it('are shown by and by, and the keyboard goes on with the next', async () => {
    const { user } = open({ list: many(100) })
    expect(rows().length).toBe(60)
    await user.click(screen.getByRole('button', { name: 'Show all 100 problems' }))
    expect(rows().length).toBe(100)
    expect(document.activeElement).toBe(rows()[60])
  })

  it('say so where there may be more of a kind', () => {
    open({ list: many(199) })
    expect(screen.queryByText(/first 200 problems of each kind/)).toBeNull()
    cleanup()
    open({ list: many(200) })
    expect(screen.getByText(/first 200 problems of each kind/)).toBeTruthy()
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
