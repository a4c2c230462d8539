/** A file as it is printed on a page: cut into pieces, with what cannot be seen made visible. */
import { lexLine, type TextRange } from '@robots-txt-tester/core'

export interface Piece {
  /** What is printed; for a character that cannot be seen, its name. */
  readonly text: string
  readonly as: 'name' | 'value' | 'comment' | 'text' | 'unseen'
  /** Belongs to what was found. */
  readonly marked: boolean
}

export interface ListedLine {
  readonly number: number
  readonly pieces: readonly Piece[]
  /** How many characters of the line are not printed. */
  readonly more: number
}

/** The longest part of a line that is printed. */
const PRINTED = 160

/** The lines of a text; ends of lines are shown where they are not all LF. */
export function listedLines(text: string, marks: readonly TextRange[]): readonly ListedLine[] {
  const cut = text.split(/(\r\n|\r|\n)/)
  const showEnds = text.includes('\r')
  const lines: ListedLine[] = []
  for (let i = 0; i < cut.length; i += 2) {
    const line = cut[i] ?? ''
    const end = cut[i + 1] ?? ''
    if (line === '' && end === '' && i > 0) continue
    const number = i / 2 + 1
    const pieces = piecesOf(line, (column) => marks.some((mark) => holds(mark, number, column)))
    if (showEnds && end !== '')
      pieces.push({ text: END_NAMES[end] ?? '', as: 'unseen', marked: false })
    lines.push({ number, pieces, more: Math.max(0, line.length - PRINTED) })
  }
  return lines
}

const END_NAMES: Readonly<Record<string, string>> = { '\r\n': 'CRLF', '\r': 'CR', '\n': 'LF' }

function piecesOf(line: string, isMarked: (column: number) => boolean): Piece[] {
  const partOf = partsOf(line)
  const pieces: { text: string; as: Piece['as']; marked: boolean }[] = []
  for (let i = 0; i < Math.min(line.length, PRINTED); i += 1) {
    const name = unseenName(line.charCodeAt(i))
    const marked = isMarked(i + 1)
    const as = name === null ? partOf(i) : 'unseen'
    const text = name ?? line.charAt(i)
    const last = pieces.at(-1)
    if (last?.as === as && last.marked === marked && as !== 'unseen') last.text += text
    else pieces.push({ text, as, marked })
  }
  return pieces
}

/** What each character of a line belongs to, by its offset. */
function partsOf(text: string): (offset: number) => Exclude<Piece['as'], 'unseen'> {
  const line = lexLine(text)
  const within = (part: { from: number; to: number } | null, offset: number) =>
    part !== null && offset >= part.from && offset < part.to
  return (offset) => {
    if (within(line.comment, offset)) return 'comment'
    if (line.kind !== 'field') return 'text'
    if (within(line.key, offset)) return 'name'
    return within(line.value, offset) ? 'value' : 'text'
  }
}

/** A range without width stands for the character that it stands in front of. */
function holds(mark: TextRange, line: number, column: number): boolean {
  if (line < mark.line || line > mark.endLine) return false
  const from = line === mark.line ? mark.column : 1
  const to = line === mark.endLine ? mark.endColumn : Number.POSITIVE_INFINITY
  return column >= from && (column < to || (column === from && from === to))
}

/** A name for what is not seen, or not to be told from something else; null for all the rest. */
function unseenName(code: number): string | null {
  if (code === 0) return 'NUL'
  if (code >= 0xdc80 && code <= 0xdcff) return `0x${hex(code - 0xdc00)}`
  const unseen =
    (code < 0x20 && code !== 0x09) ||
    (code >= 0x7f && code <= 0xa0) ||
    code === 0xad ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    code === 0xfeff
  return unseen ? `U+${hex(code).padStart(4, '0')}` : null
}

function hex(value: number): string {
  return value.toString(16).toUpperCase().padStart(2, '0')
}
