/** The list of keys, in the browser's own dialog. */
import { useEffect, useRef } from 'react'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './keys-dialog.module.css'

export interface KeysDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const { t } = useCatalogue()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  const [command, shift, fold] = /mac|iphone|ipad/i.test(navigator.platform)
    ? ['⌘', '⇧', '⌘ ⌥']
    : ['Ctrl', 'Shift', 'Ctrl Shift']
  const keys: readonly (readonly [string, string])[] = [
    [`${command} Enter`, t.keys.fetch],
    ['Alt 1 … 9', t.keys.tabs],
    [`F8, ${shift} F8`, t.keys.problems],
    [`${command} F`, t.keys.find],
    [`${command} Z`, t.keys.undo],
    [`${fold} [, ]`, t.keys.fold],
    ['Tab', t.keys.leave],
    ['?', t.keys.help],
  ]
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">{t.keys.title}</h2>
      <dl>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose}>{t.keys.close}</Button>
    </dialog>
  )
}
