/** Runs the checks over a file. */
import { RFC9309 } from '../dialects/rfc9309.ts'
import { readableLines } from '../groups/size-limit.ts'
import type { ParsedFile } from '../syntax/parse.ts'
import { withLineEndsOf } from './apply-edits.ts'
import type { Audience, Check, DiagnosticEffect, Finding, Fix, Severity } from './check.ts'
import { type CheckContext, checkContext, type LintOptions } from './check-context.ts'
import type { CheckId } from './check-data.ts'
import { CHECKS, CHECKS_BY_KIND } from './checks/index.ts'
import { isOtherData } from './has-directives.ts'

/** A finding with what its check is; the words are added by `messageOf`. */
export interface Diagnostic extends Finding {
  readonly check: CheckId
  readonly severity: Severity
  readonly audience: readonly Audience[]
  readonly effect: DiagnosticEffect
}

/** The most diagnostics of one check that are told of one file. */
export const DIAGNOSTICS_PER_CHECK = 200

/** A fix of more edits than that is not offered: nobody could look through it. */
const EDITS_PER_FIX = 1000

const ORDER: readonly Severity[] = ['error', 'warning', 'info', 'hint']

/**
 * Everything the checks find in a file, the gravest first, then by line. A web page, UTF-16 or data
 * of another kind gives one diagnostic about the file and those about the answer, none about its
 * lines.
 */
export function lint(file: ParsedFile, options: LintOptions = {}): readonly Diagnostic[] {
  const whole = checkContext(file, options)
  const read = readPart(file)
  const readByAll = read === file ? whole : checkContext(read, options)
  const readable = !whole.isWebPage && !whole.isUtf16
  const isData = readable && isOtherData(readByAll)
  const found = CHECKS.filter(
    ({ id }) => ON_ANY_FILE.has(id) || (isData ? id === 'no-directives' : readable),
  ).flatMap((check) => diagnosticsOf(check, ON_WHOLE_FILE.has(check) ? whole : readByAll))
  return found.sort(
    (a, b) =>
      ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) ||
      a.line - b.line ||
      a.column - b.column,
  )
}

/** What one check finds in a file, whatever else there is to find. */
export function runCheck(
  check: Check,
  file: ParsedFile,
  options: LintOptions = {},
): readonly Diagnostic[] {
  return diagnosticsOf(check, checkContext(file, options))
}

/** The lines that readers with a size limit read: of what stands behind, only the size matters. */
function readPart(file: ParsedFile): ParsedFile {
  const { oversize, lastLine } = readableLines(file, RFC9309.decisions)
  return oversize === 'cut' ? { ...file, lineCount: lastLine } : file
}

/** The checks on size look at what is not read, too. */
const ON_WHOLE_FILE: ReadonlySet<Check> = new Set(CHECKS_BY_KIND.limits)

/** The checks that say something about a file that is not made of lines as others are. */
const ON_ANY_FILE: ReadonlySet<string> = new Set<string>([
  'html-instead-of-rules',
  'utf-16',
  'answered-403',
  'answered-429',
  'answered-5xx',
  'not-answered',
  'redirected-elsewhere',
  'wrong-content-type',
])

function diagnosticsOf(check: Check, context: CheckContext): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  for (const finding of check.run(context)) {
    if (diagnostics.length >= DIAGNOSTICS_PER_CHECK) break
    const { fixes, ...found } = finding
    diagnostics.push({
      check: check.id,
      severity: check.severity,
      audience: check.audience,
      effect: check.effect,
      ...found,
      ...(fixes === undefined ? {} : { fixes: fixesFor(fixes, check, context.file) }),
    })
  }
  return diagnostics
}

/** Those that can be looked through, with the line ends of the file. */
function fixesFor(fixes: readonly Fix[], check: Check, file: ParsedFile): readonly Fix[] {
  const offered = fixes.filter(({ edits }) => edits.length <= EDITS_PER_FIX)
  if (check.setsLineEnds === true) return offered
  return offered.map(({ title, edits }) => ({
    title,
    edits: edits.map((edit) => withLineEndsOf(file, edit)),
  }))
}
