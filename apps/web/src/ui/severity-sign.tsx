/** The sign of a severity: a shape of its own for each, as in the file's gutter. A word stands beside it. */
import type { Severity } from '@robots-txt-tester/core'
import styles from './severity-sign.module.css'

const SHAPES: Readonly<Record<Severity, string>> = {
  error: 'M2 0l3 3 3-3 2 2-3 3 3 3-2 2-3-3-3 3-2-2 3-3-3-3z',
  warning: 'M5 .4 10 9.6H0z',
  info: 'M5 .4a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 0 1 0-9.2z',
  hint: 'M5 1l4 4-4 4-4-4z',
}

export interface SeveritySignProps {
  readonly severity: Severity
}

export function SeveritySign({ severity }: SeveritySignProps) {
  return (
    <svg
      viewBox="0 0 10 10"
      width="10"
      height="10"
      className={`${styles.sign} ${styles[severity]}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[severity]} />
    </svg>
  )
}
