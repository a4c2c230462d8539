/** The `User-agent:` lines whose value is no product token. */
import { type AgentValue, agentValueOf } from './agent-value.ts'
import type { CheckContext } from './check-context.ts'
import { commentCut } from './comment-cut.ts'
import { type NamedAgent, namedAgents } from './named-agents.ts'
import { oddPlaces } from './odd-places.ts'

export interface OddAgent {
  readonly agent: NamedAgent
  readonly value: AgentValue
}

const known = new WeakMap<CheckContext, readonly OddAgent[]>()

/** Such lines, in the order of the file. */
export function oddAgents(context: CheckContext): readonly OddAgent[] {
  const before = known.get(context)
  if (before !== undefined) return before
  const values = new Map<string, AgentValue | null>()
  const found: OddAgent[] = []
  for (const agent of namedAgents(context)) {
    if (hasOtherCause(context, agent)) continue
    let value = values.get(agent.value)
    if (value === undefined) {
      value = agentValueOf(agent.value)
      values.set(agent.value, value)
    }
    if (value !== null) found.push({ agent, value })
  }
  known.set(context, found)
  return found
}

/** Characters that are not what they seem, or a comment, make the value odd: checks of their own tell. */
function hasOtherCause(context: CheckContext, { line, value }: NamedAgent): boolean {
  if (value === '') return commentCut(context, line) !== null
  if (!/[^ -~]/.test(value)) return false
  return /[\ufeff\udc80-\udcff]|ï»¿/.test(value) || oddPlaces(context, line).length > 0
}
