import { Fragment } from 'react'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { LineButton } from '../../ui/line-button.tsx'
import { Section } from '../../ui/section.tsx'
import table from '../../ui/table.module.css'
import type { VerdictSectionProps } from './matches-section.tsx'
import styles from './why-panel.module.css'

/** The tokens that were looked for, in order, up to the one that a group names. */
export function TrailSection({ verdict, onReveal }: VerdictSectionProps) {
  const { t } = useCatalogue()
  const { trail } = verdict
  return (
    <Section title={t.why.whichGroup}>
      {trail.length === 0 ? (
        <p className={table.quiet}>{t.why.noTrail}</p>
      ) : (
        <ol className={styles.trail}>
          {trail.map(({ token, found, lines = [] }) => (
            <li key={token}>
              <code translate="no">{token}</code>{' '}
              {found ? (
                <Lines lines={lines} onReveal={onReveal} />
              ) : (
                <span className={table.quiet}>{t.why.noGroup}</span>
              )}
            </li>
          ))}
          {verdict.group === null && <li className={table.quiet}>{t.why.noneApplies}</li>}
        </ol>
      )}
    </Section>
  )
}

/** The most lines that are listed; a token may be named by thousands. */
const SHOWN = 8

interface LinesProps {
  readonly lines: readonly number[]
  readonly onReveal: (line: number) => void
}

function Lines({ lines, onReveal }: LinesProps) {
  const { t } = useCatalogue()
  return (
    <span>
      {t.why.linesOf(lines.length)}{' '}
      {lines.slice(0, SHOWN).map((line, index) => (
        <Fragment key={line}>
          {index > 0 && ', '}
          <LineButton line={line} text={String(line)} label={String(line)} onReveal={onReveal} />
        </Fragment>
      ))}
      {lines.length > SHOWN && ' …'}
    </span>
  )
}
