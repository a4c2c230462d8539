/** Lines besides user-agent lines and rules, by the names that they begin with. */
import type { Written } from '../syntax/line.ts'
import type { CheckContext } from './check-context.ts'
import { unusualLines } from './plain-lines.ts'

export interface NamedLine {
  readonly line: number
  readonly name: Written
  readonly value: Written
}

const known = new WeakMap<CheckContext, ReadonlyMap<string, readonly NamedLine[]>>()

/** The lines with a colon whose name, in any letter case, is one of these (in lower case). */
export function namedLines(
  context: CheckContext,
  ...names: readonly string[]
): readonly NamedLine[] {
  const byName = known.get(context) ?? indexLines(context)
  known.set(context, byName)
  const found = names.flatMap((name) => byName.get(name) ?? [])
  return names.length > 1 ? found.sort((a, b) => a.line - b.line) : found
}

/** One walk for all checks. */
function indexLines(context: CheckContext): ReadonlyMap<string, readonly NamedLine[]> {
  const byName = new Map<string, NamedLine[]>()
  for (const number of unusualLines(context)) {
    const line = context.line(number)
    if (line.kind !== 'field' || line.separator !== 'colon') continue
    const name = line.key.text.toLowerCase()
    if (OF_GROUPS.has(name)) continue
    const found = { line: number, name: line.key, value: line.value }
    const lines = byName.get(name)
    if (lines === undefined) byName.set(name, [found])
    else lines.push(found)
  }
  return byName
}

/** Names that files repeat thousands of times, and that other checks look at. */
const OF_GROUPS: ReadonlySet<string> = new Set(['user-agent', 'disallow', 'allow'])
