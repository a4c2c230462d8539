/**
 * `User-agent: GPTBot, CCBot`: only the first name counts, or none.
 *
 * A user-agent line holds one product token (RFC 9309 §2.2.1; erratum 8895, reported and not
 * adopted, asks for lists). Google reads the leading letters, here `GPTBot`; Yandex and Python
 * compare the whole value.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import { leadingToken } from '../../groups/product-token.ts'
import type { Check } from '../check.ts'
import { excerpt } from '../excerpt.ts'
import { oddAgents } from '../odd-agents.ts'
import { tokenFixes } from '../token-fixes.ts'

/** The most tokens that one finding names. */
const NAMED = 5

export const severalTokensOnOneLine: Check<'several-tokens-on-one-line'> = {
  id: 'several-tokens-on-one-line',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'changes-verdict',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: GPTBot, CCBot\nDisallow: /\n',
    good: 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n',
  },
  *run(context) {
    for (const { agent, value } of oddAgents(context)) {
      if (value.kind !== 'list') continue
      yield {
        ...agent.range,
        data: {
          tokens: value.meant.slice(0, NAMED).map(excerpt),
          count: value.meant.length,
          read: excerpt(leadingToken(agent.value)),
        },
        fixes: tokenFixes(context, agent, value),
      }
    }
  },
}
