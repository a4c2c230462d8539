/** Which alarm rings where: what other tools say of the same thing. */
import type { AlarmTool, Check } from '@robots-txt-tester/core'
import styles from './check-page.module.css'
import { useChecks } from './use-checks.ts'

export function ElsewhereSection({ check }: { readonly check: Check }) {
  const { words, panels } = useChecks().texts
  const { tools, alarmLevels } = panels.problems
  const alarms = Object.entries(check.alarms) as [AlarmTool, 'error' | 'warning'][]
  return (
    <>
      <h2>{words.alarms}</h2>
      {alarms.length === 0 ? (
        <p>{words.noAlarms}</p>
      ) : (
        <ul className={styles.alarms}>
          {alarms.map(([tool, level]) => (
            <li key={tool}>{words.pair(tools[tool], alarmLevels[level])}</li>
          ))}
        </ul>
      )}
      {alarms.length > 0 && check.effect === 'harmless' && <p>{words.harmlessAlarm}</p>}
    </>
  )
}
