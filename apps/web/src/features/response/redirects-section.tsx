import type { FetchHop } from '@robots-txt-tester/core'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { Section } from '../../ui/section.tsx'
import { statusText } from './answer-section.tsx'
import styles from './response-panel.module.css'

export interface RedirectsSectionProps {
  readonly hops: readonly FetchHop[]
  /** The address that was asked last. */
  readonly final: string | null
}

/** The redirects in order, as they were answered. */
export function RedirectsSection({ hops, final }: RedirectsSectionProps) {
  const { response } = usePanelMessages()
  return (
    <Section title={`${response.redirects} (${hops.length})`}>
      <ol className={styles.hops} translate="no">
        {hops.map(({ url, status, location }, index) => (
          // A loop asks the same address again: the place in the order tells two hops apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <code>{url}</code>
            <span className={styles.hop}>
              {statusText(status)} → <code>{location}</code>
            </span>
          </li>
        ))}
        {final !== null && (
          <li>
            <code>{final}</code>
          </li>
        )}
      </ol>
    </Section>
  )
}
