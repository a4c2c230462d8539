/** Which alarm rings where: what other tools say of the same thing. */
import type { AlarmTool, Check } from '@robots-txt-tester/core'
import { useCatalogue } from '../messages/catalogue.tsx'
import styles from './check-page.module.css'
import { useChecks } from './use-checks.ts'

export function ElsewhereSection({ check }: { readonly check: Check }) {
  const { words } = useChecks().texts
  const { t } = useCatalogue()
  const alarms = Object.entries(check.alarms) as [AlarmTool, 'error' | 'warning'][]
  return (
    <>
      <h2>{words.alarms}</h2>
      {alarms.length === 0 ? (
        <p>{words.noAlarms}</p>
      ) : (
        <ul className={styles.alarms}>
          {alarms.map(([tool, level]) => (
            <li key={tool}>{words.pair(t.problems.tools[tool], t.problems.alarmLevels[level])}</li>
          ))}
        </ul>
      )}
      {alarms.length > 0 && check.effect === 'harmless' && <p>{words.harmlessAlarm}</p>}
    </>
  )
}
