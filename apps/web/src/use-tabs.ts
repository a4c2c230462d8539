/** The tabs: the panels, and on narrow screens the file in front of them. */
import { POPULAR_CRAWLER_IDS } from '@robots-txt-tester/core'
import { useCatalogue } from './messages/catalogue.tsx'
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

export function useTabs(workspace: Workspace, narrow: boolean, act: Actions): ShownTabs {
  const { t } = useCatalogue()
  const { live, panel, fileInFront } = workspace
  const counts: Partial<Record<Panel, string>> = {
    crawlers: String(POPULAR_CRAWLER_IDS.length),
    ...(live === null || live.status === null ? {} : { response: String(live.status) }),
  }
  const panels = PANELS.map((id): Tab<ShownTab> => {
    const count = counts[id]
    return { id, text: t.tabs[id], ...(count === undefined ? {} : { count }) }
  })
  return {
    label: t.tabs.label,
    tabs: narrow ? [{ id: 'file', text: t.file.tab }, ...panels] : panels,
    selected: narrow && fileInFront ? 'file' : panel,
    select: (tab) => (tab === 'file' ? act.showFile() : act.showPanel(tab)),
  }
}
