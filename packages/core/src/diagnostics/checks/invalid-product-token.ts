/**
 * `User-agent: Googlebot/2.1`, `User-agent: Some Bot`: a value that is no product token.
 *
 * A token is made of letters, `-` and `_` (RFC 9309 §2.2.1). Google takes the leading ones and drops
 * the rest (`ExtractUserAgent`); Yandex and Python compare the whole value. Old names with digits
 * and spaces are published all the same. Values that cannot be put right are told once for each
 * kind.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import { leadingToken } from '../../groups/product-token.ts'
import { type AgentValue, agentValueOf } from '../agent-value.ts'
import type { Check, Finding, Fix } from '../check.ts'
import { excerpt } from '../excerpt.ts'
import { type NamedAgent, namedAgents } from '../named-agents.ts'
import { tokenFixes } from '../token-fixes.ts'

/** The most values and related lines that one finding names. */
const NAMED = 5
const RELATED = 20

export const invalidProductToken: Check<'invalid-product-token'> = {
  id: 'invalid-product-token',
  severity: 'info',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'read-differently',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: Googlebot/2.1\nDisallow: /private\n',
    good: 'User-agent: Googlebot\nDisallow: /private\n',
  },
  *run(context) {
    const alike = new Map<string, NamedAgent[]>()
    for (const agent of namedAgents(context)) {
      const value = agentValueOf(agent.value)
      if (value === null) continue
      if (value.meant.length > 0) {
        yield findingOf([agent], value, tokenFixes(context, agent, value))
        continue
      }
      const others = alike.get(value.kind)
      if (others === undefined) alike.set(value.kind, [agent])
      else others.push(agent)
    }
    for (const agents of alike.values()) {
      const value = agentValueOf(agents[0]?.value ?? '')
      if (value !== null) yield findingOf(agents, value, [])
    }
  },
}

type Found = Finding<'invalid-product-token'>

function findingOf(agents: readonly NamedAgent[], value: AgentValue, fixes: readonly Fix[]): Found {
  const [first, ...others] = agents
  if (first === undefined) throw new Error('a finding without a line')
  return {
    ...first.range,
    data: {
      kind: value.kind,
      values: agents.slice(0, NAMED).map((agent) => excerpt(agent.value)),
      count: agents.length,
      read: excerpt(/^\*(\s|$)/.test(first.value) ? '*' : leadingToken(first.value)),
      meant: value.meant.slice(0, NAMED).map(excerpt),
    },
    related: others.slice(0, RELATED).map(({ line }) => ({ line, role: 'also' })),
    fixes,
  }
}
