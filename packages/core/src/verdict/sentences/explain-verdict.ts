/** A verdict in words: the answer, the one sentence that says why, and the group behind it. */
import { dialectById } from '../../dialects/index.ts'
import type { PolicyReason } from '../../http/crawl-policy.ts'
import type { TargetProblemCode } from '../../matching/target.ts'
import type { Verdict } from '../verdict.ts'
import { explainPolicy } from './explain-policy.ts'
import { explainNoGroup, explainNoRule, explainRule } from './explain-rule.ts'
import { type FetchContext, isFailure } from './policy-facts.ts'
import { groupFacts } from './rule-facts.ts'
import { type SentencePart, sentence } from './sentence.ts'
import type { Certainty, Sentences } from './sentences.ts'

/** What is known besides the verdict and makes the words more exact. */
export interface ExplanationContext {
  /** The fetch report, or `{ status }` where a status is pretended. */
  readonly fetch?: FetchContext | null | undefined
  /** Why the address is none. */
  readonly problem?: TargetProblemCode | undefined
}

export interface Explanation {
  readonly headline: {
    readonly outcome: 'allowed' | 'blocked' | 'unknown'
    readonly certainty: Certainty
    /** As words: “Blocked, for now”. */
    readonly text: string
  }
  /** Why; one or a few whole sentences. Never empty. */
  readonly reason: readonly SentencePart[]
  /** Which group applied and why that one; null where none did or nothing is left to say. */
  readonly group: readonly SentencePart[] | null
}

/** Explains a verdict in the language of the catalogue. Gives words for any verdict. */
export function explainVerdict(
  verdict: Verdict,
  sentences: Sentences,
  context: ExplanationContext = {},
): Explanation {
  return {
    headline: headlineOf(verdict, sentences, context.fetch?.status ?? null),
    reason: reasonOf(verdict, sentences, context),
    group: groupOf(verdict, sentences),
  }
}

/** The whole explanation as one paragraph: “Blocked. Line 4, …”. */
export function explanationParagraph(
  { headline, reason, group }: Explanation,
  sentences: Sentences,
): readonly SentencePart[] {
  return sentences.paragraph(headline.text, group === null ? [reason] : [reason, group])
}

function headlineOf(
  verdict: Verdict,
  { headlines }: Sentences,
  status: number | null,
): Explanation['headline'] {
  const certainty = certaintyOf(verdict, status)
  if (verdict.allowed === null) {
    return { outcome: 'unknown', certainty: 'certain', text: headlines.unknown }
  }
  const outcome = verdict.allowed ? 'allowed' : 'blocked'
  const about = verdict.notes.includes('control-token') ? 'use' : 'fetching'
  return { outcome, certainty, text: headlines[about][outcome][certainty] }
}

function certaintyOf({ because, policy }: Verdict, status: number | null): Certainty {
  if (because !== 'fetch' || policy === undefined) return 'certain'
  if (isFailure(policy.because)) return 'as-far-as-we-see'
  const passes = PASSING.has(policy.because) || status === 429 || (status !== null && status >= 500)
  return passes ? 'for-now' : 'certain'
}

/** Answers of a site in trouble, which crawlers expect to pass. */
const PASSING: ReadonlySet<PolicyReason> = new Set(['429', '5xx', 'invalid-status'])

function reasonOf(
  verdict: Verdict,
  sentences: Sentences,
  { fetch = null, problem }: ExplanationContext,
): readonly SentencePart[] {
  const { reasons } = sentences
  const { crawler, dialect, policy } = verdict
  switch (verdict.because) {
    case 'rule':
      return explainRule(verdict, reasons)
    case 'no-rule-matched':
      return explainNoRule(verdict, reasons)
    case 'no-group':
      return explainNoGroup(verdict, reasons)
    case 'robots-txt-itself':
      return reasons.robotsTxtItself()
    case 'fetch':
      // A file that would count, and is not there: there is nothing to say about the answer.
      if (policy === undefined || policy.policy === 'obey-file') return reasons.noFile()
      return explainPolicy(policy, dialect, sentences, fetch)
    case 'file-too-large':
      return reasons.fileTooLarge(dialectById(dialect).decisions.sizeLimit?.octets ?? 0, dialect)
    case 'not-testable':
      if (verdict.target === null)
        return sentence`${sentences.targetProblems[problem ?? 'malformed']}`
      return crawler.name === '' ? reasons.noCrawler() : reasons.noToken(crawler.name)
    default:
      return assertNever(verdict.because)
  }
}

function groupOf(verdict: Verdict, sentences: Sentences): readonly SentencePart[] | null {
  if (verdict.group === null) return null
  const group = groupFacts(verdict)
  const told: (readonly SentencePart[])[] = []
  // Where no rule decided, the reason itself has named the lines.
  if (verdict.because === 'rule') told.push(sentences.group.lines(group))
  const missed = verdict.trail.filter((step) => !step.found).map((step) => step.token)
  if (group.partOf !== null) told.push(sentences.group.partOf(group.partOf))
  if (missed.length > 0) told.push(sentences.group.without(missed))
  return told.length === 0 ? null : sentences.paragraph(null, told)
}

function assertNever(value: never): never {
  throw new Error(`Not handled: ${JSON.stringify(value)}`)
}
