import { type CrawlPolicy, DIALECTS } from '@robots-txt-tester/core'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { useReferenceTexts } from '../../messages/use-reference-texts.ts'
import { Section } from '../../ui/section.tsx'
import table from '../../ui/table.module.css'

/** What each dialect makes of the answer, and how sure that is. */
export function PoliciesSection({
  policies,
}: {
  readonly policies: Readonly<Record<string, CrawlPolicy>>
}) {
  const { sentences } = useCatalogue()
  const { response } = usePanelMessages()
  const texts = useReferenceTexts()
  if (texts === null) return null
  return (
    <Section title={response.policies}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{response.reader}</th>
            <th scope="col">{response.does}</th>
            <th scope="col">{response.because}</th>
            <th scope="col">{response.basis}</th>
          </tr>
        </thead>
        <tbody>
          {DIALECTS.map(({ id }) => {
            const policy = policies[id]
            if (policy === undefined) return null
            return (
              <tr key={id}>
                <th scope="row">{sentences.dialects[id]}</th>
                <td>{texts.policies[policy.policy].label}</td>
                <td>{texts.policyReasons[policy.because]}</td>
                <td className={table.quiet} title={texts.policyBases[policy.basis].explanation}>
                  {texts.policyBases[policy.basis].label}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}
