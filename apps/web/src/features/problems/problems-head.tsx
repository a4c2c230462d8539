import type { Audience, Severity } from '@robots-txt-tester/core'
import type { Concern, SeverityCounts } from '../../analysis/problem.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { SeveritySign } from '../../ui/severity-sign.tsx'
import styles from './problems-panel.module.css'

const AUDIENCES: readonly Audience[] = ['standard', 'google', 'bing', 'yandex', 'python', 'people']

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info', 'hint']

export interface ProblemsHeadProps {
  readonly counts: SeverityCounts
  readonly concern: Concern
  readonly onConcern: (concern: Concern) => void
  /** Null where no problem that is shown has a fix. */
  readonly onFixHarmless: (() => void) | null
}

/** How many there are of each severity; whom they concern; what can be done at once. */
export function ProblemsHead({ counts, concern, onConcern, onFixHarmless }: ProblemsHeadProps) {
  const { t } = useCatalogue()
  const { problems } = usePanelMessages()
  return (
    <div className={styles.head}>
      <ul className={styles.counts}>
        {SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => (
          <li key={severity}>
            <SeveritySign severity={severity} /> {t.tabs.counted[severity](counts[severity])}
          </li>
        ))}
      </ul>
      <div className={styles.concern}>
        <label htmlFor="problems-concern">{problems.filter}</label>
        <Select<Concern>
          id="problems-concern"
          look="plain"
          value={concern}
          options={[
            { value: 'everyone', text: problems.everyone },
            ...AUDIENCES.map((value) => ({ value, text: problems.audience[value] })),
          ]}
          onChoose={onConcern}
        />
      </div>
      {onFixHarmless !== null && (
        <Button className={styles.fixButton} onClick={onFixHarmless}>
          {problems.fixHarmless}
        </Button>
      )}
    </div>
  )
}
