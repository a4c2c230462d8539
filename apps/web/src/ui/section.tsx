import type { ReactNode } from 'react'
import styles from './section.module.css'

export interface SectionProps {
  readonly title: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a panel with its heading. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
