import type { FetchReport } from '@robots-txt-tester/core'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { useReferenceTexts } from '../../messages/use-reference-texts.ts'
import { Section } from '../../ui/section.tsx'
import styles from './response-panel.module.css'

/** What is worth knowing about the answer besides. Not there where there is nothing. */
export function NotesSection({ live }: { readonly live: FetchReport }) {
  const { response } = usePanelMessages()
  const texts = useReferenceTexts()
  if (live.notes.length === 0 || texts === null) return null
  return (
    <Section title={response.notes}>
      <ul className={styles.notes}>
        {live.notes.map((note) => (
          <li key={note}>{texts.fetchNotes[note].explanation}</li>
        ))}
      </ul>
    </Section>
  )
}
