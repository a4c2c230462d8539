/** The file: its editor, what looks wrong about it as a whole, and what can be done with it. */
import type { ManagedBlock } from '@robots-txt-tester/core'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import type { Analysis } from '../../analysis/analyse.ts'
import { fixesBlock } from '../../analysis/block-fixes.ts'
import type { Problem } from '../../analysis/problem.ts'
import { effectKey, type ShownProblems } from '../../analysis/use-problems.ts'
import { marksOf } from '../../editor/marks-of.ts'
import type { ProblemActions, ProblemDisplay } from '../../editor/problem-display.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { effectText, problemWords } from '../../messages/problem-words.ts'
import { usePanelMessagesLater } from '../../messages/use-panel-messages.ts'
import { Button } from '../../ui/button.tsx'
import { FailureBoundary } from '../../ui/failure-boundary.tsx'
import { NoticeBar } from '../../ui/notice-bar.tsx'
import { differsFromLive, showsExample, type Workspace } from '../../workspace/workspace.ts'
import { ContentNotice } from './content-notice.tsx'
import { FileFooter } from './file-footer.tsx'
import styles from './file-panel.module.css'
import { FileToolbar } from './file-toolbar.tsx'

const RobotsEditor = lazy(async () => {
  const { RobotsEditor: editor } = await import('../../editor/robots-editor.tsx')
  return { default: editor }
})

export interface FilePanelProps {
  readonly workspace: Workspace
  readonly analysis: Analysis | null
  readonly stale: boolean
  /** Lines on which readers part; null while that is being worked out. */
  readonly partingLines: readonly number[] | null
  readonly problems: ShownProblems
  readonly onFix: ProblemActions['onFix']
  /** Edits were made in the file `before`, or not made where `after` is null. */
  readonly onFixed: (before: string, after: string | null) => void
  /** The blocks of a service, which can be folded. */
  readonly blocks: readonly ManagedBlock[]
  /** The editor can be used. */
  readonly onReady: () => void
  readonly onEdit: (text: string) => void
  readonly onCursor: (line: number) => void
  readonly onTooLarge: (octets: number) => void
  readonly onFile: (file: File) => void
  readonly onNotCopied: () => void
  readonly onMoveAddress: (address: string, line: number) => void
  readonly onReturn: () => void
  readonly onRestore: () => void
}

export function FilePanel(props: FilePanelProps) {
  const { workspace, analysis, stale, partingLines } = props
  const { t, sentences } = useCatalogue()
  const { display, fixEffects } = useShownInFile(props.problems, props.blocks)
  const marks = useMemo(
    () =>
      analysis === null || stale
        ? null
        : marksOf(analysis, sentences, t.file.decides, display?.problems ?? []),
    [analysis, stale, sentences, t, display],
  )
  return (
    <div className={styles.panel}>
      <FileToolbar
        text={workspace.text}
        origin={originOf(workspace)}
        onFile={props.onFile}
        onNotCopied={props.onNotCopied}
      />
      <ContentNotice
        workspace={workspace}
        analysis={analysis}
        onMoveAddress={props.onMoveAddress}
      />
      <div className={styles.editor}>
        <FailureBoundary
          fallback={
            <NoticeBar>
              {t.file.notLoaded}{' '}
              <Button look="link" onClick={() => window.location.reload()}>
                {t.file.reload}
              </Button>
            </NoticeBar>
          }
        >
          <Suspense
            fallback={<pre className={styles.loading}>{workspace.text.slice(0, 4000)}</pre>}
          >
            <RobotsEditor
              text={workspace.text}
              revision={workspace.textRevision}
              marks={marks}
              partingLines={partingLines}
              partingText={t.file.parting}
              problems={display}
              blocks={props.blocks}
              foldsBlocks={isAsFetched(workspace)}
              foldWords={t.managed}
              fixEffects={fixEffects}
              onProblemShown={props.problems.askEffects}
              onFix={props.onFix}
              onFixed={props.onFixed}
              reveal={workspace.reveal}
              wish={workspace.wish}
              onReady={props.onReady}
              label={t.file.label}
              describedBy="file-line-status"
              phrases={t.editor}
              onEdit={props.onEdit}
              onCursor={props.onCursor}
              onTooLarge={props.onTooLarge}
              onFile={props.onFile}
            />
          </Suspense>
        </FailureBoundary>
      </div>
      <FileFooter
        workspace={workspace}
        analysis={analysis}
        differs={differsFromLive(workspace)}
        onReturn={props.onReturn}
        onRestore={props.onRestore}
      />
    </div>
  )
}

/** Problems as the editor shows them. */
function useShownInFile({ known }: ShownProblems, blocks: readonly ManagedBlock[]) {
  const { t: page, language } = useCatalogue()
  const t = usePanelMessagesLater(known !== null)?.problems ?? null
  const words = useMemo(
    () => (t === null ? null : problemWords(t, page, language, (one) => !fixesBlock(one, blocks))),
    [t, page, language, blocks],
  )
  const text = known?.text ?? ''
  const problems = known?.problems ?? null
  const effects = known?.effects ?? null
  const display = useMemo(
    (): ProblemDisplay | null =>
      problems === null || words === null ? null : { text, problems, words },
    [text, problems, words],
  )
  const fixEffects = useCallback(
    (problem: Problem, fix: number) =>
      t === null
        ? ''
        : effectText(effects?.get(effectKey(problems?.indexOf(problem) ?? -1, fix)), t),
    [problems, effects, t],
  )
  return { display, fixEffects }
}

/** Such a file may come folded: nobody has typed any of it here. */
function isAsFetched(workspace: Workspace): boolean {
  return workspace.live !== null && !differsFromLive(workspace)
}

/** Where the file was fetched from; null where it was not. */
function originOf(workspace: Workspace): string | null {
  if (showsExample(workspace)) return null
  return workspace.live?.robotsUrl ?? null
}
