/**
 * `Disallow: /backup/`: a path that tells a stranger where to look.
 *
 * The file is public and no access control: to list a path is to publish it (RFC 9309 §3). Only names
 * that speak for themselves are told, and no defaults that everybody knows.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { ruleLines } from '../rule-lines.ts'
import { sensitiveKind } from '../sensitive-paths.ts'

export const revealsSensitivePath: Check<'reveals-sensitive-path'> = {
  id: 'reveals-sensitive-path',
  severity: 'info',
  audience: ['people'],
  effect: 'reveals',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /backup/\n',
    good: 'User-agent: *\nDisallow: /print/\n',
  },
  *run(context) {
    const told = new Set<string>()
    for (const { line, effect, pattern, from, to } of ruleLines(context)) {
      const kind = effect === 'disallow' && !told.has(pattern) ? sensitiveKind(pattern) : null
      if (kind === null) continue
      told.add(pattern)
      yield { ...rangeOnLine(line, from, to), data: { pattern: excerpt(pattern), kind } }
    }
  },
}
