/** Why a rule decided, or why none did. */
import { dialectById } from '../../dialects/index.ts'
import type { Match, Verdict } from '../verdict.ts'
import { effectAsWritten, groupFacts, ruleFacts } from './rule-facts.ts'
import type { SentencePart } from './sentence.ts'
import type { ReasonSentences } from './sentences.ts'

/** For a verdict that a rule decided. */
export function explainRule(verdict: Verdict, reasons: ReasonSentences): readonly SentencePart[] {
  const [winner] = verdict.matches
  const group = groupFacts(verdict)
  if (winner === undefined) return reasons.noRuleMatched(group)
  const { precedence } = dialectById(verdict.dialect).decisions
  const rule = ruleFacts(winner, verdict)
  if (precedence === 'first-match') {
    return winner.pattern === ''
      ? reasons.emptyRuleIsFirst(winner.line, group)
      : reasons.firstMatch(rule, group)
  }
  const tied = verdict.matches.find((match) => match.lostBecause === 'tie-allow-wins')?.line ?? null
  if (winner.pattern === '') return reasons.emptyDisallowAllows(rule, group, tied)
  if (tied === null) return reasons.longestMatch(rule, group)
  const lines = [Math.min(winner.line, tied), Math.max(winner.line, tied)] as const
  return reasons.tie(lines, winner.octets)
}

/** For a verdict on which groups apply, and none of their rules decided. */
export function explainNoRule(verdict: Verdict, reasons: ReasonSentences): readonly SentencePart[] {
  const group = groupFacts(verdict)
  const empty = verdict.matches.find(isEmpty)
  if (empty !== undefined) {
    return reasons.onlyEmptyRule(empty.line, effectAsWritten(empty, verdict), group)
  }
  return group.hasRules ? reasons.noRuleMatched(group) : reasons.noRules(group)
}

/** For a verdict on which no group applies. */
export function explainNoGroup(
  verdict: Verdict,
  reasons: ReasonSentences,
): readonly SentencePart[] {
  const tokens = verdict.trail.map((step) => step.token)
  const named = tokens.filter((token) => token !== '*')
  return named.length < tokens.length ? reasons.noGroup(named) : reasons.noOwnGroup(named)
}

function isEmpty(match: Match): boolean {
  return match.wins && match.pattern === ''
}
