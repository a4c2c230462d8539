/** A request that failed, was refused by us or turned away by the site, as what it is. */
import { type FetchReport, fetchErrorText } from '@robots-txt-tester/core'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { useReferenceTexts } from '../../messages/use-reference-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import table from '../../ui/table.module.css'

export interface FailureSectionProps {
  readonly live: FetchReport
  readonly onPaste: () => void
}

export function FailureSection({ live, onPaste }: FailureSectionProps) {
  const { response } = usePanelMessages()
  const paste = <Button onClick={onPaste}>{response.paste}</Button>
  if (live.error !== null) {
    const refused = live.outcome === 'refused'
    return (
      <Section title={refused ? response.refused : response.failed}>
        <ErrorText error={live.error} />
        {refused && <p className={table.quiet}>{response.refusedMeans}</p>}
        {paste}
      </Section>
    )
  }
  const turnedAway =
    live.notes.includes('challenge-page') || live.status === 403 || live.status === 401
  if (!turnedAway) return null
  return (
    <Section title={response.turnedAway}>
      <p>{response.mayDiffer}</p>
      {paste}
    </Section>
  )
}

function ErrorText({ error }: { readonly error: NonNullable<FetchReport['error']> }) {
  const texts = useReferenceTexts()
  if (texts === null) return null
  const { what, next } = fetchErrorText(error, texts)
  return (
    <p>
      {what} {next}{' '}
      <code className={table.quiet} translate="no">
        {error.code}
      </code>
    </p>
  )
}
