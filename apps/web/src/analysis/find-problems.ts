/** Runs the checks and puts what they find into words. Takes its time, so it belongs into a worker. */
import {
  type Alarms,
  CHECKS_BY_KIND,
  type CheckId,
  type CheckMessages,
  type Diagnostic,
  fixTitleOf,
  lint,
  messageOf,
  relatedTextOf,
} from '@robots-txt-tester/core'
import { parsedFile } from './analyse.ts'
import type { Problem, ProblemsQuestion } from './problem.ts'

const ALARMS: ReadonlyMap<CheckId, Alarms> = new Map(
  Object.values(CHECKS_BY_KIND)
    .flat()
    .map(({ id, alarms }) => [id, alarms]),
)

const LIVE: ReadonlySet<CheckId> = new Set(CHECKS_BY_KIND.live.map(({ id }) => id))

/** The findings about a file, the gravest first, then by line. */
export function findingsOf({ text, origin, fetch }: ProblemsQuestion): readonly Diagnostic[] {
  return lint(parsedFile(text), { origin, fetch })
}

/** Findings in the language of the messages, in the same order. */
export function problemsOf(
  findings: readonly Diagnostic[],
  messages: CheckMessages,
): readonly Problem[] {
  return findings.map((finding) => {
    const { check, severity, audience, effect, line, column, endLine, endColumn } = finding
    const isEmpty = line === endLine && column === endColumn
    return {
      ...{ check, severity, audience, effect, line, column, endLine, endColumn },
      message: messageOf(finding, messages),
      related: (finding.related ?? []).map(({ line: at, role }) => ({
        line: at,
        text: relatedTextOf(check, role, messages),
      })),
      fixes: (finding.fixes ?? []).map(({ title, edits }) => ({
        title: fixTitleOf(finding, title, messages),
        edits,
      })),
      alarms: ALARMS.get(check) ?? {},
      ofAnswer: isEmpty && LIVE.has(check),
    }
  })
}
