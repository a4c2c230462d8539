/** Crawlers that the registry does not hold: who no group names, and whom the reader names. */
import { type Crawler, isRfcLegalToken } from './crawler.ts'

/**
 * A crawler with exactly this token: it has no fallback, obeys `*` and reads by the standard. The
 * token is taken as given, whatever it is and even where the registry knows it. Nothing can be
 * tested for an empty one.
 */
export function customCrawler(token: string): Crawler {
  return {
    id: token,
    name: token,
    operator: '',
    token,
    aliases: [],
    headerParts: [],
    dialect: 'rfc9309',
    fallbackTokens: [],
    ignoresWildcard: false,
    tokenRfcLegal: isRfcLegalToken(token),
    purpose: 'other',
    respectsRobots: 'yes',
    respectsBasis: 'assumed',
    control: false,
    retired: false,
    hasUnverified: false,
    custom: true,
  }
}

/** "Any other crawler": one that the file does not name, so that only groups for `*` apply. */
export const ANY_CRAWLER: Crawler = {
  ...customCrawler('*'),
  id: 'any',
  name: 'Any other crawler',
  tokenRfcLegal: true,
  custom: false,
}
