/** The panel of the chosen tab. */
import { Suspense } from 'react'
import type { Analysis } from './analysis/analyse.ts'
import { fixesBlock } from './analysis/block-fixes.ts'
import type { LineSummary } from './analysis/line-summary.ts'
import type { ShownBlocks } from './analysis/use-managed-blocks.ts'
import type { ShownProblems } from './analysis/use-problems.ts'
import type { ShownReaders } from './analysis/use-readers.ts'
import { BlockSections } from './features/managed-block/block-sections.tsx'
import { RewrittenNote } from './features/managed-block/rewritten-note.tsx'
import { WithoutBlock } from './features/managed-block/without-block.tsx'
import type { Fixing } from './features/problems/use-fixing.ts'
import { WhyPanel } from './features/why/why-panel.tsx'
import { CrawlersPanel, ProblemsPanel, ReadersPanel, ResponsePanel } from './later-panels.ts'
import { useCatalogue } from './messages/catalogue.tsx'
import { loadPanelMessages } from './messages/panel-messages.ts'
import styles from './tester.module.css'
import { FailureBoundary } from './ui/failure-boundary.tsx'
import { NoticeBar } from './ui/notice-bar.tsx'
import { tabId, tabPanelId } from './ui/tabs.tsx'
import type { Actions } from './workspace/use-actions.ts'
import { PANELS, type Workspace } from './workspace/workspace.ts'

export interface ExplanationsProps {
  readonly workspace: Workspace
  readonly analysis: Analysis | null
  readonly readers: ShownReaders
  readonly problems: ShownProblems
  readonly fixing: Fixing
  readonly blocks: ShownBlocks
  readonly line: LineSummary | null
  readonly hidden: boolean
  readonly act: Actions
  readonly onFetch: () => void
}

export function Explanations(props: ExplanationsProps) {
  const { workspace, hidden } = props
  const { t } = useCatalogue()
  return PANELS.map((panel) => (
    <div
      key={panel}
      id={tabPanelId(panel)}
      role="tabpanel"
      aria-labelledby={tabId(panel)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must take the keyboard
      tabIndex={0}
      className={styles.panel}
      hidden={hidden || workspace.panel !== panel}
    >
      {!hidden && workspace.panel === panel && (
        <FailureBoundary fallback={<NoticeBar>{t.tabs.notLoaded}</NoticeBar>}>
          <Suspense>
            <Panel {...props} />
          </Suspense>
        </FailureBoundary>
      )}
    </div>
  ))
}

function Panel(props: ExplanationsProps) {
  const { workspace, analysis, readers, problems, fixing, blocks, line, act, onFetch } = props
  const { live } = workspace
  const { language } = useCatalogue()
  // Asked for now, the texts come together with the panel and not after it.
  if (workspace.panel !== 'why') loadPanelMessages(language).catch(() => undefined)
  if (analysis === null) return null
  const { because } = analysis.verdict
  const fileDecides = because !== 'fetch' && because !== 'not-testable'
  switch (workspace.panel) {
    case 'why':
      return (
        <WhyPanel
          analysis={analysis}
          text={workspace.text}
          line={line}
          lead={
            fileDecides && <BlockSections shown={blocks} live={live} onReveal={act.revealLine} />
          }
          onReveal={act.revealLine}
        />
      )
    case 'crawlers':
      return (
        <CrawlersPanel analysis={analysis} onChoose={act.chooseCrawler} onReveal={act.revealLine} />
      )
    case 'readers':
      return (
        <ReadersPanel
          shown={readers}
          chosen={analysis.dialect}
          onChoose={act.chooseDialect}
          onReveal={act.revealLine}
        />
      )
    case 'problems':
      return (
        <ProblemsPanel
          shown={problems}
          fixing={fixing}
          act={act}
          besides={(problem) => {
            const { check, line: at } = problem
            if (fixesBlock(problem, blocks.blocks)) return <RewrittenNote />
            const block = blocks.blocks.find(({ fromLine }) => fromLine === at)
            if (check !== 'managed-block' || !fileDecides || block === undefined) return null
            return (
              <WithoutBlock block={block} shown={blocks} live={live} onReveal={act.revealLine} />
            )
          }}
        />
      )
    case 'response':
      return (
        <ResponsePanel
          live={live}
          host={analysis.robotsUrl === null ? null : new URL(analysis.robotsUrl).host}
          onFetch={onFetch}
          onPaste={act.startPasting}
        />
      )
  }
}
