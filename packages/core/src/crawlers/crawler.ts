/** A crawler: a known client, the tokens that address it and the dialect in which it reads a file. */
import type { DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'

/** What a crawler fetches pages for, in the order in which groups of crawlers are shown. */
export const CRAWLER_PURPOSES = [
  'search',
  'image',
  'video',
  'news',
  'ai-training',
  'ai-search',
  'ai-user',
  'ai-agent',
  'ads',
  'social-preview',
  'feed',
  'seo-tool',
  'monitoring',
  'archive',
  'other',
] as const

export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number]

/** Whether a crawler does what the file says; `user-triggered` fetchers act for a person. */
export type RespectsRobots = 'yes' | 'partly' | 'user-triggered' | 'no'

/**
 * Who says so: the operator's own page, a third-party list or published reports, or nobody, where
 * only the name or the header is documented. An assumption must not be shown as a fact.
 */
export type RespectsBasis = 'operator' | 'community' | 'assumed'

export interface Crawler {
  /** Unique and stable, in lower case: links and API calls carry it. Of a custom one its token. */
  readonly id: string
  readonly name: string
  /** Empty for crawlers that are not in the registry. */
  readonly operator: string
  /** The product token as its operator spells it; empty where none is published. */
  readonly token: string
  /** Other spellings by which it is looked up. Groups in a file are not sought by these. */
  readonly aliases: readonly string[]
  /** What tells its User-Agent header apart where the header does not hold the token. */
  readonly headerParts: readonly string[]
  readonly dialect: DialectId
  /** Tried in this order where no group names the token. */
  readonly fallbackTokens: readonly string[]
  /** Groups for `*` do not apply to it. */
  readonly ignoresWildcard: boolean
  /** The token fits the grammar of RFC 9309 §2.2.1. False where it is empty. */
  readonly tokenRfcLegal: boolean
  readonly purpose: CrawlerPurpose
  readonly respectsRobots: RespectsRobots
  readonly respectsBasis: RespectsBasis
  /** The token never fetches: its group says how fetched content may be used. */
  readonly control: boolean
  /** No longer operated, or no longer documented; kept for reading old files. */
  readonly retired: boolean
  /** Something about it could not be verified; its details say what. */
  readonly hasUnverified: boolean
  /** Named by the reader and not in the registry. */
  readonly custom: boolean
}

/**
 * The tokens whose groups are sought for a crawler: its own, then its fallbacks, in order and each
 * once. Empty where neither a token nor a fallback is published.
 *
 * Not among them are `*`, except for `ANY_CRAWLER`, whose token it is, and a token that the
 * crawler's own dialect seeks for every crawler (`Yandex`): it comes with that dialect and does not
 * hold in another. A crawler that ignores `*` is not sought by its dialect's token either, so where
 * it documents that token as a fallback, it is kept.
 */
export function crawlerTokens(crawler: Crawler): readonly string[] {
  const family = crawler.ignoresWildcard ? [] : dialectById(crawler.dialect).decisions.familyTokens
  const fallbacks = crawler.fallbackTokens.filter((token) => !family.includes(token))
  return [...new Set([crawler.token, ...fallbacks])].filter((token) => token !== '')
}

/** Whether a product token fits RFC 9309 §2.2.1: one or more letters, `-` and `_`. */
export function isRfcLegalToken(token: string): boolean {
  return /^[A-Za-z_-]+$/.test(token)
}
