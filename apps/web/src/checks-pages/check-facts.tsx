/** What a check is, in a few lines: how much it matters, what it does, whom it concerns. */
import type { Check } from '@robots-txt-tester/core'
import { SeveritySign } from '../ui/severity-sign.tsx'
import styles from './check-page.module.css'
import { useChecks } from './use-checks.ts'

export function CheckFacts({ check }: { readonly check: Check }) {
  const { words, panels } = useChecks().texts
  const { severity, effect, audience } = check
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.severity}</dt>
        <dd>
          <SeveritySign severity={severity} />{' '}
          {words.pair(panels.problems.severities[severity], words.severityMeans[severity])}
        </dd>
      </div>
      <div>
        <dt>{words.effect}</dt>
        <dd>{words.effects[effect]}</dd>
      </div>
      <div>
        <dt>{words.audience}</dt>
        <dd>{audience.map((one) => words.audiences[one]).join(' · ')}</dd>
      </div>
    </dl>
  )
}
