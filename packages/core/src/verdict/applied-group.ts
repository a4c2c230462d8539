/** The groups that applied to a crawler, shown as the one group that they count as. */
import type { AgentLine } from '../groups/reading.ts'
import type { Selection } from './select-groups.ts'
import type { AppliedGroup } from './verdict.ts'

/** Merges the selected groups; null where none applies. */
export function appliedGroup({ token, groups }: Selection): AppliedGroup | null {
  if (token === null) return null
  const tokens = new Set<string>()
  const userAgentLines: number[] = []
  const lines: number[] = []
  for (const group of groups) {
    for (const agent of group.agents) {
      tokens.add(tokenFor(agent, token))
      userAgentLines.push(agent.line)
      lines.push(agent.line)
    }
    for (const rule of group.rules) lines.push(rule.line)
  }
  tokens.delete('')
  return {
    tokens: [...tokens],
    userAgentLines: ascending(userAgentLines),
    lines: ascending(lines),
  }
}

/**
 * The token that a line names. One that breaks the grammar is found by the whole value, of which
 * `agent.token` is but the leading letters.
 */
function tokenFor(agent: AgentLine, sought: string): string {
  const value = agent.value.toLowerCase()
  return value === sought.toLowerCase() ? value : agent.token
}

/** Each line once. Groups mostly stand one behind the other, and then there is nothing to do. */
function ascending(lines: readonly number[]): readonly number[] {
  const isAscending = lines.every((line, i) => i === 0 || line > (lines[i - 1] ?? 0))
  return isAscending ? lines : [...new Set(lines)].sort((a, b) => a - b)
}
