/**
 * The verdict on one address for one crawler, with its whole reason (RFC 9309 §2.2, §2.3).
 *
 * The order: no token or no address → not testable; the file's own address → allowed; what the
 * answer of the site means → `fetch`; a file the dialect does not accept → `file-too-large`; then
 * the groups and their rules.
 */
import type { Decisions } from '../dialects/decisions.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { Reading } from '../groups/reading.ts'
import type { CrawlPolicy } from '../http/crawl-policy.ts'
import { type ComparedForm, comparedTarget } from '../matching/compared-form.ts'
import { appliedGroup } from './applied-group.ts'
import type { CompiledRule } from './compile-rule.ts'
import { nearMisses } from './near-misses.ts'
import { matchingRules, type RuleSet, winningRule } from './rule-set.ts'
import { type RulesFor, rulesFor } from './rules-for.ts'
import type { Asker } from './select-groups.ts'
import type { AskedCrawler, LostBecause, Match, Verdict, VerdictBecause } from './verdict.ts'
import { policyNotes, readingNotes } from './verdict-notes.ts'

/** A crawler as a verdict needs it; an empty `token` means that none is published. */
export interface AskingCrawler extends AskedCrawler, Asker {
  /** Notes that its facts bring to every verdict. */
  readonly notes: readonly string[]
}

/** What a verdict is asked about. */
export interface Question {
  readonly crawler: AskingCrawler
  readonly dialect: Dialect
  /** The file as the dialect reads it; null where nothing was fetched. */
  readonly reading: Reading | null
  /** What the answer of the site means to the dialect; null for a pasted file, which is obeyed. */
  readonly policy: CrawlPolicy | null
  /** Canonical path and query (`Target.text`); null where the address is none. */
  readonly target: string | null
  /** The file is only a first part of what the site sends. */
  readonly truncated?: boolean
}

/** The part of a verdict that a table of many crawlers shows. */
export interface BriefVerdict {
  readonly allowed: boolean | null
  readonly because: VerdictBecause
  readonly line: number | null
  /** The deciding pattern as written; null where no rule decided. */
  readonly pattern: string | null
  /** The token whose groups applied; null where none did. */
  readonly token: string | null
  readonly notes: readonly string[]
}

/**
 * What was worked out last. Crawlers that are asked one after the other about one address share it:
 * first those of one dialect, and of these those under the same rules.
 */
export interface LastAnswer {
  target: string | null
  form: ComparedForm | null
  compared: string
  rules: RuleSet | null
  winner: CompiledRule | null
}

/** To begin with. */
export function noAnswer(): LastAnswer {
  return { target: null, form: null, compared: '', rules: null, winner: null }
}

/** Decides, and gives the whole reason. */
export function decide(question: Question): Verdict {
  const brief = decideBriefly(question)
  const { crawler, dialect, policy, reading, target } = question
  const verdict = {
    crawler: { id: crawler.id, name: crawler.name, token: crawler.token },
    dialect: dialect.id,
    allowed: brief.allowed,
    because: brief.because,
    line: brief.line,
    group: null,
    trail: [],
    matches: [],
    nearMisses: [],
    target,
    notes: brief.notes,
  }
  if (brief.because === 'fetch' && policy !== null) return { ...verdict, policy }
  if (!BY_RULES.has(brief.because) || reading === null || target === null) return verdict
  const { selection, rules } = rulesFor(reading, crawler, dialect)
  const compared = comparedTarget(target, dialect.decisions.encoding)
  const matching = matchingRules(rules, compared)
  return {
    ...verdict,
    group: appliedGroup(selection),
    trail: selection.trail,
    matches: matchesOf(matching, dialect.decisions),
    nearMisses: nearMisses({
      reading,
      selection,
      asker: crawler,
      dialect,
      rules,
      matching,
      target: compared,
    }),
  }
}

/** Where groups and rules were looked at. */
const BY_RULES: ReadonlySet<VerdictBecause> = new Set(['rule', 'no-rule-matched', 'no-group'])

/**
 * Decides without losers and near misses: what a table of many crawlers needs. `known` are the rules
 * for the question, where they have been looked up before.
 */
export function decideBriefly(
  question: Question,
  last: LastAnswer = noAnswer(),
  known: RulesFor | null = null,
): BriefVerdict {
  const { crawler, dialect, reading, target } = question
  const early = decideEarly(question, target)
  if (early !== null || reading === null || target === null) return early ?? untestable(crawler)
  const applied = known ?? rulesFor(reading, crawler, dialect)
  return verdictOf(question, reading, applied, winningRuleFor(question, applied, target, last))
}

/** What is decided before any rule is looked at; null where the rules decide. */
export function decideEarly(question: Question, target: string | null): BriefVerdict | null {
  const { crawler, dialect, policy, reading } = question
  if (target === null || crawler.token === '') return untestable(crawler)
  if (target === '/robots.txt' && dialect.decisions.robotsTxtItself === 'allowed') {
    return early(crawler, true, 'robots-txt-itself')
  }
  if (policy !== null && policy.policy !== 'obey-file') {
    const allowed = { 'allow-all': true, 'disallow-all': false, unknown: null }[policy.policy]
    return early(crawler, allowed, 'fetch', policyNotes(policy))
  }
  if (reading === null) return early(crawler, null, 'fetch')
  if (reading.oversize === 'site-open') return early(crawler, true, 'file-too-large')
  return null
}

/** The rule that matches a target and is the strongest of those that do; null where none matches. */
export function winningRuleFor(
  { dialect }: Question,
  { rules }: RulesFor,
  target: string,
  last: LastAnswer,
): CompiledRule | null {
  const compared = comparedFor(target, dialect.decisions.encoding, last)
  if (last.rules !== rules) {
    last.rules = rules
    last.winner = winningRule(rules, compared)
  }
  return last.winner
}

/** The verdict where this rule is the strongest one that matches; the same for every such target. */
export function verdictOf(
  { crawler, dialect, policy, truncated = false }: Question,
  reading: Reading,
  applied: RulesFor,
  winner: CompiledRule | null,
): BriefVerdict {
  const line = winner?.rule.line ?? null
  const decided = winner !== null && hasEffect(winner, dialect.decisions)
  const { token } = applied.selection
  return {
    allowed: !decided || winner.effect === 'allow',
    because: decided ? 'rule' : token === null ? 'no-group' : 'no-rule-matched',
    line,
    pattern: decided ? winner.rule.pattern : null,
    token,
    notes: notesOf(crawler, policy, readingNotes(reading, applied, line, truncated)),
  }
}

function untestable(crawler: AskingCrawler): BriefVerdict {
  return early(crawler, null, 'not-testable')
}

function early(
  crawler: AskingCrawler,
  allowed: boolean | null,
  because: VerdictBecause,
  notes: readonly string[] = [],
): BriefVerdict {
  const all = [...crawler.notes, ...notes]
  return { allowed, because, line: null, pattern: null, token: null, notes: all }
}

/** Most verdicts have no notes but the crawler's, which are then shared. */
function notesOf(
  crawler: AskingCrawler,
  policy: CrawlPolicy | null,
  onReading: readonly string[],
): readonly string[] {
  const onPolicy = policy === null ? [] : policyNotes(policy)
  if (onPolicy.length === 0 && onReading.length === 0) return crawler.notes
  return [...crawler.notes, ...onPolicy, ...onReading]
}

function comparedFor(target: string, form: ComparedForm, last: LastAnswer): string {
  if (last.target !== target || last.form !== form) {
    last.target = target
    last.form = form
    last.compared = comparedTarget(target, form)
    last.rules = null
  }
  return last.compared
}

/** An empty pattern decides nothing where the longest rule wins, unless the dialect counts it. */
function hasEffect(winner: CompiledRule, decisions: Decisions): boolean {
  if (decisions.precedence === 'first-match') return true
  return winner.rule.pattern !== '' || winner.octets > 0
}

function matchesOf(found: readonly CompiledRule[], decisions: Decisions): readonly Match[] {
  const [winner] = found
  if (winner === undefined) return []
  return found.map((match) => {
    const { rule, effect, octets } = match
    const common = { line: rule.line, effect, pattern: rule.pattern, octets }
    if (match === winner) return { ...common, wins: true }
    return { ...common, wins: false, lostBecause: lossOf(match, winner, decisions) }
  })
}

function lossOf(match: CompiledRule, winner: CompiledRule, decisions: Decisions): LostBecause {
  if (decisions.precedence === 'first-match') return 'later-line'
  if (match.octets < winner.octets) return 'shorter'
  return match.effect === winner.effect ? 'later-line' : 'tie-allow-wins'
}
