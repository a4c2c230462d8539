/** The layout: address and crawler, the verdict, then the file beside its explanations. */
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { useAnalysis } from './analysis/use-analysis.ts'
import { useManagedBlocks } from './analysis/use-managed-blocks.ts'
import { useProblems } from './analysis/use-problems.ts'
import { useReaders } from './analysis/use-readers.ts'
import { Explanations } from './explanations.tsx'
import { AddressBar } from './features/address-bar/address-bar.tsx'
import { CrawlerPicker } from './features/crawler-picker/crawler-picker.tsx'
import { FilePanel } from './features/file/file-panel.tsx'
import { Header } from './features/header/header.tsx'
import { KeysDialog } from './features/keys/keys-dialog.tsx'
import { useKeys } from './features/keys/use-keys.ts'
import { DecidingNote } from './features/managed-block/deciding-note.tsx'
import { NotGoverned, Notices } from './features/notices/notices.tsx'
import { FixAnnouncement } from './features/problems/fix-announcement.tsx'
import { useFixing } from './features/problems/use-fixing.ts'
import { useAnnouncedVerdict } from './features/verdict/use-announced-verdict.ts'
import { useExplanation } from './features/verdict/use-explanation.ts'
import { VerdictBar } from './features/verdict/verdict-bar.tsx'
import { loadLaterPanels } from './later-panels.ts'
import styles from './tester.module.css'
import { Tabs, tabId, tabPanelId } from './ui/tabs.tsx'
import { useNarrow } from './ui/use-narrow.ts'
import { useTabs } from './use-tabs.ts'
import { readFile } from './workspace/read-file.ts'
import type { Action } from './workspace/transitions.ts'
import { useActions } from './workspace/use-actions.ts'
import { useLiveFetch } from './workspace/use-live-fetch.ts'
import { showsExample, type Workspace } from './workspace/workspace.ts'

/** Milliseconds after which the page has what it needs to be used, and may load more. */
const QUIET = 1500

export interface TesterProps {
  readonly workspace: Workspace
  readonly dispatch: Dispatch<Action>
  /** The address whose live file is fetched on opening; null where none is. */
  readonly fetchFirst: string | null
}

export function Tester({ workspace, dispatch, fetchFirst }: TesterProps) {
  const { analysis, line, stale } = useAnalysis(workspace)
  const blocks = useManagedBlocks(workspace, analysis?.verdict ?? null)
  const readers = useReaders(workspace, workspace.language)
  const [editorReady, setEditorReady] = useState(false)
  const problems = useProblems(workspace, editorReady)
  const { explanation, spoken } = useExplanation(workspace, analysis)
  const announced = useAnnouncedVerdict(spoken)
  const { start, cancel } = useLiveFetch(dispatch)
  const act = useActions(dispatch)
  const fixing = useFixing(workspace.text, problems, act)
  const narrow = useNarrow()
  const [keysShown, setKeysShown] = useState(false)
  const { label, tabs, selected, select } = useTabs(workspace, problems.known, narrow, act)
  const fetchLive = () => start(workspace.address)

  useFirstFetch(fetchFirst, start)
  useEffect(() => {
    if (!editorReady) return
    const timer = setTimeout(() => loadLaterPanels(workspace.language), QUIET)
    return () => clearTimeout(timer)
  }, [editorReady, workspace.language])
  useKeys({
    fetch: fetchLive,
    tab: (number) => {
      const tab = tabs[number - 1]
      if (tab !== undefined) select(tab.id)
    },
    problem: act.showProblem,
    help: () => setKeysShown(true),
  })

  // Read and reached by keyboard in the order in which they are seen.
  const tabList = (
    <div key="tabs" className={styles.tabs}>
      <Tabs label={label} tabs={tabs} selected={selected} onSelect={select} />
    </div>
  )
  const filePanel = (
    <div
      key="file"
      className={styles.file}
      {...(narrow
        ? { id: tabPanelId('file'), role: 'tabpanel', 'aria-labelledby': tabId('file') }
        : {})}
      hidden={narrow && selected !== 'file'}
    >
      <FilePanel
        workspace={workspace}
        analysis={analysis}
        stale={stale}
        partingLines={readers.stale ? null : (readers.readers?.lines ?? null)}
        problems={problems}
        onFix={fixing.fix}
        onFixed={fixing.made}
        blocks={blocks.blocks}
        onReady={() => setEditorReady(true)}
        onEdit={act.editText}
        onCursor={act.moveCursor}
        onTooLarge={act.noticeTooLarge}
        onFile={(file) => void readFile(file).then(act.takeFile)}
        onNotCopied={act.noticeNotCopied}
        onMoveAddress={(address, at) => act.moveAddress(workspace.text, address, at)}
        onReturn={act.returnToLive}
        onRestore={act.restoreSetAside}
      />
    </div>
  )

  return (
    <div className={styles.page}>
      <Header
        language={workspace.language}
        theme={workspace.theme}
        onLanguage={act.chooseLanguage}
        onTheme={act.chooseTheme}
        onKeys={() => setKeysShown(true)}
      />
      <main className={styles.main}>
        <div className={styles.ask}>
          <AddressBar
            address={workspace.address}
            analysis={analysis}
            fetch={workspace.fetch}
            onType={act.typeAddress}
            onFetch={fetchLive}
            onCancel={cancel}
            onPasteFile={act.noticeFileInAddress}
          />
          <CrawlerPicker value={workspace.crawler} onChoose={act.chooseCrawler} />
        </div>
        <Notices
          notices={workspace.notices}
          onDismiss={act.dismissNotice}
          onMoveToFile={act.moveTextToFile}
        >
          <NotGoverned analysis={analysis} onFetch={fetchLive} />
        </Notices>
        <VerdictBar
          analysis={analysis}
          explanation={explanation}
          stale={stale}
          dialect={workspace.dialect}
          live={workspace.live}
          example={showsExample(workspace)}
          onDialect={act.chooseDialect}
          onReveal={act.revealLine}
          onResponse={() => act.showPanel('response')}
        >
          <DecidingNote shown={blocks} />
        </VerdictBar>
        <div className={styles.work}>
          {narrow ? [tabList, filePanel] : [filePanel, tabList]}
          <Explanations
            workspace={workspace}
            analysis={analysis}
            readers={readers}
            problems={problems}
            fixing={fixing}
            blocks={blocks}
            line={line}
            hidden={narrow && selected === 'file'}
            act={act}
            onFetch={fetchLive}
          />
        </div>
      </main>
      <p className="visually-hidden" aria-live="polite" data-testid="announced-verdict">
        {announced}
      </p>
      {/* The panel tells it itself. */}
      <FixAnnouncement status={selected === 'problems' ? null : fixing.status} />
      <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} />
    </div>
  )
}

/** Fetches what a link asks for, once. */
function useFirstFetch(address: string | null, start: (address: string) => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (address === null || done.current) return
    done.current = true
    start(address)
  }, [address, start])
}
