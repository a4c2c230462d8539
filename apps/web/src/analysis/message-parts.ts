/** A message cut at its backticks: what stands between them is code. */
export interface MessagePart {
  readonly kind: 'text' | 'code'
  readonly text: string
}

/** The parts of a message, in order; a backtick without a partner stands for itself. */
export function messageParts(message: string): readonly MessagePart[] {
  const pieces = message.split('`')
  const paired =
    pieces.length % 2 === 1 ? pieces : [...pieces.slice(0, -2), pieces.slice(-2).join('`')]
  return paired
    .map((text, index): MessagePart => ({ kind: index % 2 === 1 ? 'code' : 'text', text }))
    .filter(({ text }) => text !== '')
}

/** The message without its backticks, for screen readers. */
export function plainMessage(message: string): string {
  return messageParts(message)
    .map(({ text }) => text)
    .join('')
}
