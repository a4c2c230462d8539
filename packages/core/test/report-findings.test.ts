/**
 * Protects what people asked for: each finding that a public report wanted of a linter is given by
 * a check, or it is said here why it is no matter of the file.
 */
import { type ReportCase, readReportCases } from '@robots-txt-tester/conformance'
import { describe, expect, it } from 'vitest'
import type { LintOptions } from '../src/diagnostics/check-context.ts'
import type { CheckId } from '../src/diagnostics/check-data.ts'
import { lint } from '../src/diagnostics/lint.ts'
import type { FetchReport } from '../src/http/fetch-report.ts'
import { parseRobotsTxt } from '../src/syntax/parse.ts'
import { decodeOctets } from '../src/syntax/source.ts'
import { failedReport, fetchReportOf } from './fetch-reports.ts'

/** By the words of the report. */
const CHECKS_FOR: Readonly<Record<string, CheckId>> = {
  'repeated * is redundant and changes precedence': 'repeated-stars',
  'repeated * is redundant': 'repeated-stars',
  'crawl-delay ignored by Google': 'crawl-delay',
  'crawl-delay is not a number': 'crawl-delay',
  'crawl-delay is not a plain number': 'crawl-delay',
  'crawl-delay is unusually large': 'crawl-delay',
  'crawl-delay is ignored by Google and Yandex': 'crawl-delay',
  'rule before any user-agent': 'rule-before-user-agent',
  'path should start with / or *': 'no-leading-slash',
  'crawler name used as a path': 'no-leading-slash',
  'trailing * is redundant': 'trailing-star',
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
  'write Disallow: / (old parsers do not know *)': 'blocks-everything',
  'whole site is blocked': 'blocks-everything',
  'home page with parameters is blocked': 'blocks-everything',
  'rule is a full URL, robots.txt rules are paths of this host': 'absolute-url-pattern',
  'all URLs with a query are blocked': 'blocks-all-queries',
  'script/style folder is blocked': 'blocks-page-resources',
  'style sheet or script is blocked, rendering suffers': 'blocks-page-resources',
  'unreserved characters are percent-encoded': 'percent-encoding',
  "':' and '%3A' are different for Google, list both": 'percent-encoding',
  'byte order mark': 'bom',
  'first line starts with a mis-decoded byte order mark': 'bom-inside',
  'unknown directive': 'unknown-directive',
  "unknown directive '<pre>User-agent'": 'unknown-directive',
  'unknown directive, did you mean Disallow (three times)': 'unknown-directive',
  'unknown directive (info): ignored by Google, harmless': 'known-extension',
  'License (RSL) is an extension, ignored by Google': 'known-extension',
  'file is not valid UTF-8': 'not-utf8',
  'sitemap must be a full URL': 'sitemap-not-absolute',
  'sitemap must be a full URL (twice)': 'sitemap-not-absolute',
  'sitemap has another protocol than the robots.txt': 'sitemap-other-host',
  'missing colon after the directive (twice)': 'missing-colon',
  'Noindex is not supported since 2019, use a meta tag or X-Robots-Tag': 'noindex-line',
  'blocked pages cannot show their noindex': 'noindex-line',
  'misspelt directive: Google accepts it, others may not (twice)': 'misspelt-directive',
  "line looks like a sitemap URL without 'Sitemap:'": 'text-line',
  'no robots.txt directive found': 'no-directives',
  'Yandex: Clean-param longer than 500 characters': 'clean-param',
  'group has no allow or disallow rule': 'empty-group',
  'Applebot-Extended is a usage token: Applebot still crawls, training use is refused':
    'control-token',
  'robots.txt answers 403': 'answered-403',
  'robots.txt answers 429': 'answered-429',
  'robots.txt answers 500': 'answered-5xx',
  'robots.txt could not be fetched': 'not-answered',
  'HTML instead of robots.txt': 'html-instead-of-rules',
  'bot-protection page': 'html-instead-of-rules',
  'file is larger than 500 KiB': 'file-too-large',
  'rules after the limit are ignored': 'file-too-large',
  'file is larger than 500 KB: Yandex ignores it': 'file-too-large',
}

/** How often a report wants it, where it says so. */
const TIMES: Readonly<Record<string, number>> = {
  'unknown directive, did you mean Disallow (three times)': 3,
  'sitemap must be a full URL (twice)': 2,
  'misspelt directive: Google accepts it, others may not (twice)': 2,
  'missing colon after the directive (twice)': 2,
}

/** Wanted findings that no check of the file gives, and who does. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'URL cannot be parsed': 'the address that is asked about, not the file',
  'URL was percent-encoded before the test': 'a note of the address that is asked about',
  'URL is outside the scope of this robots.txt': 'a note of the address that is asked about',
  'Applebot falls back to the Googlebot group': 'the trail of the verdict',
  'status depends on the user-agent': 'one fetch cannot show it',
  'www and apex have different files': 'one fetch cannot show it',
  'redirect to a private address refused': 'the fetcher',
  'unknown charset': 'a note of the fetch report',
  'Content-Signal understood: ai-train=no, search=yes, ai-input=yes': 'the reader of preferences',
  'Content-Signal of * does not apply to ClaudeBot, which has its own group':
    'the reader of preferences',
  'ClaudeBot, Claude-User and Claude-SearchBot are separate tokens': 'the table of crawlers',
  'line is longer than 16 KB': 'a web page is told once, not line by line',
}

const reports = readReportCases().filter(({ findings }) => findings.length > 0)

describe('what reports want of a linter', () => {
  it('is a matter of some check, or of somebody else', () => {
    const wanted = new Set(reports.flatMap(({ findings }) => findings))
    const known = new Set([...Object.keys(CHECKS_FOR), ...Object.keys(ELSEWHERE)])
    expect([...wanted].filter((words) => !known.has(words))).toEqual([])
    expect([...known].filter((words) => !wanted.has(words))).toEqual([])
  })

  it.each(reports.filter(canBeLinted))('is found: $id, $gist', (report) => {
    const { text, options } = occasionOf(report)
    const found = lint(parseRobotsTxt(text), options).map(({ check }) => check)
    for (const words of report.findings) {
      const check = CHECKS_FOR[words]
      if (check === undefined) continue
      const times = found.filter((id) => id === check).length
      expect(times, words).toBeGreaterThanOrEqual(TIMES[words] ?? 1)
    }
  })
})

/** Bodies that are only described, and servers that one report of a fetch cannot stand for. */
function canBeLinted({ file, server }: ReportCase): boolean {
  return (
    file.kind !== 'none' ||
    typeof server?.error === 'string' ||
    (typeof server?.status === 'number' && !String(server.body).startsWith('<chunked'))
  )
}

function occasionOf({ file, server, url }: ReportCase): { text: string; options: LintOptions } {
  const isSite = URL.canParse(url) && /^https?:/.test(url)
  const site = { origin: isSite ? new URL(url).origin : null }
  switch (file.kind) {
    case 'text':
      return { text: file.text, options: site }
    case 'octets':
      return { text: decodeOctets(file.octets).text, options: site }
    case 'none':
      return { text: bodyOf(server), options: { ...site, fetch: fetchOf(server) } }
  }
}

function bodyOf(server: ReportCase['server']): string {
  return server?.status === 200 && typeof server.body === 'string' ? server.body : ''
}

function fetchOf(server: ReportCase['server']): FetchReport {
  if (typeof server?.error === 'string') {
    const error = {
      stage: 'connect',
      code: server.error,
      message: 'The connection failed.',
    } as const
    return fetchReportOf({ outcome: 'network-failure', status: null, error })
  }
  const status = typeof server?.status === 'number' ? server.status : 200
  return status === 200 ? fetchReportOf({}) : failedReport(status)
}
