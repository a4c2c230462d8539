/**
 * A named group without the rules of the groups for `*`.
 *
 * Where a group names a crawler, the groups for `*` do not count for it (RFC 9309 §2.2.1); nothing
 * is inherited. Bing's help says to repeat in its section what should hold there.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check, Fix } from '../check.ts'
import { type CheckContext, rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { crawlersFallingBackTo } from '../known-crawlers.ts'
import { firstNamings } from '../named-agents.ts'
import { type DroppedRules, droppedRules } from '../star-rules.ts'

/** The most names and rules that one finding shows. */
const NAMED = 5

/** The most rules that a fix copies. */
const COPIED = 100

export const namedGroupDropsStarRules: Check<'named-group-drops-star-rules'> = {
  id: 'named-group-drops-star-rules',
  severity: 'info',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'changes-verdict',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /private\n\nUser-agent: bingbot\nDisallow: /drafts\n',
    good: 'User-agent: *\nDisallow: /private\n\nUser-agent: bingbot\nDisallow: /private\nDisallow: /drafts\n',
  },
  *run(context) {
    const named = firstNamings(context)
    for (const dropped of droppedRules(context)) {
      const { agents, lost, lostCount } = dropped
      const [first] = agents
      if (first === undefined) continue
      const followers = agents
        .flatMap(({ token }) => crawlersFallingBackTo(token))
        .filter(({ token, retired }) => token !== '' && !retired && !named.has(token.toLowerCase()))
      yield {
        ...first.range,
        data: {
          tokens: agents.slice(0, NAMED).map(({ token }) => excerpt(token)),
          count: agents.length,
          followers: [...new Set(followers.map(({ token }) => token))].slice(0, NAMED),
          lost: lost.slice(0, NAMED).map(({ pattern }) => excerpt(pattern)),
          lostCount,
        },
        related: lost.map(({ line }) => ({ line, role: 'lost' })),
        fixes: copyingFixes(context, dropped),
      }
    }
  },
}

/** None where the group opens everything: then it may well be meant so. */
function copyingFixes(context: CheckContext, dropped: DroppedRules): readonly Fix[] {
  const { groups, opensAll } = dropped
  const group = groups.at(-1)
  if (group === undefined || opensAll || dropped.lostCount > COPIED) return []
  const missing = dropped.missing()
  if (missing.length > COPIED) return []
  const lines = [...group.rules, ...group.unmatchable, ...group.agents].map(({ line }) => line)
  const last = lines.reduce((most, line) => Math.max(most, line), 0)
  const end = context.text(last).length
  const rules = missing.map(
    ({ effect, pattern }) => `\n${effect === 'allow' ? 'Allow' : 'Disallow'}: ${pattern}`,
  )
  return [
    { title: 'copy-rules', edits: [{ ...rangeOnLine(last, end, end), text: rules.join('') }] },
  ]
}
