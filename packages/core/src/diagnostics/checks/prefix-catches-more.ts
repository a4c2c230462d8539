/**
 * `Disallow: /search` also catches `/searchable` and `/search-tips.html`.
 *
 * A pattern matches every address that begins with it (RFC 9309 §2.2.2); it does not stop at the end
 * of a word. Told only of short words, and where nothing in the file shows that this was thought of.
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
    const patterns = new Set(rules.map(({ pattern }) => pattern))
    for (const { line, effect, pattern, from, to } of rules) {
      const word = /^\/(?:[^*$?%]*\/)?([a-z]{1,8})$/i.exec(pattern)?.[1]
      if (effect !== 'disallow' || word === undefined) continue
      if (THOUGHT_OF.some((end) => patterns.has(pattern + end))) continue
      const also = pattern + (LONGER[word.toLowerCase()] ?? OTHER_END)
      yield { ...rangeOnLine(line, from, to), data: { pattern, also } }
    }
  },
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
}

const OTHER_END = '-2.html'
