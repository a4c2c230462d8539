/** Where on a line characters stand that are not what they seem, and what should stand there. */
import { isWhitespace } from '../syntax/line.ts'
import type { CheckContext } from './check-context.ts'
import { nameMeaning } from './directive-names.ts'
import { lineFault } from './line-fault.ts'
import { isJoiner, MARK, type OddKind, oddKindOf, seeming, seemingText } from './odd-characters.ts'

/** A run of such characters. */
export interface OddPlace {
  /** Offsets in the line. */
  readonly from: number
  readonly to: number
  /** Of the first one. */
  readonly kind: OddKind
  /** What should stand in its place. */
  readonly text: string
}

/**
 * The places of a line, comment excluded: any odd character up to the colon; at the ends of a value
 * spaces, quotes, and a full-width `/` or `*`; inside of a value what nobody sees. Any other
 * character may belong to an address.
 */
export function oddPlaces(context: CheckContext, number: number): readonly OddPlace[] {
  const text = context.text(number)
  if (!/[^\0-\x9f]/.test(text)) return []
  const line = context.line(number)
  const end = line.comment?.from ?? text.length
  if (lineFault(context, number).kind === 'characters') {
    if (/^\s*$/.test(seeming(text.slice(0, end)))) return []
    const colon = seemingColon(text, end)
    return colon < 0 ? [] : [...inName(text, colon), ...inValue(text, colon + 1, end)]
  }
  if (line.kind !== 'field' || line.separator !== 'colon') return []
  if (nameMeaning(line.key.text).kind === 'unknown') return []
  return inValue(text, text.indexOf(':', line.key.to) + 1, end)
}

function seemingColon(text: string, end: number): number {
  for (let at = 0; at < end; at += 1) {
    if (seemingText(text.charCodeAt(at)) === ':') return at
  }
  return -1
}

function inName(text: string, colon: number): readonly OddPlace[] {
  const places: OddPlace[] = []
  for (let at = 0; at <= colon; at += 1) {
    const unit = text.charCodeAt(at)
    const kind = oddKindOf(unit)
    if (kind !== null) add(places, at, kind, seemingText(unit))
  }
  return places
}

function inValue(text: string, start: number, end: number): readonly OddPlace[] {
  let first = start
  let last = end
  while (first < last && isMargin(text.charCodeAt(first))) first += 1
  while (last > first && isMargin(text.charCodeAt(last - 1))) last -= 1
  const places: OddPlace[] = []
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at)
    const kind = oddKindOf(unit)
    if (kind === null) continue
    const isInside = at > first && at < last - 1
    if (isInside && (!UNSEEN.has(kind) || (isJoiner(unit) && joins(text, at)))) continue
    const seems = seemingText(unit)
    if (at === first && !/[/*]/.test(seems)) continue
    if (at === last - 1 && at !== first && !UNSEEN.has(kind)) continue
    add(places, at, kind, kind === 'quote' ? '' : seems)
  }
  return places
}

function add(places: OddPlace[], at: number, kind: OddKind, text: string): void {
  const last = places.at(-1)
  if (last?.to !== at) places.push({ from: at, to: at + 1, kind, text })
  else places[places.length - 1] = { ...last, to: at + 1, text: last.text + text }
}

const UNSEEN: ReadonlySet<OddKind> = new Set(['space', 'invisible', 'direction'])

/** What may surround a value without being meant as a part of it. */
function isMargin(unit: number): boolean {
  if (isWhitespace(unit) || unit === MARK) return true
  const kind = oddKindOf(unit)
  return kind !== null && (kind === 'quote' || UNSEEN.has(kind))
}

/** Stands between two characters outside of ASCII, as in Persian or in emoji. */
function joins(text: string, at: number): boolean {
  return text.charCodeAt(at - 1) > 0x7f && text.charCodeAt(at + 1) > 0x7f
}
