/**
 * A blank line between a `User-agent:` line and its rules, or between rules.
 *
 * Blank lines mean nothing (RFC 9309 §2.2, `emptyline`). Python before 3.13.14 and 3.14.5 ends a
 * group at them, so that the rules behind belong to nobody; Yandex's help forbids them in groups.
 * Told once a file.
 */
import { PYTHON_BEFORE } from '../../dialects/sources.ts'
import type { Reading } from '../../groups/reading.ts'
import { lineEnd, lineStart } from '../../syntax/parse.ts'
import type { Check, Edit } from '../check.ts'
import { type CheckContext, rangeOfLine, rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'

/** The most related lines that one finding names. */
const RELATED = 20

export const blankLineInGroup: Check<'blank-line-in-group'> = {
  id: 'blank-line-in-group',
  severity: 'hint',
  audience: ['python', 'yandex'],
  effect: 'read-differently',
  source: PYTHON_BEFORE,
  alarms: {},
  examples: {
    bad: 'User-agent: *\n\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
  },
  *run(context) {
    // Most files have none, and then nobody need read them as Python does.
    if (blankLinesInGroups(context, null).length === 0) return
    const forAll = new Set(rulesForNobody(context.reading('rfc9309')))
    const lost = rulesForNobody(context.reading('python-3.12')).filter((line) => !forAll.has(line))
    const [first] = lost
    const blank = blankLinesInGroups(context, new Set(lost))
    const place = blank.findLast((line) => first !== undefined && line < first)
    if (first === undefined || place === undefined) return
    yield {
      ...rangeOfLine(context, place),
      data: { rule: excerpt(context.text(first)), count: lost.length },
      related: lost.slice(0, RELATED).map((line) => ({ line, role: 'lost' })),
      fixes: [{ title: 'remove-blank-lines', edits: blank.map(removal) }],
    }
  },
}

function rulesForNobody({ ignored }: Reading): readonly number[] {
  return ignored.filter(({ because }) => because === 'outside-group').map(({ line }) => line)
}

/**
 * Blank lines of groups, up to the last rule: of all, or only of those in which rules are lost. Their
 * numbers are in order.
 */
function blankLinesInGroups(
  { file, reading }: CheckContext,
  lost: ReadonlySet<number> | null,
): readonly number[] {
  const blank: number[] = []
  for (const { agents, rules, unmatchable } of reading('rfc9309').groups) {
    const from = agents[0]?.line ?? 1
    let to = from
    let isLost = lost === null
    for (const { line } of [...rules, ...unmatchable]) {
      to = Math.max(to, line)
      isLost ||= lost?.has(line) === true
    }
    for (let line = from; isLost && line < to; line += 1) {
      if (lineStart(file, line) === lineEnd(file, line)) blank.push(line)
    }
  }
  return blank
}

function removal(line: number): Edit {
  return { ...rangeOnLine(line, 0, 0), endLine: line + 1, endColumn: 1, text: '' }
}
