/**
 * Beneath the verdict: that a block of a service decides, and what would be without it. The answer
 * comes a moment after the verdict, so its room is kept wherever the file has a block.
 */
import type { ManagedBlock } from '@robots-txt-tester/core'
import { decidingBlock } from '../../analysis/managed-blocks.ts'
import type { ShownBlocks } from '../../analysis/use-managed-blocks.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import type { Messages } from '../../messages/en.ts'
import { joinedSentences } from '../../messages/joined-sentences.ts'
import { blockTitle } from './block-title.ts'
import styles from './managed-block.module.css'

export function DecidingNote({ shown }: { readonly shown: ShownBlocks }) {
  const { t, language } = useCatalogue()
  const { asked, answers } = shown
  if (asked.length === 0) return null
  const deciding = answers === null ? null : decidingBlock(answers)
  const { managed } = t
  const outcome = deciding?.allowed ? 'allowed' : 'blocked'
  return (
    <p className={styles.note} data-room={longestText(asked, t)}>
      {deciding !== null && (
        <strong>
          {joinedSentences(
            [
              deciding.block === null
                ? managed.allDecide
                : managed.decidesHere(blockTitle(deciding.block, t)),
              managed[deciding.own ? 'ownRules' : 'otherRules'][outcome],
            ],
            language,
          )}
        </strong>
      )}
    </p>
  )
}

/** What takes as much room as anything that can come to stand here. */
function longestText(blocks: readonly ManagedBlock[], t: Messages): string {
  const { decidesHere, ownRules, otherRules, allDecide } = t.managed
  const who = [...blocks.map((block) => decidesHere(blockTitle(block, t))), allDecide]
  const what = [ownRules, otherRules].flatMap(({ allowed, blocked }) => [allowed, blocked])
  return `${longest(who)} ${longest(what)}`
}

function longest(texts: readonly string[]): string {
  return texts.reduce((one, other) => (other.length > one.length ? other : one))
}
