/** The verdict without a block that a service writes, or without all, and whether it decides. */
import { explainVerdict, type FetchReport, type ManagedBlock } from '@robots-txt-tester/core'
import type { PartAnswer } from '../../analysis/managed-blocks.ts'
import type { ShownBlocks } from '../../analysis/use-managed-blocks.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { joinedSentences } from '../../messages/joined-sentences.ts'
import { Outcome } from '../../ui/outcome.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import table from '../../ui/table.module.css'
import styles from './managed-block.module.css'

export interface WithoutBlocksProps {
  readonly shown: ShownBlocks
  readonly live: FetchReport | null
  readonly onReveal: (line: number) => void
}

/** Without all blocks: by the site's own rules alone. */
export function WithoutBlocks({ shown, ...props }: WithoutBlocksProps) {
  const { t } = useCatalogue()
  const answer = shown.answers?.own ?? null
  const decides = t.managed.ownRules[outcome(answer)]
  return <Without {...props} what="all" answer={answer} decides={decides} />
}

export interface WithoutBlockProps extends WithoutBlocksProps {
  readonly block: ManagedBlock
}

/** Without one of the blocks; where it is the only one, that is by the site's own rules alone. */
export function WithoutBlock({ block, shown, ...props }: WithoutBlockProps) {
  const { t, language } = useCatalogue()
  const { blocks, asked, answers } = shown
  if (!asked.some(({ fromLine }) => fromLine === block.fromLine)) {
    return <p className={table.quiet}>{t.managed.notAsked(blocks.length - asked.length)}</p>
  }
  const found = answers?.blocks.find((one) => one.block.fromLine === block.fromLine) ?? null
  const { decides, ownRules } = t.managed
  const only = blocks.length === 1
  return (
    <Without
      {...props}
      what="block"
      answer={found}
      decides={only ? joinedSentences([decides, ownRules[outcome(found)]], language) : decides}
    />
  )
}

interface WithoutProps extends Omit<WithoutBlocksProps, 'shown'> {
  readonly what: 'block' | 'all'
  /** Null while it is being worked out. */
  readonly answer: PartAnswer | null
  /** What is said where the verdict would be the opposite. */
  readonly decides: string
}

function Without({ what, answer, decides, live, onReveal }: WithoutProps) {
  const { t, sentences } = useCatalogue()
  if (answer === null) return <p className={table.quiet}>{t.verdict.working}</p>
  const { without, changes } = answer
  if (changes === 'nothing') return <p>{t.managed.same[what]}</p>
  const { headline, reason } = explainVerdict(without, sentences, { fetch: live })
  if (changes === 'reason') {
    return (
      <p>
        {t.managed.otherReason[what]} <Sentence parts={reason} onReveal={onReveal} />
      </p>
    )
  }
  return (
    <>
      <p className={styles.decides}>{decides}</p>
      <p>
        {t.managed.without[what]} <Outcome kind={headline.outcome} text={headline.text} />
        <span className={styles.reason}>
          <Sentence parts={reason} onReveal={onReveal} />
        </span>
      </p>
    </>
  )
}

function outcome(answer: PartAnswer | null): 'allowed' | 'blocked' {
  return answer?.without.allowed ? 'allowed' : 'blocked'
}
