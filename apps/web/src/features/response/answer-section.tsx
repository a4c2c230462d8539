import type { FetchReport } from '@robots-txt-tester/core'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { formatDateTime, formatNumber } from '../../messages/formats.ts'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { Section } from '../../ui/section.tsx'
import styles from './response-panel.module.css'

/** The facts of the answer: addresses, status, type, size, time. */
export function AnswerSection({ live }: { readonly live: FetchReport }) {
  const { t, language } = useCatalogue()
  const { response } = usePanelMessages()
  const { body } = live
  const facts: readonly (readonly [string, string | null])[] = [
    [response.asked, live.robotsUrl ?? live.requested],
    [response.final, live.finalUrl === live.robotsUrl ? null : live.finalUrl],
    [response.status, live.status === null ? response.noStatus : statusText(live.status)],
    [
      response.type,
      live.status === null ? null : (live.headers['content-type'] ?? response.absent),
    ],
    [
      response.size,
      body === null
        ? null
        : [t.file.octets(body.octets), ...(body.truncated ? [response.cut] : [])].join(' · '),
    ],
    [response.time, `${formatNumber(Math.round(live.durationMs), language)} ms`],
    [response.fetchedAt, formatDateTime(live.fetchedAt, language)],
    [response.sentAs, live.userAgent],
  ]
  return (
    <Section title={live.status === null ? response.request : response.answer}>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={styles.value} translate="no">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  )
}

/** The names of the statuses that robots.txt is answered with; others stand alone. */
const STATUS_NAMES: Readonly<Record<number, string>> = {
  200: 'OK',
  204: 'No Content',
  206: 'Partial Content',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  410: 'Gone',
  429: 'Too Many Requests',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** A status with its name in the protocol: `404 Not Found`. */
export function statusText(status: number): string {
  const name = STATUS_NAMES[status]
  return name === undefined ? String(status) : `${status} ${name}`
}
