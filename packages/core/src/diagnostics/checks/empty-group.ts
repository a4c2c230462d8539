/**
 * A `User-agent:` line with no rule under it, at the end of the file.
 *
 * A group without rules allows everything (RFC 9309 §2.2.2), and hides the groups for `*` from the
 * crawlers it names. Only the last group can be empty, since others run on into the next one.
 * Python leaves such a group out.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Group } from '../../groups/reading.ts'
import type { Check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { namedAgents } from '../named-agents.ts'
import { droppedRules } from '../star-rules.ts'

/** The most tokens that one finding names. */
const NAMED = 5

export const emptyGroup: Check<'empty-group'> = {
  id: 'empty-group',
  severity: 'info',
  audience: ['standard', 'python', 'people'],
  effect: 'read-differently',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\n',
    good: 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow:\n',
  },
  *run(context) {
    const group = context.reading('rfc9309').groups.at(-1)
    if (group === undefined || group.rules.length + group.unmatchable.length > 0) return
    const agents = namedAgents(context)
    const inOthers = new Set(
      agents.filter((agent) => agent.group !== group).map(({ token }) => token.toLowerCase()),
    )
    const empty = agents.filter(
      ({ group: own, token }) => own === group && !inOthers.has(token.toLowerCase()),
    )
    const [first] = empty
    if (first === undefined) return
    // That the rules for `*` are lost has a check of its own, and is plain where the group says something.
    const isTold = droppedRules(context).some(({ groups }) => groups.includes(group))
    if (isTold && saysSomething(context, group)) return
    yield {
      ...first.range,
      data: {
        tokens: empty.slice(0, NAMED).map(({ value }) => excerpt(value)),
        count: empty.length,
      },
    }
  },
}

/** Whether a line besides sitemaps stands below the user-agent lines of the last group. */
function saysSomething(context: CheckContext, { agents }: Group): boolean {
  const sitemaps = new Set(context.reading('rfc9309').sitemaps.map(({ line }) => line))
  for (let line = (agents.at(-1)?.line ?? 0) + 1; line <= context.file.lineCount; line += 1) {
    const { kind } = context.line(line)
    if (kind !== 'blank' && kind !== 'comment' && !sitemaps.has(line)) return true
  }
  return false
}
