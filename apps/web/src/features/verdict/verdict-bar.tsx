/** The verdict, first of all: the answer, the one sentence that says why, and the group. */
import {
  DIALECTS,
  type DialectChoice,
  dialectById,
  type Explanation,
  type FetchReport,
} from '@robots-txt-tester/core'
import { type ReactNode, useId } from 'react'
import type { Analysis } from '../../analysis/analyse.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { Select } from '../../ui/select.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { SourceMark } from './source-mark.tsx'
import styles from './verdict-bar.module.css'

export interface VerdictBarProps {
  readonly analysis: Analysis | null
  readonly explanation: Explanation | null
  /** What else is to be said about the verdict, beneath it. */
  readonly children?: ReactNode
  readonly stale: boolean
  readonly dialect: DialectChoice
  readonly live: FetchReport | null
  readonly example: boolean
  readonly onDialect: (dialect: DialectChoice) => void
  readonly onReveal: (line: number) => void
  readonly onResponse: () => void
}

export function VerdictBar(props: VerdictBarProps) {
  const { analysis, explanation, stale, onReveal, children } = props
  const { t } = useCatalogue()
  return (
    <section className={styles.bar} aria-label={t.verdict.region} aria-busy={stale}>
      <div className={styles.answer}>
        {explanation === null || analysis === null ? (
          <p className={styles.reason}>{t.verdict.working}</p>
        ) : (
          <Answer analysis={analysis} explanation={explanation} onReveal={onReveal} />
        )}
      </div>
      {children}
      <div className={styles.side}>
        <DialectSelect {...props} />
        <SourceMark live={props.live} example={props.example} onResponse={props.onResponse} />
      </div>
    </section>
  )
}

interface AnswerProps {
  readonly analysis: Analysis
  readonly explanation: Explanation
  readonly onReveal: (line: number) => void
}

function Answer({ analysis, explanation, onReveal }: AnswerProps) {
  const { sentences } = useCatalogue()
  const { headline, reason, group } = explanation
  const notes = analysis.verdict.notes
    // The reason itself says what is assumed.
    .filter((code) => code !== 'policy-assumed')
    .flatMap((code) => noteText(code, sentences.notes))
  return (
    <>
      <p className={styles.reason}>
        <Outcome large kind={headline.outcome} text={headline.text} />
        <span>
          <Sentence parts={reason} onReveal={onReveal} />
        </span>
      </p>
      <p className={styles.more}>
        {group !== null && <Sentence parts={group} onReveal={onReveal} />} {notes.join(' ')}
      </p>
    </>
  )
}

function noteText(code: string, texts: Readonly<Record<string, string>>): readonly string[] {
  const text = texts[code]
  return text === undefined ? [] : [text]
}

function DialectSelect({ analysis, dialect, onDialect }: VerdictBarProps) {
  const { t, sentences } = useCatalogue()
  const id = useId()
  const own = analysis?.found.crawler.dialect ?? 'rfc9309'
  const options = [
    {
      value: 'auto' as DialectChoice,
      text: t.verdict.itsOwn(sentences.dialects[dialectById(own).id]),
    },
    ...DIALECTS.map(({ id: value }) => ({
      value: value as DialectChoice,
      text: sentences.dialects[value],
    })),
  ]
  return (
    <div className={styles.dialect}>
      <label htmlFor={id}>{t.verdict.readsAs}</label>
      <Select id={id} value={dialect} options={options} onChoose={onDialect} />
    </div>
  )
}
