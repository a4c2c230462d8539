/** Which crawler of the registry a User-Agent header comes from. */
import { asciiLowerCase } from './ascii-lower-case.ts'
import type { Crawler } from './crawler.ts'
import { type HeaderWord, headerWords } from './header-words.ts'
import { CRAWLERS } from './registry.ts'

export interface HeaderCrawler {
  readonly crawler: Crawler
  /** The part of the header that gave it away, as the registry spells it. */
  readonly part: string
}

interface KnownPart extends HeaderCrawler {
  readonly folded: string
}

/**
 * The crawler whose token, alias or header part occurs in the header as a whole word, in any letter
 * case; null where none does. Of several the longest wins, as the most specific (`Googlebot-Image`
 * over `Googlebot`), then the first. What does not count: words inside addresses, and products that
 * the client only likens itself to (`TelegramBot (like TwitterBot)`). Time is linear in the length
 * of the header.
 */
export function findHeaderCrawler(header: string): HeaderCrawler | null {
  const folded = asciiLowerCase(header)
  let best: KnownPart | null = null
  for (const word of headerWords(folded)) {
    if (word.isLikeness) continue
    for (const at of productStarts(word)) {
      const found = longestPartAt(folded, at)
      if (found && (!best || found.folded.length > best.folded.length)) best = found
    }
  }
  return best && { crawler: best.crawler, part: best.part }
}

/**
 * Where a product may begin in a word: at its start, and after each slash, as in
 * `istellabot-nutch/Nutch-1.10`. Slashes of an address do not count.
 */
function productStarts(word: HeaderWord): readonly number[] {
  if (word.text.includes('://')) return []
  const starts = [word.from]
  const firstSlash = word.text.indexOf('/')
  if (firstSlash < 0 || word.text.lastIndexOf('.', firstSlash) >= 0) return starts
  for (let slash = firstSlash; slash >= 0; slash = word.text.indexOf('/', slash + 1)) {
    starts.push(word.from + slash + 1)
  }
  return starts
}

function longestPartAt(folded: string, at: number): KnownPart | undefined {
  const candidates = PARTS_BY_BEGINNING.get(beginning(folded, at))
  return candidates?.find(
    (part) => folded.startsWith(part.folded, at) && endsWord(folded, at + part.folded.length),
  )
}

/** Whether a part that ends before `at` is whole there, and not the beginning of a longer name. */
function endsWord(folded: string, at: number): boolean {
  if (!ALPHANUMERIC.test(folded.charAt(at - 1))) return true
  const next = folded.charAt(at)
  if (next === '.') return !ALPHANUMERIC.test(folded.charAt(at + 1))
  return next === '' || !(NAME_CHARACTER.test(next) || next === '@')
}

/** The letters and digits from an offset on: the key under which known parts are sought. */
function beginning(folded: string, at: number): string {
  let to = at
  while (ALPHANUMERIC.test(folded.charAt(to))) to += 1
  return folded.slice(at, to)
}

const ALPHANUMERIC = /[a-z0-9]/
const NAME_CHARACTER = /[a-z0-9_\-\u0080-\uffff]/

const PARTS_BY_BEGINNING = indexParts()

function indexParts(): ReadonlyMap<string, readonly KnownPart[]> {
  const byPart = new Map<string, KnownPart>()
  const add = (crawler: Crawler, part: string) => {
    const folded = asciiLowerCase(part)
    if (part !== '' && !byPart.has(folded)) byPart.set(folded, { crawler, part, folded })
  }
  const currentFirst = CRAWLERS.toSorted((a, b) => Number(a.retired) - Number(b.retired))
  for (const crawler of currentFirst) for (const part of crawler.headerParts) add(crawler, part)
  for (const crawler of currentFirst) add(crawler, crawler.token)
  for (const crawler of currentFirst) for (const alias of crawler.aliases) add(crawler, alias)

  const byBeginning = new Map<string, KnownPart[]>()
  for (const part of byPart.values()) {
    const key = beginning(part.folded, 0)
    const others = byBeginning.get(key)
    if (others) others.push(part)
    else byBeginning.set(key, [part])
  }
  for (const parts of byBeginning.values()) parts.sort((a, b) => b.folded.length - a.folded.length)
  return byBeginning
}
