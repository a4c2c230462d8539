/** The file: its editor, what looks wrong about it as a whole, and what can be done with it. */
import { lazy, Suspense, useMemo } from 'react'
import type { Analysis } from '../../analysis/analyse.ts'
import { marksOf } from '../../editor/marks-of.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
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
  const marks = useMemo(
    () => (analysis === null || stale ? null : marksOf(analysis, sentences, t.file.decides)),
    [analysis, stale, sentences, t],
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
              partingText={t.readers.parting}
              reveal={workspace.reveal}
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

/** Where the file was fetched from; null where it was not. */
function originOf(workspace: Workspace): string | null {
  if (showsExample(workspace)) return null
  return workspace.live?.robotsUrl ?? null
}
