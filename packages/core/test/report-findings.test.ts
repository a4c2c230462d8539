/**
 * Protects the findings that people asked for: each one that a report expects, in its own words, is
 * told by the check it names here, as often as the report says.
 */
import { type ReportCase, readReportCases } from '@robots-txt-tester/conformance'
import { describe, expect, it } from 'vitest'
import type { CheckId } from '../src/diagnostics/check-data.ts'
import { type Diagnostic, lint } from '../src/diagnostics/lint.ts'
import type { FetchReport } from '../src/http/fetch-report.ts'
import { targetOfAddress } from '../src/matching/target.ts'
import { parseRobotsTxt } from '../src/syntax/parse.ts'
import { decodeOctets } from '../src/syntax/source.ts'
import { failedReport, fetchReportOf } from './fetch-reports.ts'

/** A check, how often it is to speak, and what the finding says besides. */
type Expected = CheckId | readonly [CheckId, number] | readonly [CheckId, number, object]

/** By the words of the reports. */
const TOLD_BY: Readonly<Record<string, Expected>> = {
  'repeated * is redundant and changes precedence': 'repeated-stars',
  'repeated * is redundant': 'repeated-stars',
  'trailing * is redundant': 'trailing-star',
  'write Disallow: / (old parsers do not know *)': ['trailing-star', 1, { short: '/' }],
  'crawl-delay ignored by Google': 'crawl-delay',
  'crawl-delay is ignored by Google and Yandex': ['crawl-delay', 1, { obeyed: 'none-named' }],
  'crawl-delay is not a number': ['crawl-delay', 1, { reads: 'not-a-number' }],
  'crawl-delay is not a plain number': ['crawl-delay', 1, { value: '1,000', reads: 'not-plain' }],
  'crawl-delay is unusually large': ['crawl-delay', 1, { value: '1e300' }],
  'rule before any user-agent': 'rule-before-user-agent',
  'path should start with / or *': 'no-leading-slash',
  'crawler name used as a path': ['no-leading-slash', 1, { looks: 'crawler' }],
  'rule is a full URL, robots.txt rules are paths of this host': ['absolute-url-pattern', 2],
  'mixed line endings': 'mixed-line-ends',
  'named group does not inherit the * rules': 'named-group-drops-star-rules',
  'group has only Allow rules: nothing is blocked for it': 'named-group-drops-star-rules',
  'empty Disallow has no effect here': 'empty-disallow',
  'crawl-delay does not end a group': 'groups-run-together',
  'Content-Signal does not end a group': 'groups-run-together',
  '* shares the Disallow: / of the group below': 'groups-run-together',
  '* shares the Disallow: / of the next lines': 'groups-run-together',
  'SlowBot shares the Disallow: / below': 'groups-run-together',
  "'/' is not allowed in a user-agent token, only 'mozilla' is compared": 'invalid-product-token',
  'space in user-agent token': 'invalid-product-token',
  'backslash in user-agent token, looks copied from a regex': 'invalid-product-token',
  "digits in a user-agent token are outside RFC 9309; Google would compare 'MJ' only":
    'invalid-product-token',
  'several * groups: merged by Google, an error in Yandex Webmaster': 'repeated-group',
  'several * groups are merged': 'repeated-group',
  'AdsBot-Google ignores *, name it to block it': 'star-does-not-apply',
  'whole site is blocked': ['blocks-everything', 1, { who: 'all', open: 'nothing' }],
  'home page with parameters is blocked': ['blocks-everything', 1, { open: 'home-page' }],
  'all URLs with a query are blocked': 'blocks-all-queries',
  'script/style folder is blocked': 'blocks-page-resources',
  'style sheet or script is blocked, rendering suffers': ['blocks-page-resources', 2],
  'unreserved characters are percent-encoded': ['percent-encoding', 1, { kind: 'unreserved' }],
  "':' and '%3A' are different for Google, list both": ['percent-encoding', 1, { kind: 'colon' }],
  'byte order mark': 'bom',
  'first line starts with a mis-decoded byte order mark': 'bom-inside',
  'file is not valid UTF-8': 'not-utf8',
  'unknown directive': 'unknown-directive',
  "unknown directive '<pre>User-agent'": 'unknown-directive',
  'unknown directive, did you mean Disallow (three times)': [
    'unknown-directive',
    3,
    { nearest: 'Disallow' },
  ],
  'unknown directive (info): ignored by Google, harmless': 'known-extension',
  'misspelt directive: Google accepts it, others may not (twice)': ['misspelt-directive', 2],
  'missing colon after the directive (twice)': ['missing-colon', 2],
  "line looks like a sitemap URL without 'Sitemap:'": ['text-line', 1, { looks: 'sitemap' }],
  'no robots.txt directive found': 'no-directives',
  'group has no allow or disallow rule': 'empty-group',
  'sitemap must be a full URL': 'sitemap-not-absolute',
  'sitemap must be a full URL (twice)': ['sitemap-not-absolute', 2],
  'sitemap has another protocol than the robots.txt': [
    'sitemap-other-host',
    1,
    { differs: 'scheme' },
  ],
  'Noindex is not supported since 2019, use a meta tag or X-Robots-Tag': 'noindex-line',
  'blocked pages cannot show their noindex': ['noindex-line', 1, { blocked: true }],
  'Yandex: Clean-param longer than 500 characters': ['clean-param', 1, { problem: 'too-long' }],
  'License (RSL) is an extension, ignored by Google': 'known-extension',
  'Applebot-Extended is a usage token: Applebot still crawls, training use is refused':
    'control-token',
  'robots.txt answers 403': 'answered-403',
  'robots.txt answers 500': 'answered-5xx',
  'robots.txt answers 429': 'answered-429',
  'robots.txt could not be fetched': 'not-answered',
  'unknown charset': ['wrong-content-type', 1, { problem: 'charset' }],
  'HTML instead of robots.txt': 'html-instead-of-rules',
  'bot-protection page': ['html-instead-of-rules', 1, { challenge: true }],
  'file is larger than 500 KiB': 'file-too-large',
  'file is larger than 500 KB: Yandex ignores it': 'file-too-large',
  'rules after the limit are ignored': ['file-too-large', 1, { lastLine: 20_924 }],
}

/** Findings that no check gives, by report, and why. */
const NOT_TOLD: Readonly<Record<string, string>> = {
  'bug-035': 'about the address that is tested; it is answered as not testable',
  'bug-082': 'the trail of the verdict says which group applies and by which token',
  'bug-150': 'about the address that is tested; its notes say what was done to it',
  'bug-193': 'no mistake: what the line says of preferences is shown with the preferences',
  'bug-199': 'no mistake of this file: the table of crawlers shows the three tokens side by side',
  'bug-203': 'what a preference says to which crawler is shown with the preferences',
  'bug-218': 'what another User-Agent would have been sent cannot be seen from one answer',
  'bug-224': 'about the address that is tested; which file governs it is told beside the verdict',
  'bug-240': 'what another User-Agent would have been sent cannot be seen from one answer',
  'bug-242': 'needs the files of two hosts; a check sees one',
  'bug-256': 'a web page gives one finding, not one for each of its lines',
  'bug-263': 'our refusal says nothing of the site; the report of the fetch tells of it',
  'bug-269': 'the row tells of a body of 1 GB in words; bug-258 has a file with the same finding',
}

/** Of a report with several findings, the one that is not told. */
const OF_SEVERAL: Readonly<Record<string, string>> = { 'bug-256': 'line is longer than 16 KB' }

const rows = readReportCases().filter(({ findings }) => findings.length > 0)

const expected = rows.flatMap((report) =>
  report.findings
    .filter((words) => !isException(report.id, words))
    .map((words) => ({ report, words })),
)

describe('the findings that reports expect', () => {
  it.each(expected)('$report.id: $words', ({ report, words }) => {
    const [check, times, data] = entryOf(words)
    const found = diagnosticsOf(report).filter((diagnostic) => diagnostic.check === check)
    expect(found.length, check).toBeGreaterThanOrEqual(times)
    const fitting = found.filter((diagnostic) => hasAll(diagnostic.data, data))
    expect(fitting.length, JSON.stringify(found)).toBeGreaterThanOrEqual(times)
  })

  it('have no words left over', () => {
    const words = new Set(expected.map((entry) => entry.words))
    expect(Object.keys(TOLD_BY).filter((known) => !words.has(known))).toEqual([])
  })

  it.each(Object.entries(NOT_TOLD))('do not bind in %s: %s', (id) => {
    expect(rows.map((report) => report.id)).toContain(id)
  })
})

function isException(id: string, words: string): boolean {
  if (NOT_TOLD[id] === undefined) return false
  return OF_SEVERAL[id] === undefined || OF_SEVERAL[id] === words
}

function entryOf(words: string): readonly [CheckId, number, object] {
  const entry = TOLD_BY[words]
  if (entry === undefined) throw new Error(`no check is named for: ${words}`)
  if (typeof entry === 'string') return [entry, 1, {}]
  return [entry[0], entry[1], entry[2] ?? {}]
}

function hasAll(data: object, wanted: object): boolean {
  const values: Readonly<Record<string, unknown>> = { ...data }
  return Object.entries(wanted).every(([key, value]) => values[key] === value)
}

function diagnosticsOf(report: ReportCase): readonly Diagnostic[] {
  const target = targetOfAddress(report.url)
  const origin = target.kind === 'target' ? target.origin : null
  return lint(parseRobotsTxt(textOf(report)), { origin, fetch: fetchOf(report) })
}

function textOf({ file, server }: ReportCase): string {
  switch (file.kind) {
    case 'text':
      return file.text
    case 'octets':
      return decodeOctets(file.octets).text
    case 'none':
      return server?.status === 200 && typeof server.body === 'string' ? server.body : ''
  }
}

/** The fetch of a report with a server that gives one answer, or none at all. */
function fetchOf({ server }: ReportCase): FetchReport | null {
  if (server === null) return null
  if (typeof server.status === 'number') {
    const headers: Record<string, string> = {}
    for (const [name, value] of Object.entries(server.headers ?? {})) headers[name] = String(value)
    return server.status === 200
      ? fetchReportOf({ headers })
      : failedReport(server.status, { headers })
  }
  if (typeof server.error === 'string') return failed('connect', server.error)
  return server.drip === undefined ? null : failed('timeout', 'total-timeout')
}

function failed(stage: 'connect' | 'timeout', code: string): FetchReport {
  const error = { stage, code, message: 'No answer.' }
  return fetchReportOf({ outcome: 'network-failure', status: null, error })
}
