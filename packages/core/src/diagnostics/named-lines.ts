/** Lines that begin with certain names. */
import type { Written } from '../syntax/line.ts'
import type { CheckContext } from './check-context.ts'

export interface NamedLine {
  readonly line: number
  readonly name: Written
  readonly value: Written
}

/** The lines with a colon whose name, in any letter case, is one of these (in lower case). */
export function* namedLines(
  context: CheckContext,
  names: ReadonlySet<string>,
): Iterable<NamedLine> {
  for (let number = 1; number <= context.file.lineCount; number += 1) {
    const line = context.line(number)
    if (line.kind !== 'field' || line.separator !== 'colon') continue
    if (names.has(line.key.text.toLowerCase())) {
      yield { line: number, name: line.key, value: line.value }
    }
  }
}
