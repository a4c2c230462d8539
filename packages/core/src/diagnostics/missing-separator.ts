/** Lines that begin with the name of a directive and a value, with something else for the colon. */
import type { Written } from '../syntax/line.ts'

/** Such a line. */
export interface SeparatorFault {
  readonly kind: 'missing-colon'
  readonly name: Written
  /** What stands in place of the colon; empty where nothing does. */
  readonly gap: { readonly from: number; readonly to: number }
  readonly value: Written
}

const NAMED =
  /^(user[- ]?agent|disallow|allow|sitemap|crawl-delay|clean-param|host|request-rate|visit-time|noindex)([ \t]*(?:=>?|->|[;,]|[.-](?=[ \t]))[ \t]*|[ \t]+|(?=\/))([^\s:].*)$/is

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
  switch (name) {
    case 'disallow':
    case 'allow':
      if (gap === '' && /^\/(?:dis)?allow/i.test(value)) return false
      return words.every((word) => /^(?:[/*]|https?:\/\/)/i.test(word))
    case 'sitemap':
      return words.length === 1 && (/^https?:\/\//i.test(value) || value.startsWith('/'))
    case 'crawl-delay':
      return /^\d+(?:[.,]\d+)?[ \t]*s?$/i.test(value)
    case 'host':
      return /^(?:https?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?\/?$/i.test(value)
    case 'clean-param':
      return /^[\w.&-]+$/.test(words[0] ?? '') && words.slice(1).every((word) => /^[/*]/.test(word))
    case 'request-rate':
    case 'visit-time':
      return /^\d[\d:/a-z-]*$/i.test(words[0] ?? '') && words.length <= 3
    case 'noindex':
      return words.length === 1 && /^[/*]/.test(value)
    default:
      return gap.trim() === '' ? gap !== '' && words.length <= 4 : words.length <= 2
  }
}
