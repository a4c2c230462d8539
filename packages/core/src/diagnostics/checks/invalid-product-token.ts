/**
 * `User-agent: Googlebot/2.1`, `User-agent: Some Bot`: a value that is no product token.
 *
 * A token is made of letters, `-` and `_` (RFC 9309 §2.2.1). Google takes the leading ones and drops
 * the rest (`ExtractUserAgent`); Yandex and Python compare the whole value. Old names with digits
 * and spaces are published all the same, and are never put in place of another value. Values that
 * cannot be put right are told once for each kind.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import { isLegalToken, leadingToken } from '../../groups/product-token.ts'
import type { Check, Finding, Fix } from '../check.ts'
import { excerpt } from '../excerpt.ts'
import { type OddAgent, oddAgents } from '../odd-agents.ts'
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
    const alike = new Map<string, OddAgent[]>()
    for (const odd of oddAgents(context)) {
      const { agent, value } = odd
      if (value.meant.length > 0) {
        const isSound = value.meant.every((token) => token === '*' || isLegalToken(token))
        yield findingOf([odd], isSound ? tokenFixes(context, agent, value) : [])
        continue
      }
      const others = alike.get(value.kind)
      if (others === undefined) alike.set(value.kind, [odd])
      else others.push(odd)
    }
    for (const [first, ...others] of alike.values()) {
      if (first !== undefined) yield findingOf([first, ...others], [])
    }
  },
}

function findingOf(
  odd: readonly [OddAgent, ...OddAgent[]],
  fixes: readonly Fix[],
): Finding<'invalid-product-token'> {
  const [{ agent, value }, ...others] = odd
  return {
    ...agent.range,
    data: {
      kind: value.kind,
      values: odd.slice(0, NAMED).map((one) => excerpt(one.agent.value)),
      count: odd.length,
      read: excerpt(/^\*(\s|$)/.test(agent.value) ? '*' : leadingToken(agent.value)),
      meant: value.meant.slice(0, NAMED).map(excerpt),
    },
    related: others.slice(0, RELATED).map((one) => ({ line: one.agent.line, role: 'also' })),
    fixes,
  }
}
