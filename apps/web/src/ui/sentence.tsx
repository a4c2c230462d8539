/** A sentence of core: code in its own type, lines as buttons that lead to them. */
import type { SentencePart } from '@robots-txt-tester/core'
import { LineButton } from './line-button.tsx'
import styles from './sentence.module.css'

export interface SentenceProps {
  readonly parts: readonly SentencePart[]
  readonly onReveal: (line: number) => void
}

export function Sentence({ parts, onReveal }: SentenceProps) {
  return parts.map((part, index) => {
    // Parts have no identity of their own: their place in the sentence is what they are.
    const key = `${index}`
    if (part.kind === 'code') {
      return (
        <code key={key} className={styles.code} translate="no">
          {part.text}
        </code>
      )
    }
    if (part.kind === 'line') {
      const { line, text } = part
      return <LineButton key={key} line={line} text={text} label={text} onReveal={onReveal} />
    }
    return <span key={key}>{part.text}</span>
  })
}
