/**
 * The shape of the reference texts: what is shown on demand, in one language. They are loaded apart
 * from the sentences, since a page can show its first verdict without them.
 */

import type { CrawlerPurpose, RespectsBasis, RespectsRobots } from '../../../crawlers/crawler.ts'
import type { CrawlDelaySupport } from '../../../crawlers/crawler-details.ts'
import type { Basis, Dialect, DialectId } from '../../../dialects/dialect.ts'
import type { PolicyBasis, PolicyKind, PolicyReason } from '../../../http/crawl-policy.ts'
import type { FetchErrorCode, FetchNote, FetchStage } from '../../../http/fetch-report.ts'
import type { Language } from '../language.ts'
import type { Label } from '../sentences.ts'
import type { DecisionTexts } from './decision-texts.ts'
import type { SystemErrorCode } from './fetch-error-text.ts'

/** What went wrong, and what a site owner can do about it. */
export interface Trouble {
  readonly what: string
  readonly next: string
}

export interface ReferenceTexts {
  readonly language: Language
  readonly fetchNotes: Readonly<Record<FetchNote, Label>>
  /** By where an attempt failed; for codes that have no text of their own. */
  readonly fetchStages: Readonly<Record<FetchStage, Trouble>>
  readonly fetchErrors: Readonly<Record<FetchErrorCode | SystemErrorCode, Trouble>>
  readonly policies: Readonly<Record<PolicyKind, Label>>
  readonly policyReasons: Readonly<Record<PolicyReason, string>>
  readonly policyBases: Readonly<Record<PolicyBasis, Label>>
  readonly bases: Readonly<Record<Basis, Label>>
  /** One sentence about each dialect. */
  readonly dialects: Readonly<Record<DialectId, string>>
  readonly dialectKinds: Readonly<Record<Dialect['kind'], string>>
  readonly decisions: DecisionTexts
  readonly purposes: Readonly<Record<CrawlerPurpose, Label>>
  readonly respectsRobots: Readonly<Record<RespectsRobots, Label>>
  readonly respectsBases: Readonly<Record<RespectsBasis, Label>>
  readonly crawlDelay: Readonly<Record<CrawlDelaySupport['status'], Label>>
}
