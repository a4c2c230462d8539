/** The example of a check: the mistake, the same put right, and what crawlers decide about both. */
import type { Check } from '@robots-txt-tester/core'
import { type MouseEvent, useMemo, useState } from 'react'
import type { Store } from '../../workspace/draft.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { useChecks } from '../use-checks.ts'
import { exampleAnswers } from './example-answers.ts'
import styles from './example-section.module.css'
import { Findings } from './findings.tsx'
import { Listing } from './listing.tsx'
import { keepForTester } from './open-in-tester.ts'
import { VerdictTable } from './verdict-table.tsx'

export interface ExampleSectionProps {
  readonly check: Check
  readonly workspace: Workspace
  readonly store: Store | null
}

export function ExampleSection({ check, workspace, store }: ExampleSectionProps) {
  const { texts, linkTo } = useChecks()
  const { words } = texts
  const answers = useMemo(() => exampleAnswers(check), [check])
  const { bad, good, address, verdicts } = answers
  const [notKept, setNotKept] = useState(false)
  const marks = bad.ofAnswer ? [] : bad.found

  function keep(event: MouseEvent) {
    const kept = keepForTester(store, workspace, answers)
    if (!kept) event.preventDefault()
    setNotKept(!kept)
  }

  return (
    <section aria-labelledby="example">
      <h2 id="example">{words.example}</h2>
      <figure className={styles.figure}>
        <figcaption>{words.bad}</figcaption>
        <Listing text={bad.shown} marks={marks} severity={check.severity} />
        <Findings example={bad} />
      </figure>
      <figure className={styles.figure}>
        <figcaption>{words.good}</figcaption>
        <Listing text={good.shown} marks={[]} severity={check.severity} />
      </figure>
      {address !== null && <VerdictTable address={address} verdicts={verdicts} />}
      {!bad.ofAnswer && (
        <p>
          <a href={linkTo('/')} onClick={keep}>
            {words.try}
          </a>{' '}
          <span role="status">{notKept && words.notKept}</span>
        </p>
      )}
    </section>
  )
}
