/** What the checks find in a file, in words. */
import {
  type CheckId,
  type CheckMessages,
  type Diagnostic,
  fixTitleOf,
  type LintOptions,
  lint,
  messageOf,
  type ParsedFile,
  relatedTextOf,
} from '@robots-txt-tester/core'
import type { DiagnosticAnswer } from './schemas/diagnostic.ts'

/** Every diagnostic, the gravest first. */
export function diagnose(
  file: ParsedFile,
  options: LintOptions,
  messages: CheckMessages,
): readonly DiagnosticAnswer[] {
  return lint(file, options).map((diagnostic) => inWords(diagnostic, messages))
}

/** The path of the page about a check. */
export function docsOf(check: CheckId): string {
  return `/checks/${check}`
}

function inWords(diagnostic: Diagnostic, messages: CheckMessages): DiagnosticAnswer {
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
      verdictsChanged: null,
    })),
  }
}
