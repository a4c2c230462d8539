/** The foot of the file: how it stands to the live one, what the line under the cursor is, its size. */
import type { Sentences } from '@robots-txt-tester/core'
import type { Analysis } from '../../analysis/analyse.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import type { Messages } from '../../messages/en.ts'
import { Button } from '../../ui/button.tsx'
import type { Workspace } from '../../workspace/workspace.ts'
import styles from './file-panel.module.css'

export interface FileFooterProps {
  readonly workspace: Workspace
  readonly analysis: Analysis | null
  readonly differs: boolean
  readonly onReturn: () => void
  readonly onRestore: () => void
}

export function FileFooter({ workspace, analysis, differs, onReturn, onRestore }: FileFooterProps) {
  const { t, sentences } = useCatalogue()
  const { live, line, setAside } = workspace
  const status = line === null || analysis === null ? '' : lineStatus(line, analysis, t, sentences)
  return (
    <div className={styles.footer}>
      <div className={styles.standing}>
        {live !== null && live.body !== null && (
          <span className={differs ? styles.differs : ''}>
            {differs ? t.live.differs : t.live.same}
          </span>
        )}
        {live !== null && differs && (
          <Button look="link" onClick={onReturn}>
            {t.live.returnTo}
          </Button>
        )}
        {setAside !== null && setAside !== workspace.text && (
          <span>
            {t.notices.setAside}{' '}
            <Button look="link" onClick={onRestore}>
              {t.notices.restore}
            </Button>
          </span>
        )}
        <span id="file-line-status" className={styles.line} title={status} aria-live="polite">
          {status}
        </span>
      </div>
      {analysis !== null && <Size analysis={analysis} />}
    </div>
  )
}

function Size({ analysis }: { readonly analysis: Analysis }) {
  const { t } = useCatalogue()
  const { octets, octetLimit } = analysis
  const over = octetLimit !== null && octets > octetLimit
  return (
    <span className={over ? styles.over : styles.size}>
      {octetLimit === null ? t.file.octets(octets) : t.file.octetsOf(octets, octetLimit)}
    </span>
  )
}

/** What the line under the cursor is to this verdict; empty where it is nothing special. */
function lineStatus(line: number, analysis: Analysis, t: Messages, sentences: Sentences): string {
  const { verdict, ignored } = analysis
  if (verdict.line === line) return t.file.lineDecides(line)
  const match = verdict.matches.find((one) => one.line === line)
  if (match?.lostBecause !== undefined) {
    return t.file.lineMatches(line, sentences.lostBecause[match.lostBecause].label)
  }
  const near = verdict.nearMisses.find((one) => one.line === line)
  if (near !== undefined) return t.file.lineNear(line, sentences.nearMisses[near.because].label)
  const skipped = ignored.find((one) => one.line === line)
  if (skipped === undefined) return ''
  return t.file.lineSkipped(line, sentences.ignored[skipped.because].explanation)
}
