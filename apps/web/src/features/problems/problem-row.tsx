import { type ReactNode, useEffect } from 'react'
import { messageParts } from '../../analysis/message-parts.ts'
import type { FixEffect, Problem, ProblemFix } from '../../analysis/problem.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { checkHref, concernText } from '../../messages/problem-words.ts'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { Button } from '../../ui/button.tsx'
import { LineButton } from '../../ui/line-button.tsx'
import { SeveritySign } from '../../ui/severity-sign.tsx'
import { FixLine } from './fix-line.tsx'
import styles from './problems-panel.module.css'

export interface ProblemRowProps {
  readonly problem: Problem
  /** What becomes of verdicts with its fix at this place; undefined while it is worked out. */
  readonly effectOf: (fix: number) => FixEffect | undefined
  /** The row is shown: the effects of its fixes are wanted. */
  readonly onShown: (problem: Problem) => void
  readonly onFix: (fix: ProblemFix) => void
  readonly onReveal: (line: number) => void
  /** Shows what the site answered. */
  readonly onAnswer: () => void
  /** The keyboard can be brought here. */
  readonly takesFocus: boolean
  readonly children?: ReactNode
}

/** A problem: how grave, where, what, for whom, and what can be done about it. */
export function ProblemRow(props: ProblemRowProps) {
  const { problem, effectOf, onShown, onFix, onReveal, onAnswer, takesFocus, children } = props
  const { t, language } = useCatalogue()
  const { problems } = usePanelMessages()
  const { severity, line, message, effect, related, fixes, ofAnswer } = problem

  useEffect(() => onShown(problem), [onShown, problem])

  return (
    <li className={styles.row} tabIndex={takesFocus ? -1 : undefined}>
      <span className={styles.severity}>
        <SeveritySign severity={severity} /> {problems.severities[severity]}
      </span>
      <span className={styles.place}>
        {ofAnswer ? (
          <Button look="link" onClick={onAnswer}>
            {problems.ofAnswer}
          </Button>
        ) : (
          <LineButton line={line} label={t.why.thisLine(line)} onReveal={onReveal} />
        )}
      </span>
      <div className={styles.body}>
        <p>
          {messageParts(message).map(({ kind, text }, index) => {
            // Parts have no identity of their own: their place in the message is what they are.
            const key = `${index}`
            return kind === 'code' ? (
              <code key={key} className={styles.code} translate="no">
                {text}
              </code>
            ) : (
              <span key={key}>{text}</span>
            )
          })}
        </p>
        <p className={styles.quiet}>
          {parted([
            problems.effects[effect],
            concernText(problem, problems, language),
            <a key="about" href={checkHref(problem, language)}>
              {problems.about}
            </a>,
          ])}
        </p>
        <AlarmsLine problem={problem} />
        {related.length > 0 && (
          <ul className={styles.related}>
            {related.map(({ line: at, text }) => (
              <li key={`${at} ${text}`}>
                <LineButton
                  line={at}
                  text={t.why.thisLine(at)}
                  label={t.why.thisLine(at)}
                  onReveal={onReveal}
                />
                {language === 'ja' ? '：' : ': '}
                {text}
              </li>
            ))}
          </ul>
        )}
        {children}
        {fixes.map((fix, index) => (
          <FixLine key={fix.title} fix={fix} effect={effectOf(index)} onFix={onFix} />
        ))}
      </div>
    </li>
  )
}

/** Which alarm rings where, and that there is no need for it where the thing does no harm. */
function AlarmsLine({ problem }: { readonly problem: Problem }) {
  const { problems } = usePanelMessages()
  const { alarms, effect } = problem
  const ringing = (Object.keys(problems.tools) as (keyof typeof alarms)[]).flatMap((tool) => {
    const level = alarms[tool]
    return level === undefined ? [] : [`${problems.tools[tool]}: ${problems.alarmLevels[level]}`]
  })
  if (ringing.length === 0) return null
  return (
    <p className={styles.quiet}>
      {problems.alarms} — {parted(ringing)}
      {effect === 'harmless' && problems.falseAlarm}
    </p>
  )
}

/** Things with a dot between them. */
function parted(things: readonly ReactNode[]): ReactNode {
  return things.flatMap((thing, index) => (index === 0 ? [thing] : [' · ', thing]))
}
