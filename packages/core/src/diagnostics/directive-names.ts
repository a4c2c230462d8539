/** Names of directives: what a name means to readers at large, and which one a slip may have meant. */
import { dialectById } from '../dialects/index.ts'
import { directiveNames } from '../groups/directive-name.ts'
import { extensionFamily } from './extensions.ts'
import { type NameIndex, nameIndex, nameWithinTwoSlips, nearestName } from './nearest-name.ts'
import { isRuleName } from './rule-name.ts'

/**
 * What a name is.
 *
 * - `standard`: user-agent, allow, disallow or sitemap, in any letter case
 * - `extension`: means something to some reader, or a draft or an operator defines it
 * - `spelling`: a misspelling that some published reader accepts
 * - `prefix`: begins with the name of a directive, which is enough for some readers
 * - `unknown`: means nothing to anyone
 */
export type NameKind = 'standard' | 'extension' | 'spelling' | 'prefix' | 'unknown'

/** A name, and the directive it stands for, as usually written; null where none is near. */
export interface NameMeaning {
  readonly kind: NameKind
  readonly meant: string | null
}

/** Directives as usually written, by their names in lower case. */
const USUAL: Readonly<Record<string, string>> = {
  'user-agent': 'User-agent',
  disallow: 'Disallow',
  allow: 'Allow',
  sitemap: 'Sitemap',
  'site-map': 'Sitemap',
  'crawl-delay': 'Crawl-delay',
  'clean-param': 'Clean-param',
  'content-signal': 'Content-Signal',
  'content-usage': 'Content-Usage',
  'request-rate': 'Request-rate',
  'visit-time': 'Visit-time',
}

/** Directives that are written as the standard writes them. */
const STANDARD: ReadonlySet<string> = new Set(['user-agent', 'disallow', 'allow', 'sitemap'])

const NEAR: NameIndex = nameIndex(
  Object.keys(USUAL).filter((name) => name !== 'site-map'),
  4,
)

/** What is left of `User-agent` when its first letters got lost. */
const TAIL_OF_AGENT = /^[a-z]{0,4}[-_ ]?agent$/

/** The most lenient reading of the standard: whoever reads more than others. */
const meaningOf = directiveNames(dialectById('rfc9309').decisions)

/** A file repeats few names; how many of them are kept. */
const REMEMBERED = 1000

const known = new Map<string, NameMeaning>()

/** What a name means, as far as anybody reads it. */
export function nameMeaning(text: string): NameMeaning {
  const before = known.get(text)
  if (before !== undefined) return before
  const meaning = findMeaning(text)
  if (known.size >= REMEMBERED) known.clear()
  known.set(text, meaning)
  return meaning
}

function findMeaning(text: string): NameMeaning {
  const name = text.toLowerCase()
  if (STANDARD.has(name)) return { kind: 'standard', meant: USUAL[name] ?? null }
  const meaning = meaningOf(text)
  switch (meaning.kind) {
    case 'user-agent':
    case 'allow':
    case 'disallow':
      return {
        kind: isRuleName(name) ? 'spelling' : 'prefix',
        meant: USUAL[meaning.kind] ?? null,
      }
    case 'other':
      return {
        kind: name === meaning.name ? 'spelling' : 'prefix',
        meant: USUAL[meaning.name] ?? null,
      }
    case 'other-dialect':
      return { kind: 'extension', meant: null }
    case 'unknown':
      return unknownName(name)
  }
}

function unknownName(name: string): NameMeaning {
  if (extensionFamily(name) !== null) return { kind: 'extension', meant: null }
  const near =
    nearestName(name, NEAR) ??
    nameWithinTwoSlips(name, NEAR) ??
    (TAIL_OF_AGENT.test(name) ? 'user-agent' : null)
  return { kind: 'unknown', meant: near === null ? null : (USUAL[near] ?? null) }
}
