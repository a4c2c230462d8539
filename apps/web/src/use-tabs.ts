/** The tabs: the panels, and on narrow screens the file in front of them. */
import { POPULAR_CRAWLER_IDS, type Severity } from '@robots-txt-tester/core'
import { countBySeverity } from './analysis/problem.ts'
import type { KnownProblems } from './analysis/use-problems.ts'
import { useCatalogue } from './messages/catalogue.tsx'
import type { Messages } from './messages/en.ts'
import type { Tab } from './ui/tabs.tsx'
import type { Actions } from './workspace/use-actions.ts'
import { PANELS, type Panel, type Workspace } from './workspace/workspace.ts'

export type ShownTab = Panel | 'file'

export interface ShownTabs {
  readonly label: string
  readonly tabs: readonly Tab<ShownTab>[]
  readonly selected: ShownTab
  readonly select: (tab: ShownTab) => void
}

export function useTabs(
  workspace: Workspace,
  known: KnownProblems | null,
  narrow: boolean,
  act: Actions,
): ShownTabs {
  const { t } = useCatalogue()
  const { live, panel, fileInFront } = workspace
  const counts: Partial<Record<Panel, Pick<Tab<Panel>, 'count' | 'counted'>>> = {
    crawlers: { count: String(POPULAR_CRAWLER_IDS.length) },
    // Room for the number before it is known, so that nothing moves when it comes.
    problems: known === null ? { count: '\u2007' } : countProblems(known, t),
    ...(live === null || live.status === null ? {} : { response: { count: String(live.status) } }),
  }
  const panels = PANELS.map((id): Tab<ShownTab> => ({ id, text: t.tabs[id], ...counts[id] }))
  return {
    label: t.tabs.label,
    tabs: narrow ? [{ id: 'file', text: t.file.tab }, ...panels] : panels,
    selected: narrow && fileInFront ? 'file' : panel,
    select: (tab) => (tab === 'file' ? act.showFile() : act.showPanel(tab)),
  }
}

/** `Problems 3`, and in words how many of each severity. */
function countProblems({ problems }: KnownProblems, { tabs: words }: Messages) {
  const counts = Object.entries(countBySeverity(problems)) as readonly [Severity, number][]
  const counted = counts.filter(([, count]) => count > 0)
  return {
    count: String(problems.length),
    ...(counted.length === 0
      ? {}
      : { counted: counted.map(([severity, count]) => words.counted[severity](count)).join(', ') }),
  }
}
