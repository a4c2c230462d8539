/** Where on a line characters stand that are not what they seem, and what should stand there. */
import { isWhitespace } from '../syntax/line.ts'
import type { CheckContext } from './check-context.ts'
import { nameMeaning } from './directive-names.ts'
import { lineFault } from './line-fault.ts'
import {
  isDecodedTwice,
  isJoiner,
  isUnseenPair,
  isVariation,
  MARK,
  type OddKind,
  oddKindOf,
  seeming,
  seemingText,
} from './odd-characters.ts'

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
 * spaces, quotes, and a full-width `/` or `*`; inside of a value what nobody sees. Where the rest of
 * a value is ASCII, a full-width `/`, `*`, `$` or `?` of a rule as well, and whatever is odd in a
 * product token. Any other character may belong to an address.
 */
export function oddPlaces(context: CheckContext, number: number): readonly OddPlace[] {
  const text = context.text(number)
  if (!/[^\0-\x84\x86-\x9f]/.test(text)) return []
  const line = context.line(number)
  const end = line.comment?.from ?? text.length
  if (lineFault(context, number).kind === 'characters') {
    if (/^\s*$/.test(seeming(text.slice(0, end)))) return []
    const colon = seemingColon(text, end)
    if (colon < 0) return []
    const name = seeming(text.slice(0, colon))
      .replace(/^[\s"']+/, '')
      .trim()
    return [...inName(text, colon), ...inValue(text, colon + 1, end, name)]
  }
  if (line.kind !== 'field' || line.separator !== 'colon') return []
  if (nameMeaning(line.key.text).kind === 'unknown') return []
  return inValue(text, text.indexOf(':', line.key.to) + 1, end, line.key.text)
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
    if (kind !== null) add(places, text, at, kind, kind === 'quote' ? '' : seemingText(unit))
  }
  return places
}

function inValue(text: string, start: number, end: number, name: string): readonly OddPlace[] {
  let first = start
  let last = end
  while (first < last && isMargin(text.charCodeAt(first))) first += 1
  while (last > first && isMargin(text.charCodeAt(last - 1))) last -= 1
  const plainOnes = meantPlainly(name, text.slice(first, last))
  const places: OddPlace[] = []
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at)
    const kind = oddKindOf(unit)
    if (kind === null || (isVariation(unit) && text.charCodeAt(at - 1) > 0x7f)) continue
    const seems = seemingText(unit)
    if (at >= first && at < last && !plainOnes.test(seems)) {
      const isInside = at > first && at < last - 1
      if (isInside && isDecodedTwice(text, at)) continue
      if (isInside && (!UNSEEN.has(kind) || (isJoiner(unit) && joins(text, at)))) continue
      if (at === first && !/[/*]/.test(seems)) continue
      if (at === last - 1 && at !== first && !UNSEEN.has(kind)) continue
    }
    const written = kind === 'space' ? spaceIn(text, at, { first, last, end, name }) : seems
    const isLineEnd = kind === 'line-end' && /^\s*[A-Za-z-]+\s*:/.test(text.slice(at + 1, at + 60))
    add(places, text, at, kind, isLineEnd ? '\n' : kind === 'quote' ? '' : written)
  }
  return places
}

interface ValuePlace {
  readonly first: number
  readonly last: number
  readonly end: number
  readonly name: string
}

/** None at the end of a line; inside of a path as an address has it. */
function spaceIn(line: string, at: number, { first, last, end, name }: ValuePlace): string {
  if (at >= last) return end < line.length ? ' ' : ''
  const { meant } = nameMeaning(name)
  const isInPath = at > first && (meant === 'Allow' || meant === 'Disallow')
  return isInPath && line[at + 1] !== '/' ? '%20' : ' '
}

/** The characters of a value that are meant as what they seem, wherever they stand. */
function meantPlainly(name: string, value: string): RegExp {
  // A word of another alphabet may consist of such letters alone.
  if (!/^[ -~]*$/.test(seeming(value)) || !/[!-~]/.test(value)) return NONE
  switch (nameMeaning(name).meant) {
    case 'User-agent':
      return ANY
    case 'Allow':
    case 'Disallow':
      return SIGNS
    default:
      return NONE
  }
}

const NONE = /[^\s\S]/

const ANY = /^[\s\S]$/

/** Signs with a meaning in patterns and addresses. */
const SIGNS = /^[/*$?]$/

function add(places: OddPlace[], line: string, at: number, kind: OddKind, text: string): void {
  const last = places.at(-1)
  const to = isUnseenPair(line.charCodeAt(at)) ? at + 2 : at + 1
  if (last?.to !== at) places.push({ from: at, to, kind, text })
  else places[places.length - 1] = { ...last, to, text: last.text + text }
}

const UNSEEN: ReadonlySet<OddKind> = new Set(['space', 'invisible', 'direction', 'line-end'])

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
