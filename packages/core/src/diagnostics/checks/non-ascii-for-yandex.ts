/**
 * Letters outside of ASCII in a rule or a sitemap's address.
 *
 * RFC 9309 §2.2.2 has readers encode them before they compare. Yandex forbids Cyrillic in a
 * robots.txt: hosts are to be written in Punycode, paths with percent-encoding.
 */
import { YANDEX_HELP } from '../../dialects/sources.ts'
import { isEscapedOctet } from '../../syntax/source.ts'
import type { Check, Edit } from '../check.ts'
import { type CheckContext, rangeOnLine } from '../check-context.ts'
import { nameMeaning } from '../directive-names.ts'
import { excerpt } from '../excerpt.ts'
import { lineFault } from '../line-fault.ts'
import { oddPlaces } from '../odd-places.ts'
import { unusualLines } from '../plain-lines.ts'

/** The most other lines that one finding names. */
const RELATED = 20

export const nonAsciiForYandex: Check<'non-ascii-for-yandex'> = {
  id: 'non-ascii-for-yandex',
  severity: 'info',
  audience: ['yandex'],
  effect: 'read-differently',
  source: YANDEX_HELP,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /корзина\n',
    good: 'User-agent: *\nDisallow: /%D0%BA%D0%BE%D1%80%D0%B7%D0%B8%D0%BD%D0%B0\n',
  },
  *run(context) {
    if (!/[^\0-\x7f]/.test(context.file.text)) return
    const found: ForeignValue[] = []
    for (const number of unusualLines(context)) {
      const value = foreignValue(context, number)
      if (value !== null) found.push(value)
    }
    const [first, ...others] = found
    if (first === undefined) return
    yield {
      ...rangeOnLine(first.line, first.from, first.to),
      data: { name: first.name, value: excerpt(first.text), lines: found.length },
      related: others.slice(0, RELATED).map(({ line }) => ({ line, role: 'also' })),
      // All or none: a file that is half put right would still be reported.
      fixes: found.some(({ encoded }) => encoded === null)
        ? []
        : [{ title: 'encode', edits: found.map(encodingOf) }],
    }
  },
}

interface ForeignValue {
  readonly line: number
  readonly name: string
  readonly text: string
  readonly from: number
  readonly to: number
  /** The same in ASCII; null where it is not sure what that is. */
  readonly encoded: string | null
}

/** Octets that are no UTF-8 and characters that are not what they seem have checks of their own. */
function foreignValue(context: CheckContext, number: number): ForeignValue | null {
  const line = context.line(number)
  if (line.kind !== 'field' || line.separator !== 'colon') return null
  const { text, from, to } = line.value
  if (!/[^\0-\x9f]/.test(text) || hasEscapedOctet(text)) return null
  if (/^[«„‹]/.test(text) || lineFault(context, number).kind === 'unknown') return null
  const { meant } = nameMeaning(line.key.text)
  const isAddress = meant === 'Sitemap'
  if (!isAddress && meant !== 'Disallow' && meant !== 'Allow') return null
  if (text.includes('\ufeff') || oddPlaces(context, number).length > 0) return null
  const encoded = isAddress ? addressInAscii(text) : percentEncoded(text)
  return { line: number, name: meant, text, from, to, encoded }
}

function encodingOf({ line, from, to, encoded }: ForeignValue): Edit {
  return { ...rangeOnLine(line, from, to), text: encoded ?? '' }
}

function hasEscapedOctet(text: string): boolean {
  return Array.from(text).some((one) => one.length === 1 && isEscapedOctet(one.charCodeAt(0)))
}

function addressInAscii(text: string): string | null {
  return URL.canParse(text) && /^https?:/i.test(text) ? new URL(text).href : null
}

/** UTF-8 octets outside of ASCII as `%XX`; null for a lone surrogate, which is no character. */
function percentEncoded(text: string): string | null {
  if (/\p{Cs}/u.test(text)) return null
  return text.replace(/[^\0-\x7f]+/g, encodeURIComponent)
}
