/** Where the file comes from: typed, the example, or a site's answer with its time and status. */
import type { FetchReport } from '@robots-txt-tester/core'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { formatOctets, formatTime } from '../../messages/formats.ts'
import { Button } from '../../ui/button.tsx'
import styles from './verdict-bar.module.css'

export interface SourceMarkProps {
  readonly live: FetchReport | null
  readonly example: boolean
  readonly onResponse: () => void
}

export function SourceMark({ live, example, onResponse }: SourceMarkProps) {
  const { t, language } = useCatalogue()
  if (live === null) {
    return <p className={styles.source}>{example ? t.verdict.example : t.verdict.pasted}</p>
  }
  const answer =
    live.status === null
      ? live.outcome === 'refused'
        ? t.verdict.notAsked
        : t.verdict.noAnswer
      : String(live.status)
  const parts = [
    t.verdict.live(formatTime(live.fetchedAt, language)),
    answer,
    ...(live.body === null ? [] : [formatOctets(live.body.octets, language, t.file.octets)]),
  ]
  return (
    <p className={styles.source}>
      <Button look="link" onClick={onResponse}>
        {parts.join(' · ')}
      </Button>
    </p>
  )
}
