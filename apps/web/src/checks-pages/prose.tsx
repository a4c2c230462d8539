/** Paragraphs of a page; code stands in backticks, empty lines between the paragraphs. */
import { messageParts } from '../analysis/message-parts.ts'
import sentence from '../ui/sentence.module.css'

export function Prose({ text }: { readonly text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      <Words text={paragraph} />
    </p>
  ))
}

/** A sentence with code in it. */
export function Words({ text }: { readonly text: string }) {
  return messageParts(text).map((part, index) => {
    // Parts have no identity of their own: their place in the sentence is what they are.
    const key = `${index}`
    if (part.kind === 'text') return <span key={key}>{part.text}</span>
    return (
      <code key={key} className={sentence.code} translate="no">
        {part.text}
      </code>
    )
  })
}
