/**
 * `User-agent: *` with `Disallow: /`: it does not shut out everybody. Some crawlers obey only groups
 * that name them, as Google documents for AdsBot-Google and others.
 */
import { CRAWLERS } from '../../crawlers/registry.ts'
import { GOOGLE_SPECIAL_CASE_CRAWLERS } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { type CheckContext, rangeOfLine } from '../check-context.ts'
import { type ComparedRule, comparedRules, isStronger } from '../compared-rules.ts'
import { matchesEverything } from '../matches-everything.ts'
import { firstNamings } from '../named-agents.ts'

/** Those of whom their operators say it. */
const IGNORING = CRAWLERS.filter(
  ({ token, ignoresWildcard, respectsBasis, respectsRobots, retired, hasUnverified }) =>
    token !== '' &&
    ignoresWildcard &&
    respectsBasis === 'operator' &&
    respectsRobots !== 'user-triggered' &&
    respectsRobots !== 'no' &&
    !retired &&
    !hasUnverified,
)

export const starDoesNotApply: Check<'star-does-not-apply'> = {
  id: 'star-does-not-apply',
  severity: 'info',
  audience: ['google'],
  effect: 'read-differently',
  source: GOOGLE_SPECIAL_CASE_CRAWLERS,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /\n',
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    const line = closingLine(context)
    if (line === null) return
    const named = firstNamings(context)
    const tokens = IGNORING.map(({ token }) => token).filter(
      (token) => !named.has(token.toLowerCase()),
    )
    if (tokens.length > 0) yield { ...rangeOfLine(context, line), data: { tokens } }
  },
}

/** The first rule for `*` that closes the whole site, and is not undone by one that opens it. */
function closingLine(context: CheckContext): number | null {
  const { groups } = context.reading('rfc9309')
  const forAll = groups.filter(({ agents }) => agents.some(({ token }) => token === '*'))
  const whole = comparedRules(forAll).filter(({ text }) => matchesEverything(text))
  let opening: ComparedRule | null = null
  for (const rule of whole) {
    const isOpening = rule.effect === 'allow'
    if (isOpening && (opening === null || isStronger(rule, opening))) opening = rule
  }
  const closing = whole.find(
    (rule) => rule.effect === 'disallow' && (opening === null || isStronger(rule, opening)),
  )
  return closing?.rule.line ?? null
}
