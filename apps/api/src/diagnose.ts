/** What the checks find in a file, in words. */
import {
  type CheckId,
  type CheckMessages,
  type Diagnostic,
  type Edit,
  fixTitleOf,
  type LintOptions,
  lint,
  messageOf,
  type ParsedFile,
  relatedTextOf,
} from '@robots-txt-tester/core'
import type { DiagnosticAnswer } from './schemas/diagnostic.ts'

/** How many verdicts some edits change; null where that is not worked out. */
type CountChanges = (edits: readonly Edit[]) => number | null

/** Every diagnostic, the gravest first. `countChanges` is asked what each fix changes. */
export function diagnose(
  file: ParsedFile,
  options: LintOptions,
  messages: CheckMessages,
  countChanges: CountChanges = () => null,
): readonly DiagnosticAnswer[] {
  return lint(file, options).map((diagnostic) => inWords(diagnostic, messages, countChanges))
}

/** The path of the page about a check. */
export function docsOf(check: CheckId): string {
  return `/checks/${check}`
}

function inWords(
  diagnostic: Diagnostic,
  messages: CheckMessages,
  countChanges: CountChanges,
): DiagnosticAnswer {
  const { check, severity, line, column, endLine, endColumn, audience, effect } = diagnostic
  return {
    check,
    severity,
    line,
    column,
    endLine,
    endColumn,
    message: messageOf(diagnostic, messages),
    data: { ...diagnostic.data },
    audience,
    effect,
    docs: docsOf(check),
    related: (diagnostic.related ?? []).map((related) => ({
      ...related,
      message: relatedTextOf(check, related.role, messages),
    })),
    fixes: (diagnostic.fixes ?? []).map(({ title, edits }) => ({
      title: fixTitleOf(diagnostic, title, messages),
      edits,
      verdictsChanged: countChanges(edits),
    })),
  }
}
