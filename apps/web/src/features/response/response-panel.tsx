/** What the site answered, and what each reader makes of that answer. All of it is shown as text. */
import type { FetchReport } from '@robots-txt-tester/core'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import table from '../../ui/table.module.css'
import { AnswerSection } from './answer-section.tsx'
import { FailureSection } from './failure-section.tsx'
import { NotesSection } from './notes-section.tsx'
import { PoliciesSection } from './policies-section.tsx'
import { RedirectsSection } from './redirects-section.tsx'
import styles from './response-panel.module.css'

export interface ResponsePanelProps {
  readonly live: FetchReport | null
  /** The host that would be asked; null where the address names none. */
  readonly host: string | null
  readonly onFetch: () => void
  readonly onPaste: () => void
}

export function ResponsePanel({ live, host, onFetch, onPaste }: ResponsePanelProps) {
  const { response } = usePanelMessages()
  if (live === null) {
    return (
      <div className={styles.panel}>
        <div className={styles.empty}>
          <p>{response.none}</p>
          {host !== null && <Button onClick={onFetch}>{response.fetchNow(host)}</Button>}
        </div>
      </div>
    )
  }
  const refused = live.outcome === 'refused'
  return (
    <div className={styles.panel}>
      <FailureSection live={live} onPaste={onPaste} />
      <NotesSection live={live} />
      <AnswerSection live={live} />
      {live.hops.length > 0 && <RedirectsSection hops={live.hops} final={live.finalUrl} />}
      {!refused && <PoliciesSection policies={live.policies} />}
      {!refused && <HeadersSection live={live} />}
    </div>
  )
}

function HeadersSection({ live }: { readonly live: FetchReport }) {
  const { response } = usePanelMessages()
  const headers = Object.entries(live.headers)
  if (live.status === null) return null
  return (
    <Section title={response.headers}>
      {headers.length === 0 ? (
        <p className={table.quiet}>{response.noHeaders}</p>
      ) : (
        <dl className={styles.facts}>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>
                <code translate="no">{name}</code>
              </dt>
              <dd>
                <code translate="no">{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
