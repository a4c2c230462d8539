/**
 * Protects the answers to real questions: every report with a file must get the verdict, line and
 * group that its row expects, for the crawler as a person names it, with the registry's fallbacks.
 * Reports about the answer of a server are held against what that answer means.
 */
import { type ReportCase, readReportCases } from '@robots-txt-tester/conformance'
import { describe, expect, it } from 'vitest'
import { findCrawler } from '../src/crawlers/find-crawler.ts'
import type { FetchFacts } from '../src/http/crawl-policy.ts'
import { targetOfAddress } from '../src/matching/target.ts'
import { parseRobotsTxt } from '../src/syntax/parse.ts'
import { decodeOctets } from '../src/syntax/source.ts'
import { type TestedSource, testAddress } from '../src/verdict/test-address.ts'
import type { Verdict } from '../src/verdict/verdict.ts'

/** Reports whose row is not followed, and why. Each must really differ. */
const NOT_FOLLOWED: Readonly<Record<string, string>> = {
  'bug-224': 'which address a file governs is told beside the verdict, not by it',
  'bug-234':
    'a web page with 200 is read like any other; that it is one is told beside the verdict',
  'bug-240': 'what another User-Agent would have been sent cannot be seen from one answer',
  'bug-256': 'the file holds no group, so none can apply; the row names `*`',
  'bug-260': 'a file that is not accepted has no groups; the row names `*`',
}

const reports = readReportCases().filter(({ verdict }) => verdict !== null)
const withFile = reports.filter(({ file }) => file.kind !== 'none')
const withAnswer = reports.filter((report) => report.file.kind === 'none' && factsOf(report))

describe('the reports', () => {
  it(`with a file get the expected verdict, line and group: ${withFile.length} rows`, () => {
    expect(differencesOf(withFile)).toBe('')
  })

  it(`with one answer of a server get the expected verdict: ${withAnswer.length} rows`, () => {
    expect(withAnswer.length).toBeGreaterThan(4)
    expect(differencesOf(withAnswer)).toBe('')
  })

  it.each(Object.entries(NOT_FOLLOWED))('do not bind in %s: %s', (id) => {
    const report = reports.find((candidate) => candidate.id === id)
    expect(report === undefined ? 'there is no such report' : differenceOf(report)).not.toBeNull()
  })

  it('are not all of one kind: allowed, blocked, untold, with and without a line', () => {
    const followed = reports.filter(({ id }) => NOT_FOLLOWED[id] === undefined)
    const verdicts = followed.map(({ verdict }) => verdict)
    expect(new Set(verdicts.map((verdict) => verdict?.allowed))).toEqual(
      new Set([true, false, null]),
    )
    expect(verdicts.filter((verdict) => verdict?.line !== null).length).toBeGreaterThan(40)
    expect(verdicts.filter((verdict) => verdict?.group === null).length).toBeGreaterThan(5)
  })

  const chains = reports.length - withFile.length - withAnswer.length
  it.skip(`${chains} rows need a server with several answers, or are about fetching itself`)
})

function differencesOf(rows: readonly ReportCase[]): string {
  return rows
    .filter(({ id }) => NOT_FOLLOWED[id] === undefined)
    .flatMap((report) => differenceOf(report) ?? [])
    .join('\n')
}

/** What is different, in words; null where the answer is the expected one. */
function differenceOf(report: ReportCase): string | null {
  const { id, agent, url, verdict: expected } = report
  const found = testAddress(sourceOf(report), targetOfAddress(url), findCrawler(agent).crawler)
  const group = tokenOf(found)
  if (
    found.allowed === expected?.allowed &&
    isExpectedLine(report, found) &&
    group?.toLowerCase() === expected.group?.toLowerCase()
  ) {
    return null
  }
  const answer = `${found.allowed}, line ${found.line}, group ${group}`
  return `${id}: ${answer}; expected ${JSON.stringify(expected)}`
}

/** A rule without a value decides nothing but is named; rows say so where Google's parser does. */
function isExpectedLine({ verdict, other }: ReportCase, found: Verdict): boolean {
  const expected = verdict?.line ?? null
  if (expected !== null || found.line === null) return expected === found.line
  const namesEmptyRule = found.because === 'no-rule-matched' && found.matches[0]?.pattern === ''
  return other !== null && namesEmptyRule
}

/** The token whose groups applied. */
function tokenOf({ trail }: Verdict): string | undefined {
  return trail.find((step) => step.found)?.token
}

function sourceOf(report: ReportCase): TestedSource {
  const { file, server } = report
  const facts = file.kind === 'none' ? factsOf(report) : null
  const body = typeof server?.body === 'string' ? server.body : ''
  switch (file.kind) {
    case 'text':
      return { file: parseRobotsTxt(file.text), facts }
    case 'octets':
      return { file: parseRobotsTxt(decodeOctets(file.octets).text), facts }
    case 'none':
      return { file: facts?.outcome === 'fetched' ? parseRobotsTxt(body) : null, facts }
  }
}

/** The one answer of a report's server; null where it is not as simple as that. */
function factsOf({ server }: ReportCase): FetchFacts | null {
  if (server?.error === 'ECONNREFUSED') return { outcome: 'network-failure', stage: 'connect' }
  if (typeof server?.status !== 'number') return null
  const { status, headers } = server
  const type = Object.entries(headers ?? {}).find(([name]) => name === 'content-type')?.[1]
  const outcome = status >= 200 && status < 300 ? 'fetched' : 'status'
  return { outcome, status, contentType: typeof type === 'string' ? type : null }
}
