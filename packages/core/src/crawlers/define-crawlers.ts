/** How the registry's data is written: what is common may be left out. */
import { type Crawler, isRfcLegalToken } from './crawler.ts'

/** A crawler as the data files state it. */
export interface CrawlerFacts
  extends Pick<
    Crawler,
    'id' | 'operator' | 'token' | 'purpose' | 'respectsRobots' | 'respectsBasis'
  > {
  /** The token where left out, or the id where there is no token. */
  readonly name?: string
  /** `rfc9309` where left out. */
  readonly dialect?: Crawler['dialect']
  readonly aliases?: readonly string[]
  readonly headerParts?: readonly string[]
  readonly fallbackTokens?: readonly string[]
  readonly ignoresWildcard?: boolean
  readonly control?: boolean
  readonly retired?: boolean
  readonly hasUnverified?: boolean
}

/** The crawlers that the facts describe, in the same order. */
export function defineCrawlers(rows: readonly CrawlerFacts[]): readonly Crawler[] {
  return rows.map((facts) => ({
    name: facts.token || facts.id,
    aliases: [],
    headerParts: [],
    dialect: 'rfc9309',
    fallbackTokens: [],
    ignoresWildcard: false,
    tokenRfcLegal: isRfcLegalToken(facts.token),
    control: false,
    retired: false,
    hasUnverified: false,
    custom: false,
    ...facts,
  }))
}
