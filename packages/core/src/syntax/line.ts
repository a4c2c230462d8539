/**
 * What is written on one line, without any opinion about what it means.
 *
 * Grammar (RFC 9309 §2.2): `*WS key *WS ":" *WS value *WS [comment]`. Beyond it, a line without a
 * colon that holds exactly two words is read as a field with a space for its separator, because
 * some readers do (google/robotstxt `GetKeyAndValueFrom`, checked 2026-11-30). Whether a reader
 * accepts that is its dialect's business.
 */

/** A piece of text and where it stands: half-open, in UTF-16 units from the start of the line. */
export interface Written {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** One line: nothing, only a comment, a field, or text that is neither. */
export type Line =
  | { readonly kind: 'blank'; readonly comment: null }
  | { readonly kind: 'comment'; readonly comment: Written }
  | { readonly kind: 'text'; readonly content: Written; readonly comment: Written | null }
  | {
      readonly kind: 'field'
      readonly separator: 'colon' | 'space'
      readonly key: Written
      readonly value: Written
      readonly comment: Written | null
    }

/** Reads one line (without its line end). */
export function lexLine(text: string): Line {
  const hash = text.indexOf('#')
  const comment = hash < 0 ? null : { text: text.slice(hash), from: hash, to: text.length }
  const content = trimmed(text, 0, hash < 0 ? text.length : hash)
  if (content.text === '') {
    return comment === null ? { kind: 'blank', comment: null } : { kind: 'comment', comment }
  }
  const colon = text.indexOf(':', content.from)
  if (colon >= 0 && colon < content.to) {
    const key = trimmed(text, content.from, colon)
    const value = trimmed(text, colon + 1, content.to)
    if (key.text === '') return { kind: 'text', content, comment }
    return { kind: 'field', separator: 'colon', key, value, comment }
  }
  const gap = firstBlank(text, content.from, content.to)
  if (gap < 0) return { kind: 'text', content, comment }
  const value = trimmed(text, gap, content.to)
  if (firstBlank(text, value.from, value.to) >= 0) return { kind: 'text', content, comment }
  const key = trimmed(text, content.from, gap)
  return { kind: 'field', separator: 'space', key, value, comment }
}

function trimmed(text: string, start: number, end: number): Written {
  let from = start
  let to = end
  while (from < to && isWhitespace(text.charCodeAt(from))) from += 1
  while (to > from && isWhitespace(text.charCodeAt(to - 1))) to -= 1
  return { text: text.slice(from, to), from, to }
}

/** Index of the first space or tab in [from, to), or -1. */
function firstBlank(text: string, from: number, to: number): number {
  for (let i = from; i < to; i += 1) {
    const unit = text.charCodeAt(i)
    if (unit === 32 || unit === 9) return i
  }
  return -1
}

/** ASCII white space: tab, LF, VT, FF, CR, space. */
export function isWhitespace(unit: number): boolean {
  return unit === 32 || (unit >= 9 && unit <= 13)
}
