/** The door of the package: everything that is meant for use from outside. */

export {
  COMPARED_WITH,
  compareReaders,
  partingLines,
  type ReaderDifference,
  type ReaderRow,
  readersInTurn,
} from './compare/readers.ts'
export { ENGLISH_HABITS } from './compare/sentences/en.ts'
export { explainDifference, loadHabitSentences } from './compare/sentences/explain-difference.ts'
export type { HabitSentences } from './compare/sentences/habits.ts'
export {
  CRAWLER_PURPOSES,
  type Crawler,
  type CrawlerPurpose,
  crawlerTokens,
  type RespectsBasis,
  type RespectsRobots,
} from './crawlers/crawler.ts'
export { type CrawlerDetails, loadCrawlerDetails } from './crawlers/crawler-details.ts'
export { type CrawlerNote, crawlerNotes } from './crawlers/crawler-notes.ts'
export { type CrawlerMatch, findCrawler } from './crawlers/find-crawler.ts'
export { POPULAR_CRAWLER_IDS } from './crawlers/popular-crawlers.ts'
export { CRAWLERS } from './crawlers/registry.ts'
export { ANY_CRAWLER, customCrawler } from './crawlers/unlisted-crawlers.ts'
export { applyEdits } from './diagnostics/apply-edits.ts'
export type {
  Alarms,
  AlarmTool,
  Audience,
  Check,
  DiagnosticEffect,
  Edit,
  Fix,
  RelatedLine,
  Severity,
  TextRange,
} from './diagnostics/check.ts'
export { checkContext, type LintOptions } from './diagnostics/check-context.ts'
export type { CheckId } from './diagnostics/check-data.ts'
export { CHECKS, CHECKS_BY_KIND, type CheckKind } from './diagnostics/checks/index.ts'
export {
  type FixAllOptions,
  fixesThatChangeNothing,
  type HarmlessFixes,
  type PickedFix,
} from './diagnostics/fix-all.ts'
export {
  effectInSteps,
  effectOfFix,
  type FixEffect,
  type FixEffectOptions,
  type VerdictChange,
} from './diagnostics/fix-effect.ts'
export { DIAGNOSTICS_PER_CHECK, type Diagnostic, lint, runCheck } from './diagnostics/lint.ts'
export { type ManagedBlock, managedBlocks } from './diagnostics/managed-blocks.ts'
export { fixTitleOf, messageOf, relatedTextOf } from './diagnostics/message-of.ts'
export { loadCheckMessages } from './diagnostics/messages/load-check-messages.ts'
export type { CheckMessages } from './diagnostics/messages/messages.ts'
export { loadCheckPages } from './diagnostics/pages/load-check-pages.ts'
export type { CheckPage, CheckPages } from './diagnostics/pages/pages.ts'
export { isWebPage } from './diagnostics/web-page.ts'
export { withoutLines, withoutRanges } from './diagnostics/without-lines.ts'
export type { DecisionPoint, Decisions } from './dialects/decisions.ts'
export type { Basis, Dialect, DialectId, Evidence, Source } from './dialects/dialect.ts'
export { crawlPolicies } from './dialects/http-semantics/by-dialect.ts'
export { DIALECTS, dialectById, findDialect } from './dialects/index.ts'
export { interpret } from './groups/interpret.ts'
export type {
  AgentLine,
  Group,
  IgnoredBecause,
  IgnoredLine,
  Leniency,
  LenientLine,
  Reading,
  Rule,
} from './groups/reading.ts'
export { readingOf } from './groups/reading-of.ts'
export {
  type CrawlPolicy,
  crawlPolicy,
  type FetchFacts,
  type HttpSemantics,
  type NetworkStage,
  type PolicyReason,
  policyForStatus,
} from './http/crawl-policy.ts'
export { factsOfReport } from './http/facts-of-report.ts'
export {
  type AddressFacts,
  addressNotes,
  fetchNotes,
  type NotableFacts,
} from './http/fetch-notes.ts'
export type {
  FetchError,
  FetchErrorCode,
  FetchedBody,
  FetchHop,
  FetchNote,
  FetchOutcome,
  FetchReport,
  FetchStage,
} from './http/fetch-report.ts'
export { type Governance, governs, type RobotsUrl, robotsUrlFor } from './http/robots-url.ts'
export {
  ADDRESS_LIMIT,
  type Target,
  type TargetNote,
  type TargetOptions,
  type TargetProblem,
  type TargetProblemCode,
  targetOfAddress,
} from './matching/target.ts'
export { type Line, lexLine, type Written } from './syntax/line.ts'
export { lineText, type ParsedFile, parseRobotsTxt } from './syntax/parse.ts'
export {
  type ByteOrderMark,
  type DecodedSource,
  decodeOctets,
  encodeOctets,
  octetLength,
} from './syntax/source.ts'
export {
  type AskingCrawler,
  type BriefVerdict,
  decide,
  decideBriefly,
  type Question,
} from './verdict/decide.ts'
export type { NearMiss, NearMissBecause } from './verdict/near-misses.ts'
export type { TrailStep } from './verdict/select-groups.ts'
export { ENGLISH } from './verdict/sentences/en.ts'
export { explainPolicy } from './verdict/sentences/explain-policy.ts'
export {
  type Explanation,
  type ExplanationContext,
  explainVerdict,
  explanationParagraph,
} from './verdict/sentences/explain-verdict.ts'
export { LANGUAGES, type Language } from './verdict/sentences/language.ts'
export { loadSentences } from './verdict/sentences/load-sentences.ts'
export type { FetchContext } from './verdict/sentences/policy-facts.ts'
export {
  type DecisionText,
  type DecisionTexts,
  type DescribedDecision,
  describeDecision,
} from './verdict/sentences/reference/decision-texts.ts'
export { fetchErrorText } from './verdict/sentences/reference/fetch-error-text.ts'
export { loadReferenceTexts } from './verdict/sentences/reference/load-reference-texts.ts'
export type { ReferenceTexts, Trouble } from './verdict/sentences/reference/reference-texts.ts'
export { plainText, type SentencePart } from './verdict/sentences/sentence.ts'
export type { Certainty, Label, Sentences } from './verdict/sentences/sentences.ts'
export {
  type DialectChoice,
  dialectFor,
  questionOf,
  type TestedSource,
  testAddress,
} from './verdict/test-address.ts'
export {
  type AddressVerdicts,
  type CrawlerRow,
  testCrawlers,
  testMany,
} from './verdict/test-many.ts'
export type {
  AppliedGroup,
  AskedCrawler,
  LostBecause,
  Match,
  Verdict,
  VerdictBecause,
} from './verdict/verdict.ts'
export type { VerdictNote } from './verdict/verdict-notes.ts'
