/** For the tests of checks: what one check finds in a file, and the file after its fixes. */

import { applyEdits, withLineEndsOf } from '../src/diagnostics/apply-edits.ts'
import type { Check, Finding } from '../src/diagnostics/check.ts'
import { checkContext, type LintOptions } from '../src/diagnostics/check-context.ts'
import type { CheckId } from '../src/diagnostics/check-data.ts'
import { parseRobotsTxt } from '../src/syntax/parse.ts'

/** The findings of a check in a text. */
export function findingsOf<Id extends CheckId>(
  check: Check<Id>,
  text: string,
  options: LintOptions = {},
): readonly Finding<Id>[] {
  return [...check.run(checkContext(parseRobotsTxt(text), options))]
}

/** Where the findings are, `LINE:COLUMN-COLUMN`, or to the end on another line. */
export function placesOf<Id extends CheckId>(
  check: Check<Id>,
  text: string,
  options: LintOptions = {},
): readonly string[] {
  return findingsOf(check, text, options).map(({ line, column, endLine, endColumn }) =>
    line === endLine
      ? `${line}:${column}-${endColumn}`
      : `${line}:${column}-${endLine}:${endColumn}`,
  )
}

/** The text after the first fix of every finding. */
export function fixedBy<Id extends CheckId>(
  check: Check<Id>,
  text: string,
  options: LintOptions = {},
): string {
  const file = parseRobotsTxt(text)
  const edits = findingsOf(check, text, options).flatMap(({ fixes = [] }) => fixes[0]?.edits ?? [])
  const written = edits.map((edit) =>
    check.setsLineEnds === true ? edit : withLineEndsOf(file, edit),
  )
  return applyEdits(file, written)
}
