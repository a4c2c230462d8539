/**
 * `Disallow: /search` also catches `/searchable` and `/search-tips.html`.
 *
 * A pattern matches every address that begins with it (RFC 9309 §2.2.2); it does not stop at the end
 * of a word. Told only of short words behind the first slash and of frequent ones that begin longer
 * words, once each, and where nothing in the file shows that this was thought of.
 */
import { GOOGLE_SPECIFICATION } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { ruleLines } from '../rule-lines.ts'

export const prefixCatchesMore: Check<'prefix-catches-more'> = {
  id: 'prefix-catches-more',
  severity: 'hint',
  audience: ['people'],
  effect: 'changes-verdict',
  source: GOOGLE_SPECIFICATION,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /search\n',
    good: 'User-agent: *\nDisallow: /search/\nDisallow: /search?\nDisallow: /search$\n',
  },
  *run(context) {
    const rules = ruleLines(context)
    let patterns: ReadonlySet<string> | null = null
    const told = new Set<string>()
    for (const { line, effect, pattern, from, to } of rules) {
      if (effect !== 'disallow' || pattern.length > LONGEST) continue
      const word = wordOf(pattern)
      // Below the first slash the same word stands once for each language, or each shop.
      const key = word !== null && pattern.lastIndexOf('/') > 0 ? word : pattern
      if (word === null || told.has(key)) continue
      told.add(key)
      patterns ??= new Set(rules.map((rule) => rule.pattern))
      if (isThoughtOf(pattern, patterns)) continue
      const also = pattern + (LONGER[word.toLowerCase()] ?? OTHER_END)
      yield { ...rangeOnLine(line, from, to), data: { pattern, also } }
    }
  },
}

function isThoughtOf(pattern: string, patterns: ReadonlySet<string>): boolean {
  return THOUGHT_OF.some((end) => patterns.has(pattern + end))
}

/** The longest pattern that is looked at. */
const LONGEST = 60

/** Any short word behind the first slash. */
const SHORT_WORD = /^\/([a-z]{1,6})$/i

/** A word behind the first or second slash, in lower case. */
const LAST_WORD = /^\/(?:[\w.-]+\/)?([a-z]{3,12})$/

/** The word that may be meant: a short one in first place, or one that often begins longer ones. */
function wordOf(pattern: string): string | null {
  const short = SHORT_WORD.exec(pattern)?.[1]
  if (short !== undefined) return short
  const last = LAST_WORD.exec(pattern)?.[1]
  return last !== undefined && LONGER[last] !== undefined ? last : null
}

/** A rule with one of these ends shows that the author knows where a pattern stops. */
const THOUGHT_OF: readonly string[] = ['/', '$', '?', '/*', '?*', '.html', '.php']

/** What makes a longer word of a frequent one. */
const LONGER: Readonly<Record<string, string>> = {
  search: 'able',
  cart: 'oons',
  user: 's',
  tag: 's',
  admin: 'istration',
  test: 'imonials',
  shop: 'ping',
  print: 'ers',
  log: 'istics',
  art: 'icles',
  doc: 'uments',
  app: 'les',
  cat: 'alogue',
  new: 's',
  order: 's',
  account: 'ing',
  product: 's',
  member: 'ships',
  profile: '-pictures',
  download: 'able',
  report: 'ers',
  review: 's',
  contact: '-lenses',
  register: 'ed-users',
  basket: 'ball',
  forum: 's',
  blog: 'gers',
  image: '-gallery',
  service: 's',
  store: 's',
}

const OTHER_END = '-2.html'
