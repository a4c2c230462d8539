/** Whether a rule's value makes it a rule at all, in a dialect's eyes. */
import type { Decisions } from '../dialects/decisions.ts'
import { isEscapedOctet } from '../syntax/source.ts'
import type { IgnoredBecause, Rule } from './reading.ts'

/** Why a rule does not count: a reason to tell, or nothing that needs telling (an empty value). */
export type RuleRefusal = IgnoredBecause | 'empty'

/** Why a rule with this value is left out; null where it counts. */
export function refusalOf(
  effect: Rule['effect'],
  pattern: string,
  decisions: Decisions,
): RuleRefusal | null {
  if (pattern === '') {
    const empty = effect === 'allow' ? decisions.emptyAllow : decisions.emptyDisallow
    return empty === 'skipped' ? 'empty' : null
  }
  const first = pattern.charCodeAt(0)
  const starts = first === SLASH || (first === STAR && decisions.starStart === 'pattern')
  if (!starts && decisions.otherStart !== 'as-written') return 'no-leading-slash'
  if (decisions.patternCharacters === 'visible' && !isVisible(pattern)) return 'other-dialect'
  return null
}

const SLASH = 47
const STAR = 42

/** No white space, no control character, valid UTF-8 (RFC 9309 §2.2, `UTF8-char-noctl`). */
function isVisible(pattern: string): boolean {
  for (const character of pattern) {
    const unit = character.charCodeAt(0)
    if (unit <= 32 || (character.length === 1 && isEscapedOctet(unit))) return false
  }
  return true
}
