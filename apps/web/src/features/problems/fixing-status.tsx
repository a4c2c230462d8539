/** What is becoming, or became, of the last fix; with the way to stop or undo it. */
import { useCatalogue } from '../../messages/catalogue.tsx'
import { fixStatusText } from '../../messages/problem-words.ts'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { Button } from '../../ui/button.tsx'
import styles from './problems-panel.module.css'
import type { Fixing } from './use-fixing.ts'

export function FixingStatus({ fixing }: { readonly fixing: Fixing }) {
  const { language } = useCatalogue()
  const { problems: t } = usePanelMessages()
  const { status, running, undo, giveUp } = fixing
  if (running) {
    return (
      <p className={styles.said}>
        {t.fixing}{' '}
        <Button look="link" onClick={giveUp}>
          {t.stop}
        </Button>
      </p>
    )
  }
  if (status === null) return null
  return (
    <p className={styles.said}>
      {fixStatusText(status, t, language)}{' '}
      {undo !== null && (
        <Button look="link" onClick={undo}>
          {t.undo}
        </Button>
      )}
    </p>
  )
}
