import type { ReactNode } from 'react'
import { CloseIcon } from './icons.tsx'
import styles from './notice-bar.module.css'

export interface NoticeBarProps {
  readonly children: ReactNode
  /** What the button says that takes the notice away; without it there is none. */
  readonly dismiss?: string
  readonly onDismiss?: () => void
}

/** One line of text across a part of the page, with what can be done about it. */
export function NoticeBar({ children, dismiss, onDismiss }: NoticeBarProps) {
  return (
    <div className={styles.bar}>
      <p>{children}</p>
      {dismiss !== undefined && (
        <button type="button" className={styles.dismiss} aria-label={dismiss} onClick={onDismiss}>
          <CloseIcon />
        </button>
      )}
    </div>
  )
}
