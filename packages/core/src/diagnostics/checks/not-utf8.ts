/**
 * Octets that are not UTF-8 outside of comments, as in a file saved as Windows-1252.
 *
 * The file has to be UTF-8 (RFC 9309 §2.2). Google's specification says that characters which are
 * not may be ignored. In a value there is no fix: whether the site's addresses hold the same octet or the
 * character as UTF-8, the file does not say.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import { isEscapedOctet } from '../../syntax/source.ts'
import type { Check, Edit } from '../check.ts'
import { type CheckContext, rangeOnLine } from '../check-context.ts'
import { hasDirectives } from '../has-directives.ts'
import { lineFault } from '../line-fault.ts'
import { unusualLines } from '../plain-lines.ts'

/** The most other lines that one finding names. */
const RELATED = 20

export const notUtf8: Check<'not-utf8'> = {
  id: 'not-utf8',
  severity: 'warning',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'read-differently',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /stra\udcdfe/\n',
    good: 'User-agent: *\nDisallow: /stra%C3%9Fe/\n',
  },
  *run(context) {
    if (context.file.malformedOctets === 0 || !hasDirectives(context)) return
    const places: { readonly line: number; readonly found: readonly number[] }[] = []
    for (const line of unusualLines(context)) {
      const found = octetsOn(context, line)
      if (found.length > 0) places.push({ line, found })
    }
    const [first, ...others] = places
    const at = first?.found[0]
    if (first === undefined || at === undefined) return
    const octet = context.text(first.line).charCodeAt(at) & 0xff
    const inName = places.every(({ line, found }) => areInName(context, line, found))
    const edits = places.flatMap(({ line, found }) =>
      found.map((from): Edit => ({ ...rangeOnLine(line, from, from + 1), text: '' })),
    )
    yield {
      ...rangeOnLine(first.line, at, at + 1),
      data: {
        octet: octet.toString(16).toUpperCase().padStart(2, '0'),
        count: edits.length,
        lines: places.length,
        inName,
      },
      related: others.slice(0, RELATED).map(({ line }) => ({ line, role: 'also' })),
      fixes: inName ? [{ title: 'remove', edits }] : [],
    }
  },
}

/** Without these octets the name is that of a directive, which is ASCII: they mean nothing. */
function areInName(context: CheckContext, number: number, found: readonly number[]): boolean {
  const fault = lineFault(context, number)
  const colon = context.text(number).indexOf(':')
  return fault.kind === 'characters' && found.every((at) => at < colon)
}

/** A broken-off byte order mark at the start has a check of its own. */
function octetsOn(context: CheckContext, number: number): readonly number[] {
  const text = context.text(number)
  const line = context.line(number)
  const end = line.comment?.from ?? text.length
  const places: number[] = []
  for (let at = line.kind === 'blank' ? end : startOf(context, number); at < end; at += 1) {
    const pair = (text.codePointAt(at) ?? 0) > 0xffff
    if (pair) at += 1
    else if (isEscapedOctet(text.charCodeAt(at))) places.push(at)
  }
  return places
}

function startOf(context: CheckContext, number: number): number {
  if (number > 1 || context.file.bom !== 'partial') return 0
  return context.text(1).charCodeAt(1) === 0xdcbb ? 2 : 1
}
