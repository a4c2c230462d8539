/**
 * A sentence as parts, so that a page can set code in its own type and make lines clickable, and
 * the same sentence can be printed as plain text.
 */
import { displayable } from './displayable.ts'

export type SentencePart =
  | { readonly kind: 'text'; readonly text: string }
  /** Something from the file or the protocol: `Disallow: /private`, `*`. */
  | { readonly kind: 'code'; readonly text: string }
  /** Names a line or a run of lines (“Line 4”, “3–5”); `line` is the first of them, from 1. */
  | { readonly kind: 'line'; readonly text: string; readonly line: number }

/** What may stand in a template: text, a number, a part, or another sentence. */
export type SentencePiece = string | number | SentencePart | readonly SentencePart[]

/** Makes parts from a template: sentence`${line(4, 'Line 4')} has no path.` */
export function sentence(
  strings: TemplateStringsArray,
  ...pieces: readonly SentencePiece[]
): readonly SentencePart[] {
  const parts: SentencePart[] = []
  strings.forEach((text, index) => {
    append(parts, { kind: 'text', text })
    const piece = pieces[index]
    if (piece === undefined) return
    for (const part of partsOf(piece)) append(parts, part)
  })
  return parts
}

/** A part in code type. Long text is cut; what would not show, or turn the line round, is made visible. */
export function code(text: string): SentencePart {
  return { kind: 'code', text: displayable(text) }
}

/** A part that names a line, or a run of lines that begins with it. */
export function line(number: number, text: string): SentencePart {
  return { kind: 'line', text, line: number }
}

/** Sentences behind each other, with a gap between them; empty ones are left out. */
export function joined(
  sentences: readonly (readonly SentencePart[])[],
  gap: string,
): readonly SentencePart[] {
  const parts: SentencePart[] = []
  for (const one of sentences) {
    if (one.length === 0) continue
    if (parts.length > 0) append(parts, { kind: 'text', text: gap })
    for (const part of one) append(parts, part)
  }
  return parts
}

/** The sentence as text; code stands in backticks. */
export function plainText(parts: readonly SentencePart[]): string {
  return parts.map((part) => (part.kind === 'code' ? `\`${part.text}\`` : part.text)).join('')
}

function partsOf(piece: SentencePiece): readonly SentencePart[] {
  if (typeof piece === 'string') return [{ kind: 'text', text: piece }]
  if (typeof piece === 'number') return [{ kind: 'text', text: String(piece) }]
  return 'kind' in piece ? [piece] : piece
}

/** Adds a part; neighbouring texts become one, empty ones are left out. */
function append(parts: SentencePart[], part: SentencePart): void {
  if (part.text === '') return
  const last = parts.at(-1)
  if (part.kind === 'text' && last?.kind === 'text') {
    parts[parts.length - 1] = { kind: 'text', text: last.text + part.text }
  } else {
    parts.push(part)
  }
}
