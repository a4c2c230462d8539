/** The verdict without a block that a service writes, and whether the block decides. */
import { explainVerdict, type FetchReport } from '@robots-txt-tester/core'
import type { BlockAnswer } from '../../analysis/managed-blocks.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import table from '../../ui/table.module.css'
import styles from './managed-block.module.css'

export interface WithoutBlockProps {
  /** Null while it is being worked out. */
  readonly answer: BlockAnswer | null
  readonly live: FetchReport | null
  readonly onReveal: (line: number) => void
}

export function WithoutBlock({ answer, live, onReveal }: WithoutBlockProps) {
  const { t, sentences } = useCatalogue()
  if (answer === null) return <p className={table.quiet}>{t.verdict.working}</p>
  const { without, changes } = answer
  if (changes === 'nothing') return <p>{t.managed.same}</p>
  const { headline, reason } = explainVerdict(without, sentences, { fetch: live })
  if (changes === 'reason') {
    return (
      <p>
        {t.managed.otherReason} <Sentence parts={reason} onReveal={onReveal} />
      </p>
    )
  }
  return (
    <>
      <p className={styles.decides}>{t.managed.decides[without.allowed ? 'allowed' : 'blocked']}</p>
      <p>
        {t.managed.without} <Outcome kind={headline.outcome} text={headline.text} />
        <span className={styles.reason}>
          <Sentence parts={reason} onReveal={onReveal} />
        </span>
      </p>
    </>
  )
}
