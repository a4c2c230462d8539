/** The problems panel as the page shows it, in its tab, with an editor that does as a test tells it. */
import { loadCheckMessages } from '@robots-txt-tester/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useEffect } from 'react'
import { vi } from 'vitest'
import { findingsOf, problemsOf } from '../src/analysis/find-problems.ts'
import type { FixEffect, HarmlessFixes, Problem } from '../src/analysis/problem.ts'
import type { ShownProblems } from '../src/analysis/use-problems.ts'
import { ProblemsPanel } from '../src/features/problems/problems-panel.tsx'
import { useFixing } from '../src/features/problems/use-fixing.ts'
import { type Catalogue, CatalogueContext, loadCatalogue } from '../src/messages/catalogue.tsx'
import { loadPanelMessages } from '../src/messages/panel-messages.ts'
import type { Actions } from '../src/workspace/use-actions.ts'

export const TEXT = 'User-agent: *\nDisallow /private\nHost: example.com\nFoo: bar\n'

/** The file with its first fix. */
export const FIXED = TEXT.replace('Disallow /', 'Disallow: /')

await Promise.all([loadPanelMessages('en'), loadPanelMessages('ru')])
const english = await loadCatalogue('en')
export const russian = await loadCatalogue('ru')

/** The problems of `TEXT`. */
export const problems: readonly Problem[] = problemsOf(
  findingsOf({ text: TEXT, origin: null, fetch: null, address: '/' }),
  await loadCheckMessages('en'),
)

export interface Known {
  readonly id?: number
  readonly list?: readonly Problem[]
  readonly text?: string
  readonly stale?: boolean
  readonly effects?: ReadonlyMap<string, FixEffect>
  readonly harmless?: HarmlessFixes | null
}

export const askHarmless = vi.fn(() => true)
export const giveUpHarmless = vi.fn()
export const askEffects = vi.fn()

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

let edited: { readonly before: string; readonly after: string | null } | null = null

/** The editor makes this of the file that it was asked about. */
export function editorMakes(before: string, after: string | null): void {
  edited = { before, after }
}

/** To be called after each test. */
export function closePanel(): void {
  cleanup()
  vi.clearAllMocks()
  edited = null
}

interface PanelProps {
  readonly shown: ShownProblems
  readonly text: string
  readonly act: Actions
  readonly catalogue: Catalogue
}

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

export function openPanel(known: Known = {}, inFile = TEXT) {
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

export const told = () => screen.getByRole('status').textContent ?? ''
export const undoButton = () => screen.getByRole('button', { name: 'Undo' })
export const rows = () =>
  screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('link'))
