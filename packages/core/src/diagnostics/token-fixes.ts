/** Puts the token that was meant in place of a `User-agent:` value, of several each on its line. */
import type { AgentValue } from './agent-value.ts'
import type { Fix } from './check.ts'
import type { CheckContext } from './check-context.ts'
import type { NamedAgent } from './named-agents.ts'

/** The fix for a value; none where it is not plain what was meant. */
export function tokenFixes(
  context: CheckContext,
  { line, range }: NamedAgent,
  { kind, meant }: AgentValue,
): readonly Fix[] {
  if (meant.length === 0) return []
  const written = context.line(line)
  const name = written.kind === 'field' ? written.key.text : 'User-agent'
  return [
    {
      title: kind === 'list' ? 'one-per-line' : 'use-token',
      edits: [{ ...range, text: meant.join(`\n${name}: `) }],
    },
  ]
}
