/**
 * The shape of a catalogue: every text that a verdict can need, in one language. A text that is
 * missing in a language is a type error. What is only shown on demand stands in `reference/`.
 */
import type { CrawlerNote } from '../../crawlers/crawler-notes.ts'
import type { DialectId } from '../../dialects/dialect.ts'
import type { IgnoredBecause, Leniency } from '../../groups/reading.ts'
import type { TargetNote, TargetProblemCode } from '../../matching/target.ts'
import type { NearMissBecause } from '../near-misses.ts'
import type { LostBecause } from '../verdict.ts'
import type { VerdictNote } from '../verdict-notes.ts'
import type { Language } from './language.ts'
import type { PolicyFacts } from './policy-facts.ts'
import type { GroupFacts, RuleFacts } from './rule-facts.ts'
import type { SentencePart } from './sentence.ts'

/** How firm an answer is: it stands; it holds for the time being; our own request failed. */
export type Certainty = 'certain' | 'for-now' | 'as-far-as-we-see'

/** A few words for a table or a mark, and a sentence or two for who wants to know. */
export interface Label {
  readonly label: string
  readonly explanation: string
}

export interface OutcomeHeadlines {
  readonly allowed: Readonly<Record<Certainty, string>>
  readonly blocked: Readonly<Record<Certainty, string>>
}

export interface Headlines {
  readonly unknown: string
  /** The crawler may fetch the address, or not. */
  readonly fetching: OutcomeHeadlines
  /** For tokens that never fetch: what others fetch may be used, or not. */
  readonly use: OutcomeHeadlines
}

/** The one sentence that gives the reason, by what decided. */
export interface ReasonSentences {
  readonly longestMatch: (rule: RuleFacts, group: GroupFacts) => readonly SentencePart[]
  readonly firstMatch: (rule: RuleFacts, group: GroupFacts) => readonly SentencePart[]
  /** An Allow and a Disallow of equal length; `lines` ascending. */
  readonly tie: (lines: readonly [number, number], octets: number) => readonly SentencePart[]
  /** A `Disallow:` without a path that counts as an Allow; `tiedWith`: a rule of equal length. */
  readonly emptyDisallowAllows: (
    rule: RuleFacts,
    group: GroupFacts,
    tiedWith: number | null,
  ) => readonly SentencePart[]
  /** A rule without a path is the first that matches, and allows everything. */
  readonly emptyRuleIsFirst: (line: number, group: GroupFacts) => readonly SentencePart[]
  /** Only a rule without a path matches; `effect` is null where it cannot be told which it was. */
  readonly onlyEmptyRule: (
    line: number,
    effect: 'allow' | 'disallow' | null,
    group: GroupFacts,
  ) => readonly SentencePart[]
  readonly noRuleMatched: (group: GroupFacts) => readonly SentencePart[]
  readonly noRules: (group: GroupFacts) => readonly SentencePart[]
  /** No group for any of the tokens (there may be none to look for), and no general one either. */
  readonly noGroup: (tokens: readonly string[]) => readonly SentencePart[]
  /** As `noGroup`, for crawlers that general groups do not bind. */
  readonly noOwnGroup: (tokens: readonly string[]) => readonly SentencePart[]
  readonly robotsTxtItself: () => readonly SentencePart[]
  readonly fileTooLarge: (limit: number, dialect: DialectId) => readonly SentencePart[]
  readonly noToken: (crawler: string) => readonly SentencePart[]
  readonly noCrawler: () => readonly SentencePart[]
  readonly noFile: () => readonly SentencePart[]
}

/** The second sentence: which group applied, where it stands, and why that one. */
export interface GroupSentences {
  readonly lines: (group: GroupFacts) => readonly SentencePart[]
  /** The crawler's own token and fallbacks that no group names; at least one. */
  readonly without: (tokens: readonly string[]) => readonly SentencePart[]
  /** The groups name only a part of the crawler's token, and for this reader that is enough. */
  readonly partOf: (token: string) => readonly SentencePart[]
}

export interface Sentences {
  readonly language: Language
  readonly headlines: Headlines
  /** Headline, where given, and sentences as one paragraph. */
  readonly paragraph: (
    headline: string | null,
    sentences: readonly (readonly SentencePart[])[],
  ) => readonly SentencePart[]
  readonly reasons: ReasonSentences
  readonly group: GroupSentences
  /** What the answer of the site means. */
  readonly policy: (facts: PolicyFacts) => readonly SentencePart[]
  readonly lostBecause: Readonly<Record<LostBecause, Label>>
  readonly nearMisses: Readonly<Record<NearMissBecause, Label>>
  readonly ignored: Readonly<Record<IgnoredBecause, Label>>
  readonly leniencies: Readonly<Record<Leniency, Label>>
  readonly notes: Readonly<Record<VerdictNote | CrawlerNote, string>>
  readonly targetProblems: Readonly<Record<TargetProblemCode, string>>
  readonly targetNotes: Readonly<Record<TargetNote, string>>
  /** Names of the dialects. */
  readonly dialects: Readonly<Record<DialectId, string>>
  /** Name of the crawler that stands for all that the file does not name. */
  readonly anyCrawler: string
}
