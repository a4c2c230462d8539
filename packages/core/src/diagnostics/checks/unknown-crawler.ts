/**
 * `User-agent: Gogglebot`: nobody is called so, but a well-known crawler nearly is.
 *
 * Tokens are compared whole (RFC 9309 §2.2.1), so a slip of the pen names nobody. A name that is
 * near to none is not reported: it may be a crawler that we do not know.
 */
import { POPULAR_CRAWLER_IDS } from '../../crawlers/popular-crawlers.ts'
import { CRAWLERS } from '../../crawlers/registry.ts'
import { DIALECTS } from '../../dialects/index.ts'
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { excerpt } from '../excerpt.ts'
import { isKnownToken } from '../known-crawlers.ts'
import { firstNamings, namedAgents } from '../named-agents.ts'
import { lettersOf, nameIndex, nearestName } from '../nearest-name.ts'

const RUNNING = CRAWLERS.filter(({ token, retired }) => token !== '' && !retired)

/** Of those that nearly everybody means when a letter is wrong. */
const POPULAR = nameIndex(
  RUNNING.filter(({ id }) => POPULAR_CRAWLER_IDS.includes(id)).map(({ token }) => token),
  6,
)

/** Long names are near to nobody else's. */
const LONG = nameIndex(
  RUNNING.map(({ token }) => token).filter((token) => lettersOf(token).length >= 10),
  10,
)

/** Names of search engines that are no compounds: many names are near to other short ones. */
const SINGLE_WORDS = nameIndex(
  [
    ...RUNNING.filter(({ purpose }) => purpose === 'search').map(({ token }) => token),
    ...DIALECTS.flatMap(({ decisions }) => decisions.familyTokens),
  ].filter((token) => token.length >= 5 && /^[a-z]+$/i.test(token) && !/bot|spider/i.test(token)),
  5,
)

/** A letter away from a crawler's name, and sound names themselves. */
const OTHER_WORDS = /^(?:big|bin|ping|king|ring|wing|sing|zing|ding)bot$/

/** Of all, in letters and digits alone. */
const BY_LETTERS: ReadonlyMap<string, string> = new Map(
  RUNNING.map(({ token }) => [lettersOf(token), token]),
)

export const unknownCrawler: Check<'unknown-crawler'> = {
  id: 'unknown-crawler',
  severity: 'warning',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'changes-verdict',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: Gogglebot\nDisallow: /private\n',
    good: 'User-agent: Googlebot\nDisallow: /private\n',
  },
  *run(context) {
    const named = firstNamings(context)
    for (const { value, token, range } of namedAgents(context)) {
      // A value with more than a token in it has a check of its own.
      if (value !== token || token === '' || token === '*' || isKnownToken(token)) continue
      const nearest = nearestToken(token)
      // Lists of unwelcome crawlers name all spellings, the right one among them.
      if (nearest === null || named.has(nearest.toLowerCase())) continue
      yield {
        ...range,
        data: { token: excerpt(token), nearest },
        fixes: [{ title: 'use-token', edits: [{ ...range, text: nearest }] }],
      }
    }
  },
}

/** Other punctuation, one slip, `Bot` left out, an `s` too many, or the end cut off. */
function nearestToken(token: string): string | null {
  const letters = lettersOf(token)
  if (OTHER_WORDS.test(letters)) return null
  return (
    BY_LETTERS.get(letters) ??
    POPULAR.whole.get(`${letters}bot`) ??
    (/..bots$/.test(letters) ? BY_LETTERS.get(letters.slice(0, -1)) : undefined) ??
    nearestName(token, POPULAR) ??
    nearestName(token, LONG) ??
    nearestName(token, SINGLE_WORDS) ??
    cutName(letters)
  )
}

/** How many letters a cut name has at least, and how many it may lack. */
const LEAST_CUT = 10
const CUT = 3

/** The one well-known name that begins so. */
function cutName(letters: string): string | null {
  if (letters.length < LEAST_CUT) return null
  const found = Array.from(POPULAR.whole).filter(
    ([whole]) => whole.startsWith(letters) && whole.length - letters.length <= CUT,
  )
  const [only] = found
  return found.length === 1 && only !== undefined ? only[1] : null
}
