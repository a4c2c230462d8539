/** The address that is tested, and the fetch of the live file that governs it. */
import { type ClipboardEvent, useId } from 'react'
import type { Analysis } from '../../analysis/analyse.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { Button } from '../../ui/button.tsx'
import type { FetchState } from '../../workspace/workspace.ts'
import styles from './address-bar.module.css'
import { AddressNote } from './address-note.tsx'
import { looksLikeFile } from './looks-like-file.ts'

export interface AddressBarProps {
  readonly address: string
  readonly analysis: Analysis | null
  readonly fetch: FetchState
  readonly onType: (address: string) => void
  readonly onFetch: () => void
  readonly onCancel: () => void
  readonly onPasteFile: (text: string) => void
}

export function AddressBar(props: AddressBarProps) {
  const { address, analysis, fetch, onType, onFetch, onCancel, onPasteFile } = props
  const { t } = useCatalogue()
  const id = useId()
  const running = fetch.kind === 'running'
  const wrong = analysis?.target.kind === 'problem' && analysis.target.code !== 'empty'

  function catchFile(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (!looksLikeFile(text)) return
    event.preventDefault()
    onPasteFile(text)
  }

  return (
    <form
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault()
        if (!running) onFetch()
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {t.address.label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        translate="no"
        placeholder={t.address.placeholder}
        value={address}
        aria-invalid={wrong}
        aria-describedby={`${id}-note`}
        onChange={(event) => onType(event.currentTarget.value)}
        onPaste={catchFile}
      />
      {/* Keys, because a button that turned into the other would also do what that one does. */}
      {running ? (
        <Button key="cancel" className={styles.button} onClick={onCancel}>
          {t.address.cancel}
        </Button>
      ) : (
        <Button key="fetch" look="primary" type="submit" className={styles.button}>
          {t.address.fetch}
        </Button>
      )}
      <div id={`${id}-note`} className={styles.note}>
        <AddressNote analysis={analysis} fetch={fetch} />
      </div>
      {running && <span className={styles.progress} aria-hidden="true" />}
    </form>
  )
}
