/** The head of the file: where it comes from; open, copy and download with its own line ends. */
import { encodeOctets } from '@robots-txt-tester/core'
import { useEffect, useRef, useState } from 'react'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './file-panel.module.css'

export interface FileToolbarProps {
  readonly text: string
  readonly origin: string | null
  readonly onFile: (file: File) => void
  readonly onNotCopied: () => void
}

export function FileToolbar({ text, origin, onFile, onNotCopied }: FileToolbarProps) {
  const { t } = useCatalogue()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.toolbar}>
      <span className={styles.origin} translate="no">
        {origin ?? t.file.title}
      </span>
      <input
        ref={chooser}
        type="file"
        accept=".txt,text/plain"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file !== undefined) onFile(file)
          event.currentTarget.value = ''
        }}
      />
      <Button look="plain" onClick={() => chooser.current?.click()}>
        {t.file.open}
      </Button>
      <CopyButton text={text} onNotCopied={onNotCopied} />
      <Button look="plain" onClick={() => download(text)}>
        {t.file.download}
      </Button>
    </div>
  )
}

interface CopyButtonProps {
  readonly text: string
  readonly onNotCopied: () => void
}

function CopyButton({ text, onNotCopied }: CopyButtonProps) {
  const { t } = useCatalogue()
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      onNotCopied()
    }
  }

  return (
    <Button look="plain" className={styles.copy} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? t.file.copied : t.file.copy}</span>
    </Button>
  )
}

/** Saves the octets of the file as `robots.txt`. */
function download(text: string): void {
  const octets = new Uint8Array(encodeOctets(text))
  const url = URL.createObjectURL(new Blob([octets], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'robots.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
