/** Why the verdict is as it is: matches, near misses, the way to the group, skipped lines. */

import type { ReactNode } from 'react'
import type { Analysis } from '../../analysis/analyse.ts'
import type { LineSummary } from '../../analysis/line-summary.ts'
import { AboutCrawler } from './about-crawler.tsx'
import { MatchesSection } from './matches-section.tsx'
import { NearMissesSection } from './near-misses-section.tsx'
import { SkippedSection } from './skipped-section.tsx'
import { ThisLine } from './this-line.tsx'
import { TrailSection } from './trail-section.tsx'
import styles from './why-panel.module.css'

export interface WhyPanelProps {
  readonly analysis: Analysis
  readonly text: string
  readonly line: LineSummary | null
  /** Stands in front of all the rest. */
  readonly lead: ReactNode
  readonly onReveal: (line: number) => void
}

export function WhyPanel({ analysis, text, line, lead, onReveal }: WhyPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.scroll}>
        {lead}
        <MatchesSection verdict={analysis.verdict} onReveal={onReveal} />
        <NearMissesSection verdict={analysis.verdict} text={text} onReveal={onReveal} />
        <TrailSection verdict={analysis.verdict} onReveal={onReveal} />
        <SkippedSection ignored={analysis.ignored} text={text} onReveal={onReveal} />
        <AboutCrawler crawler={analysis.found.crawler} />
      </div>
      {line !== null && <ThisLine summary={line} verdict={analysis.verdict} />}
    </div>
  )
}
