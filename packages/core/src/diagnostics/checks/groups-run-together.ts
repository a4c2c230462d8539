/**
 * User-agent lines that share rules against all appearance: what stands between them ends no group.
 *
 * A group ends at the user-agent line that follows a rule, and only Allow and Disallow are rules
 * (RFC 9309 §2.1, §2.2.4). Crawl-delay, Sitemap, Content-Signal and blank lines end nothing, so the
 * crawlers named above them get the rules below. Python ends a group at Crawl-delay, and before
 * version 3.13.14 at blank lines. Told only where somebody named above is decided otherwise than with
 * a group of his own.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { AgentLine, Group } from '../../groups/reading.ts'
import type { Check, Edit } from '../check.ts'
import { type CheckContext, rangeOfLine, rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { type GroupGap, gapBefore } from '../group-gap.ts'
import { changingRules } from '../joined-rules.ts'

/** The most tokens and related lines that one finding names. */
const NAMED = 5
const RELATED = 20

/** The most groups that are looked at: of one check no more findings than 200 are told. */
const MOST_GROUPS = 250

export const groupsRunTogether: Check<'groups-run-together'> = {
  id: 'groups-run-together',
  severity: 'warning',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'changes-verdict',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: bingbot\nCrawl-delay: 5\n\nUser-agent: GPTBot\nDisallow: /\n',
    good: 'User-agent: bingbot\nCrawl-delay: 5\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /\n',
  },
  *run(context) {
    const joined = joinedGroups(context)
    if (joined.length === 0) return
    const changing = changingRules(
      context,
      joined.flatMap(({ joins }) => joins.map(({ gap }) => endOfGroup(context, gap))),
    )
    for (const { group, joins } of joined) {
      const [first] = joins
      const last = joins.at(-1)
      if (first === undefined || last === undefined) continue
      const rule = changing(group, last.agent)
      if (rule === null) continue
      // Who joins a group for everybody would rather get its rules than none.
      const isForAll = group.agents
        .slice(group.agents.indexOf(last.agent))
        .some(({ token }) => token === '*')
      const above = group.agents.slice(0, group.agents.indexOf(first.agent))
      yield {
        ...rangeOfLine(context, first.agent.line),
        data: {
          above: above.slice(0, NAMED).map(({ value }) => excerpt(value)),
          aboveCount: above.length,
          joining: excerpt(first.agent.value),
          because: first.gap.because,
          name: excerpt(first.gap.name),
          rule: excerpt(context.text(rule.line)),
          ruleLine: rule.line,
        },
        related: [
          ...(above[0] === undefined ? [] : [{ line: above[0].line, role: 'shares' }]),
          { line: first.gap.line, role: 'no-end' },
          ...joins.slice(1, RELATED).map(({ agent }) => ({ line: agent.line, role: 'joins-too' })),
        ],
        fixes:
          !isForAll && joins.every(({ gap }) => gap.because === 'directive')
            ? [{ title: 'split', edits: joins.map(({ gap }) => endOfGroup(context, gap)) }]
            : [],
      }
    }
  },
}

interface JoinedGroup {
  readonly group: Group
  readonly joins: readonly Join[]
}

/** The first groups of which some user-agent lines seem to begin others. */
function joinedGroups(context: CheckContext): readonly JoinedGroup[] {
  const found: JoinedGroup[] = []
  for (const group of context.reading('rfc9309').groups) {
    if (found.length >= MOST_GROUPS) break
    if (group.agents.length < 2 || group.rules.length === 0) continue
    const joins = joinsOf(context, group)
    if (joins.length > 0) found.push({ group, joins })
  }
  return found
}

interface Join {
  readonly agent: AgentLine
  readonly gap: GroupGap
}

/** The user-agent lines of a group that seem to begin another one. */
function joinsOf(context: CheckContext, group: Group): readonly Join[] {
  return group.agents.flatMap((agent, index) => {
    const before = group.agents[index - 1]
    const gap = before === undefined ? null : gapBefore(context, before.line, agent.line)
    return gap === null ? [] : [{ agent, gap }]
  })
}

/** A rule that forbids nothing ends the group above. */
function endOfGroup(context: CheckContext, gap: GroupGap): Edit {
  const end = context.text(gap.line).length
  return { ...rangeOnLine(gap.line, end, end), text: '\nDisallow:' }
}
