import type { VerdictChange } from '@robots-txt-tester/core'
import type { FixEffect, ProblemFix } from '../../analysis/problem.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { effectText } from '../../messages/problem-words.ts'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Outcome, outcomeOf } from '../../ui/outcome.tsx'
import { crawlerNamed } from './crawler-named.ts'
import styles from './problems-panel.module.css'

export interface FixLineProps {
  readonly fix: ProblemFix
  /** Undefined while it is being worked out. */
  readonly effect: FixEffect | undefined
  readonly onFix: (fix: ProblemFix) => void
}

/** A way to put a problem right, and what would become of verdicts. */
export function FixLine({ fix, effect, onFix }: FixLineProps) {
  const { problems } = usePanelMessages()
  const examples = effect?.examples ?? []
  const more = (effect?.changes ?? 0) - examples.length
  return (
    <div className={styles.fix}>
      <Button className={styles.fixButton} onClick={() => onFix(fix)}>
        {fix.title}
      </Button>
      <span className={effect !== undefined && effect.changes > 0 ? styles.changes : styles.quiet}>
        {effectText(effect, problems)}
      </span>
      {examples.length > 0 && (
        <ul className={styles.changed}>
          {examples.map((change) => (
            <li key={`${change.address} ${change.crawler}`}>
              <Change change={change} />
            </li>
          ))}
          {more > 0 && <li className={styles.quiet}>{problems.more(more)}</li>}
        </ul>
      )}
    </div>
  )
}

/** The longest part of an address that is printed. */
const PRINTED = 120

function Change({ change }: { readonly change: VerdictChange }) {
  const catalogue = useCatalogue()
  const { headlines } = catalogue.sentences
  const [before, after] = [change.before, change.after].map((allowed) => {
    const kind = outcomeOf(allowed)
    const text = kind === 'unknown' ? headlines.unknown : headlines.fetching[kind].certain
    return <Outcome key={kind} kind={kind} text={text} />
  })
  const { problems } = usePanelMessages()
  const more = change.address.length - PRINTED
  return (
    <>
      <code translate="no">{more > 0 ? change.address.slice(0, PRINTED) : change.address}</code>
      {more > 0 && ` ${problems.moreCharacters(more)}`} · {crawlerNamed(change.crawler, catalogue)}:{' '}
      <span className={styles.turn}>
        {before} → {after}
      </span>
    </>
  )
}
