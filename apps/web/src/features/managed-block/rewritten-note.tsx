/** Says of a problem that its fix would not last. */
import { usePanelMessages } from '../../messages/use-panel-messages.ts'

export function RewrittenNote() {
  const { problems } = usePanelMessages()
  return <p>{problems.rewritten}</p>
}
