/** Crawlers by the token that a `User-agent:` line names. */
import type { Crawler } from '../crawlers/crawler.ts'
import { CRAWLERS } from '../crawlers/registry.ts'
import { DIALECTS } from '../dialects/index.ts'

const BY_TOKEN = indexOf((crawler) => [crawler.token])
const BY_FALLBACK = indexOf((crawler) => crawler.fallbackTokens)

/** Names by which somebody is sought or called, in lower case. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    ...CRAWLERS.flatMap(({ token, aliases, fallbackTokens }) => [
      token,
      ...aliases,
      ...fallbackTokens,
    ]),
    ...DIALECTS.flatMap(({ decisions }) => decisions.familyTokens),
  ]
    .filter((token) => token !== '')
    .map((token) => token.toLowerCase()),
)

/** The crawlers with a token, in any letter case; those that still run first. */
export function crawlersNamed(token: string): readonly Crawler[] {
  return BY_TOKEN.get(token.toLowerCase()) ?? []
}

/** The crawlers that obey the groups for a token where none names their own. */
export function crawlersFallingBackTo(token: string): readonly Crawler[] {
  return BY_FALLBACK.get(token.toLowerCase()) ?? []
}

/** Whether a token, an alias or a fallback is called so, in any letter case. */
export function isKnownToken(token: string): boolean {
  return KNOWN.has(token.toLowerCase())
}

function indexOf(
  tokensOf: (crawler: Crawler) => readonly string[],
): ReadonlyMap<string, readonly Crawler[]> {
  const index = new Map<string, Crawler[]>()
  for (const crawler of CRAWLERS.toSorted((a, b) => Number(a.retired) - Number(b.retired))) {
    for (const token of tokensOf(crawler)) {
      const key = token.toLowerCase()
      const others = index.get(key)
      if (key === '') continue
      if (others === undefined) index.set(key, [crawler])
      else others.push(crawler)
    }
  }
  return index
}
