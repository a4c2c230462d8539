/** Directive names: which one a line begins with, in a dialect's eyes. */
import type { Decisions, RuleKey } from '../dialects/decisions.ts'

/**
 * Directives outside RFC 9309 that some reader takes up or that an operator or a draft defines.
 * A line that begins with one is not a mistake, only of no use to most readers.
 */
const EXTENSIONS: ReadonlySet<string> = new Set([
  'sitemap',
  'crawl-delay',
  'request-rate',
  'visit-time',
  'clean-param',
  'host',
  'noindex',
  'nofollow',
  'noarchive',
  'content-signal',
  'content-usage',
  'license',
  'agentmap',
  'llms-txt',
  'comment',
  'domain',
  'revisit-after',
  'tdm-reservation',
  'tdm-policy',
])

/** Names that some published reader takes for a rule key (google/robotstxt, `ParsedRobotsKey`). */
const READ_BY_SOME: readonly string[] = [
  'user-agent',
  'useragent',
  'user agent',
  'allow',
  'disallow',
  'dissallow',
  'dissalow',
  'disalow',
  'diasllow',
  'disallaw',
  'site-map',
]

/** What a name means to a dialect. */
export type DirectiveMeaning =
  | { readonly kind: RuleKey; readonly as: 'standard' | 'spelling' | 'name-prefix' }
  /** `name` is in lower case, as the dialect knows it. */
  | { readonly kind: 'other' | 'other-dialect' | 'unknown'; readonly name: string }

const ORDER: readonly RuleKey[] = ['user-agent', 'allow', 'disallow']

/** Reads directive names for one dialect; answers are kept, since a file repeats few names. */
export function directiveNames(decisions: Decisions): (name: string) => DirectiveMeaning {
  const known = new Map<string, DirectiveMeaning>()
  return (name) => {
    const seen = known.get(name)
    if (seen !== undefined) return seen
    const meaning = meaningOf(name.toLowerCase(), decisions)
    if (known.size < 1000) known.set(name, meaning)
    return meaning
  }
}

/** The same for a name that stands in a text. Most lines begin as the one before: nothing is cut out. */
export function directiveNamesIn(
  decisions: Decisions,
): (text: string, from: number, to: number) => DirectiveMeaning {
  const meaningOf = directiveNames(decisions)
  let last = ''
  let meaning: DirectiveMeaning | null = null
  return (text, from, to) => {
    if (meaning !== null && to - from === last.length && text.startsWith(last, from)) return meaning
    last = text.slice(from, to)
    meaning = meaningOf(last)
    return meaning
  }
}

function meaningOf(name: string, decisions: Decisions): DirectiveMeaning {
  for (const kind of ORDER) {
    const spellings = decisions.spellings[kind]
    const exact = spellings.indexOf(name)
    if (exact >= 0) return { kind, as: exact === 0 ? 'standard' : 'spelling' }
    if (decisions.nameComparison !== 'prefix') continue
    if (spellings.some((spelling) => name.startsWith(spelling))) return { kind, as: 'name-prefix' }
  }
  const other = decisions.otherDirectives.find((candidate) =>
    decisions.nameComparison === 'prefix' ? name.startsWith(candidate) : name === candidate,
  )
  if (other !== undefined) return { kind: 'other', name: other }
  const elsewhere = EXTENSIONS.has(name) || READ_BY_SOME.some((known) => name.startsWith(known))
  return { kind: elsewhere ? 'other-dialect' : 'unknown', name }
}
