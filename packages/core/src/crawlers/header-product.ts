/** The product token of a client that the registry does not know, from its User-Agent header. */
import { type HeaderWord, headerWords } from './header-words.ts'

/** Products that browsers carry for compatibility and crawlers copy: none of them names a client. */
const CARRIED = new Set(['applewebkit', 'build', 'gecko', 'khtml', 'mobile', 'mozilla', 'version'])

/** Browsers that others carry in their headers: names of the client only where nothing else is. */
const CARRIED_BROWSERS = new Set(['chrome', 'safari'])

/** Words in the comment of a browser's header that name the machine, or nothing. */
const PLATFORM = new Set([
  'android',
  'compatible',
  'cpu',
  'ipad',
  'iphone',
  'like',
  'linux',
  'macintosh',
  'u',
  'windows',
  'x11',
])

/**
 * The name by which an unknown client presents itself:
 *
 * 1. the first product, but for those that merely claim compatibility (`curl/8.0` → `curl`);
 * 2. else what follows `compatible` (`Mozilla/5.0 (compatible; FooBot/1.2; …)` → `FooBot`);
 * 3. else a word with "bot", "crawler" or "spider" in it;
 * 4. else a word without a version that ends the header (`… Safari/537.36 Chrome-Lighthouse`);
 * 5. else the first product that is not carried for compatibility (`HeadlessChrome/120.0`, and
 *    for browsers `Firefox`, `Edg`, `OPR`);
 * 6. else `Chrome`, `Safari` or whatever stands first: a plain browser, which robots.txt files
 *    hardly ever name, so that only `*` applies to it.
 *
 * Words inside addresses and likenesses (`like Gecko`) never count. Null where no word is left.
 */
export function headerProduct(header: string): string | null {
  const words = headerWords(header).filter((word) => isName(word) && !word.isLikeness)
  const found =
    firstProduct(words) ??
    afterCompatible(words) ??
    words.find((word) => /bot|crawler|spider/i.test(nameOf(word))) ??
    bareEnd(header, words) ??
    words.find((word) => word.text.includes('/') && !isCarried(word)) ??
    words.find((word) => CARRIED_BROWSERS.has(foldedName(word))) ??
    words[0]
  return found ? nameOf(found) : null
}

function firstProduct([first]: readonly HeaderWord[]): HeaderWord | undefined {
  return first && !isCarried(first) && first.from === 0 ? first : undefined
}

function afterCompatible(words: readonly HeaderWord[]): HeaderWord | undefined {
  const compatible = words.findIndex((word) => foldedName(word) === 'compatible')
  if (compatible < 0) return undefined
  return words
    .slice(compatible + 1)
    .find((word) => word.opensPart && !isCarried(word) && !PLATFORM.has(foldedName(word)))
}

function bareEnd(header: string, words: readonly HeaderWord[]): HeaderWord | undefined {
  const last = words.at(-1)
  const ends = last && last.from + last.text.length === header.length
  return ends && !last.text.includes('/') && !isCarried(last) ? last : undefined
}

function isCarried(word: HeaderWord): boolean {
  const name = foldedName(word)
  return CARRIED.has(name) || CARRIED_BROWSERS.has(name)
}

/** Whether a word can name a product: it begins as a name does and is no address. */
function isName({ text }: HeaderWord): boolean {
  return /^[\p{L}\p{N}]/u.test(text) && !/:\/\/|@|^www\./i.test(text)
}

function foldedName(word: HeaderWord): string {
  return nameOf(word).toLowerCase()
}

function nameOf({ text }: HeaderWord): string {
  const slash = text.indexOf('/')
  return slash < 0 ? text : text.slice(0, slash)
}
