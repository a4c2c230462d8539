/** What the reader must be told and nothing else on the page shows. Each can be dismissed. */
import type { ReactNode } from 'react'
import type { Analysis } from '../../analysis/analyse.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import type { Messages } from '../../messages/en.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeBar } from '../../ui/notice-bar.tsx'
import { shortened } from '../../ui/shortened.ts'
import type { Notice } from '../../workspace/workspace.ts'
import styles from './notices.module.css'

export interface NoticesProps {
  readonly notices: readonly Notice[]
  readonly onDismiss: (notice: Notice) => void
  /** Without it, no text is offered to the file. */
  readonly onMoveToFile?: (text: string) => void
  readonly children?: ReactNode
}

export function Notices(props: NoticesProps) {
  const { notices, onDismiss, onMoveToFile, children } = props
  const { t } = useCatalogue()
  return (
    <div className={styles.notices} role="status" aria-label={t.notices.region}>
      {notices.map((notice) => (
        <NoticeBar
          key={`${notice.kind}-${notice.kind === 'broken-link-field' ? notice.field : ''}`}
          dismiss={t.notices.dismiss}
          onDismiss={() => onDismiss(notice)}
        >
          {noticeText(notice, t)}{' '}
          {notice.kind === 'file-in-address' && onMoveToFile !== undefined && (
            <Button look="link" onClick={() => onMoveToFile(notice.text)}>
              {t.notices.moveToFile}
            </Button>
          )}
        </NoticeBar>
      ))}
      {children}
    </div>
  )
}

export interface NotGovernedProps {
  readonly analysis: Analysis | null
  readonly onFetch: () => void
}

/** Says that the file is not the one that counts for the address. */
export function NotGoverned({ analysis, onFetch }: NotGovernedProps) {
  const { t } = useCatalogue()
  const governance = analysis?.governance
  if (governance == null || governance.governed || analysis?.robotsUrl == null) return null
  const { because } = governance
  if (because !== 'host' && because !== 'scheme' && because !== 'port') return null
  const url = new URL(analysis.robotsUrl)
  const site = because === 'host' ? url.host : url.origin
  return (
    <NoticeBar>
      {t.notices.notGoverned(site)} {t.notices.notGovernedBecause[because]}{' '}
      <Button look="link" onClick={onFetch}>
        {t.notices.fetchRight(analysis.robotsUrl)}
      </Button>
    </NoticeBar>
  )
}

function noticeText(notice: Notice, t: Messages): string {
  switch (notice.kind) {
    case 'broken-link-field':
      return t.notices.brokenField(notice.field, shortened(notice.value, 60))
    case 'file-in-address':
      return t.notices.fileInAddress
    case 'too-large':
      return t.notices.tooLarge(notice.octets)
    case 'unreadable-file':
      return t.notices.unreadableFile
    case 'not-copied':
      return t.notices.notCopied
    case 'not-kept':
      return t.notices.notKept
  }
}
