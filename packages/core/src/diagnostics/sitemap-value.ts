/** What the value of a sitemap line is, where it is no absolute address (sitemaps.org). */
import type { SitemapProblem } from './data/other-lines.ts'
import { type Site, webAddress } from './site-of.ts'
import { markupStart } from './stray-markup.ts'

export interface SitemapReading {
  readonly problem: SitemapProblem
  /** The values that were meant, each for a line; null where that is not plain. */
  readonly meant: readonly string[] | null
}

/** Reads a value; null for an absolute address, which it should be. */
export function sitemapProblem(value: string, site: Site | null): SitemapReading | null {
  if (value === '') return { problem: 'empty', meant: null }
  const words = value.split(/[,;|]?[ \t]+|[,;|](?=https?:)/).filter((word) => word !== '')
  if (words.length > 1 && markupStart(value) < 0) {
    const areAddresses = words.every((word) => webAddress(word) !== null)
    return areAddresses ? { problem: 'several', meant: words } : withSpaces(value, words)
  }
  const markup = markupStart(value)
  const unwrapped = markup < 0 ? unwrappedValue(value) : value.slice(0, markup)
  if (unwrapped !== value) return { problem: 'wrapped', meant: absolute(unwrapped) }
  if (isAddress(value)) {
    return HOLDS_PLACEHOLDER.test(value) ? { problem: 'placeholder', meant: null } : null
  }
  if (/[{}<>$]|\[|%%/.test(value)) return { problem: 'placeholder', meant: null }
  if (/^[a-z][a-z0-9+.-]*:/i.test(value)) {
    return { problem: 'malformed', meant: absolute(mended(value)) }
  }
  if (/^\/\//.test(value)) return { problem: 'no-scheme', meant: absolute(`https:${value}`) }
  if (value.startsWith('/')) {
    return { problem: 'relative', meant: site === null ? null : absolute(site.origin + value) }
  }
  if (isHostFirst(value, site)) {
    return { problem: 'no-scheme', meant: absolute(`https://${value}`) }
  }
  const meant = site === null || !/^[\w./%~-]+$/.test(value) ? null : `${site.origin}/${value}`
  return { problem: 'relative', meant: meant === null ? null : absolute(meant) }
}

/** Quotation marks and brackets stand around addresses in other texts; one of a pair may be lost. */
function unwrappedValue(value: string): string {
  const start = /^["'<]/.test(value) ? 1 : 0
  const end = /["'>]$/.test(value) ? value.length - 1 : value.length
  const inner = value.slice(start, end)
  const isPair = start === 1 && end < value.length
  return (isPair && !/["'<>]/.test(inner)) || /^https?:\/\/[^"'<>]+$/i.test(inner) ? inner : value
}

/** What somebody's program should have filled in. */
const HOLDS_PLACEHOLDER = /\{\{|\$\{|\{[\w.-]+\}|<[\w.-]+>|%%[\w.-]+%%/

/** With one scheme, and slashes that lean the right way. */
function mended(value: string): string {
  return value.replace(/^https?:\/\/(?=https?:\/\/)/i, '').replaceAll('\\', '/')
}

/** FTP was a way to serve sitemaps, and readers that check addresses accept it. */
function isAddress(value: string): boolean {
  return webAddress(value) !== null || (/^ftp:\/\/[^/]/i.test(value) && URL.canParse(value))
}

/**
 * An address need not be encoded (Google's specification), so that spaces may be a part of it; text
 * behind an address, or another one, is none.
 */
function withSpaces(value: string, words: readonly string[]): SitemapReading | null {
  if (HOLDS_PLACEHOLDER.test(value)) return { problem: 'placeholder', meant: null }
  const isOne = words.every(
    (word, i) =>
      (i === words.length - 1 || !/\.(?:xml|txt|gz|php)$/i.test(word)) &&
      (i === 0 || /^(?!www\.|[\w.-]+:)[\w%-]/i.test(word)),
  )
  if (isOne && !/[,;|]\s/.test(value) && webAddress(value) !== null) return null
  return { problem: value.startsWith('/') ? 'relative' : 'malformed', meant: null }
}

function absolute(address: string): readonly string[] | null {
  return webAddress(address) === null ? null : [address]
}

function isHostFirst(value: string, site: Site | null): boolean {
  const host = /^[^/]+(?=\/)/.exec(value)?.[0].toLowerCase() ?? ''
  return host.startsWith('www.') || (site !== null && host === site.host)
}
