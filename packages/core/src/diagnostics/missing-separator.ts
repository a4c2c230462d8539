/** Lines that begin with the name of a directive and a value, with something else for the colon. */
import type { Written } from '../syntax/line.ts'
import { nameMeaning } from './directive-names.ts'
import { RULE_NAMES } from './rule-name.ts'
import { isPathWithSpaces, remarkStart } from './space-in-pattern.ts'

/** Such a line. */
export interface SeparatorFault {
  readonly kind: 'missing-colon'
  readonly name: Written
  /** What stands in place of the colon; empty where nothing does. */
  readonly gap: { readonly from: number; readonly to: number }
  readonly value: Written
}

const NAMES = [
  'user[- ]?agents?',
  ...[...RULE_NAMES, 'site-map', 'sitemaps'].map((name) => name.replace(/ /g, '[ \\t]')),
  ...['crawl-delay', 'clean-param', 'host', 'request-rate', 'visit-time', 'noindex'],
]

const NAMED = new RegExp(
  `^(${NAMES.join('|')})([ \\t]*(?:=>?|->|[;,]|[.-](?=[ \\t]))[ \\t]*|[ \\t]+|(?=/))([^\\s:].*)$`,
  'is',
)

/**
 * Finds `Disallow=/a`, `Disallow /a`, `Disallow/a`, `Disallow, /a`, `Sitemap https://…`, `User-agent
 * Some Bot`, `Crawl-delay 10`. Null for prose.
 */
export function separatorFault(content: Written): SeparatorFault | null {
  const [, name = '', gap = '', value = ''] = NAMED.exec(content.text) ?? []
  if (name === '' || !isValueOf(name.toLowerCase(), gap, value)) return null
  const from = content.from + name.length
  const to = from + gap.length
  return {
    kind: 'missing-colon',
    name: { text: name, from: content.from, to: from },
    gap: { from, to },
    value: { text: value, from: to, to: to + value.length },
  }
}

/** Prose begins with these words too (`Allow all robots`, `Allow/Disallow`). */
function isValueOf(name: string, gap: string, value: string): boolean {
  const words = value.split(/[ \t]+/, 5)
  const [first = ''] = words
  switch (nameMeaning(name).meant?.toLowerCase() ?? name) {
    case 'disallow':
    case 'allow':
    case 'noindex':
      return arePatterns(gap, value)
    case 'sitemap':
      return words.every((word) => /^https?:\/\//i.test(word)) || /^\/\S*$/.test(value)
    case 'crawl-delay':
      return /^\d+(?:[.,]\d+)?[ \t]*(?:m?s|secs?|seconds?|min|minutes?|с|сек|секунд[аы]?|秒)?\.?$/i.test(
        value,
      )
    case 'host':
      return /^(?:https?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?\/?$/i.test(value)
    case 'clean-param':
      return /^[\w.&-]+$/.test(first) && words.slice(1).every((word) => /^[/*]/.test(word))
    case 'request-rate':
    case 'visit-time':
      return /^\d[\d:/a-z-]*$/i.test(first) && words.length <= 3
    default:
      if (/s$/i.test(name) && value !== '*') return false
      return gap.trim() === '' ? gap !== '' && words.length <= 4 : words.length <= 2
  }
}

/** Paths and nothing else, or one that holds spaces; a remark may stand behind them. */
function arePatterns(gap: string, value: string): boolean {
  const isNext = gap === '' ? /^\/(?:dis)?allow/i : /^\/(?:dis)?allow[ \t]/i
  if (isNext.test(value)) return false
  const remark = remarkStart(value)
  const written = (remark < 0 ? value : value.slice(0, remark)).trim()
  const words = written.split(/[ \t]+/, 5)
  if (words.every((word) => /^(?:[/*]|https?:\/\/)/i.test(word))) return true
  return /^\/[^/\s]/.test(written) && isPathWithSpaces(written)
}
