/**
 * The file and its circumstances for the examples of those checks that a short text alone cannot
 * show: what depends on the site, the answer of a server, or the size of the file.
 */
import type { LintOptions } from '../src/diagnostics/check-context.ts'
import type { CheckId } from '../src/diagnostics/check-data.ts'
import { CHECKS } from '../src/diagnostics/checks/index.ts'
import { failedReport, fetchReportOf, redirectReport } from './fetch-reports.ts'

/** A file to look at. */
export interface Occasion {
  readonly text: string
  readonly options: LintOptions
}

/** What differs from the example as it is shown; `text` stands in place of the shown text. */
interface Differing {
  readonly bad?: Partial<Occasion>
  readonly good?: Partial<Occasion>
}

const numbered = (unit: string, count: number) =>
  Array.from({ length: count }, (_, i) => unit.replace('{i}', String(i))).join('')

const DIFFERING: Readonly<Partial<Record<CheckId, Differing>>> = {
  'sitemap-other-host': {
    bad: { options: { origin: 'https://example.com' } },
    good: { options: { origin: 'https://example.com' } },
  },
  'file-too-large': {
    bad: { text: `User-agent: *\n${numbered('Disallow: /a-long-name-of-a-page-{i}/\n', 14_000)}` },
  },
  'too-many-rules-for-yandex': {
    bad: { text: `User-agent: *\n${numbered('Disallow: /page-{i}/\n', 2049)}` },
  },
  'answered-403': { bad: { text: '', options: { fetch: failedReport(403) } } },
  'answered-429': { bad: { text: '', options: { fetch: failedReport(429) } } },
  'answered-5xx': { bad: { text: '', options: { fetch: failedReport(503) } } },
  'not-answered': {
    bad: {
      text: '',
      options: {
        fetch: fetchReportOf({
          outcome: 'network-failure',
          status: null,
          error: { stage: 'connect', code: 'ECONNREFUSED', message: 'Refused.' },
        }),
      },
    },
  },
  'redirected-elsewhere': {
    bad: { options: { fetch: redirectReport('https://example.net/robots.txt') } },
    good: { options: { fetch: redirectReport('https://www.example.com/robots.txt') } },
  },
  'wrong-content-type': {
    bad: { options: { fetch: fetchReportOf({ headers: { 'content-type': 'text/html' } }) } },
    good: { options: { fetch: fetchReportOf({}) } },
  },
}

/** The examples of a check, to be looked at. */
export function occasionsOf(id: CheckId): { readonly bad: Occasion; readonly good: Occasion } {
  const check = CHECKS.find((candidate) => candidate.id === id)
  if (check === undefined) throw new Error(`there is no check ${id}`)
  const { bad, good } = check.examples
  return {
    bad: { text: bad, options: {}, ...DIFFERING[id]?.bad },
    good: { text: good, options: {}, ...DIFFERING[id]?.good },
  }
}
