/**
 * Who the crawler is, with the sources of what is known about it. The registry's details are several
 * times its size, so they are loaded when the reader opens this part for the first time.
 */
import {
  type Crawler,
  type CrawlerDetails,
  loadCrawlerDetails,
  type ReferenceTexts,
} from '@robots-txt-tester/core'
import { useEffect, useState } from 'react'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { formatDate } from '../../messages/formats.ts'
import { useReferenceTexts } from '../../messages/use-reference-texts.ts'
import table from '../../ui/table.module.css'
import styles from './why-panel.module.css'

type AllDetails = ReadonlyMap<string, CrawlerDetails>

export function AboutCrawler({ crawler }: { readonly crawler: Crawler }) {
  const { t } = useCatalogue()
  const [open, setOpen] = useState(false)
  if (crawler.custom || crawler.token === '*') return null
  return (
    <details className={styles.about} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{t.why.about(crawler.name)}</h2>
      </summary>
      {open && <Facts crawler={crawler} />}
    </details>
  )
}

function Facts({ crawler }: { readonly crawler: Crawler }) {
  const { t } = useCatalogue()
  const all = useCrawlerDetails()
  const texts = useReferenceTexts()
  const details = all?.get(crawler.id)
  if (all === null || texts === null) return <p className={table.quiet}>{t.why.aboutLoading}</p>
  return (
    <dl>
      <Fact name={t.why.operator} value={crawler.operator || t.why.unknownOperator} />
      <Fact name={t.why.token} value={crawler.token || t.why.noneToken} code />
      {crawler.fallbackTokens.length > 0 && (
        <Fact name={t.why.fallbacks} value={crawler.fallbackTokens.join(', ')} code />
      )}
      <Fact name={t.why.purpose} value={texts.purposes[crawler.purpose].explanation} />
      <Fact name={t.why.respects} value={respectText(crawler, texts)} />
      {details !== undefined && <Sources details={details} />}
    </dl>
  )
}

/** Whether it does what the file says, and who says so. */
function respectText(crawler: Crawler, texts: ReferenceTexts): string {
  const { respectsRobots, respectsBases } = texts
  return [
    respectsRobots[crawler.respectsRobots].explanation,
    respectsBases[crawler.respectsBasis].explanation,
  ].join(' ')
}

function Sources({ details }: { readonly details: CrawlerDetails }) {
  const { t, language } = useCatalogue()
  const { docUrl, evidence, note, unverified, headerExample } = details
  return (
    <>
      {headerExample !== undefined && <Fact name={t.why.header} value={headerExample} code />}
      {note !== undefined && <Fact name={t.why.note} value={note} english />}
      {unverified !== undefined && <Fact name={t.why.unverified} value={unverified} english />}
      <div>
        <dt>{t.why.source}</dt>
        <dd>
          {docUrl !== undefined && (
            <a href={docUrl} target="_blank" rel="noreferrer">
              {t.why.documentation}
            </a>
          )}
          {evidence.map(({ source, date }) => (
            <span key={source} className={styles.evidence}>
              <span lang="en">{source}</span>
              {date !== undefined && (
                <span className={table.quiet}> · {t.why.checked(formatDate(date, language))}</span>
              )}
            </span>
          ))}
        </dd>
      </div>
    </>
  )
}

interface FactProps {
  readonly name: string
  readonly value: string
  readonly code?: boolean
  /** From the registry, which is written in English. */
  readonly english?: boolean
}

function Fact({ name, value, code = false, english = false }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={english ? 'en' : undefined}>
        {code ? <code translate="no">{value}</code> : value}
      </dd>
    </div>
  )
}

let loaded: AllDetails | null = null

function useCrawlerDetails(): AllDetails | null {
  const [all, setAll] = useState(loaded)
  useEffect(() => {
    if (loaded !== null) return
    let wanted = true
    loadCrawlerDetails().then(
      (details) => {
        loaded = details
        if (wanted) setAll(details)
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  return all
}
