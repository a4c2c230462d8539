/** Tells who does not see the panel what became of a fix. */
import type { FixStatus } from '../../analysis/problem.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { fixStatusText } from '../../messages/problem-words.ts'
import { usePanelMessagesLater } from '../../messages/use-panel-messages.ts'

export function FixAnnouncement({ status }: { readonly status: FixStatus | null }) {
  const { language } = useCatalogue()
  const t = usePanelMessagesLater(status !== null)?.problems
  return (
    <p className="visually-hidden" aria-live="polite" data-testid="announced-fix">
      {status !== null && t !== undefined && fixStatusText(status, t, language)}
    </p>
  )
}
