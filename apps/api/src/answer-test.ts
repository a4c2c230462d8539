/** The answer to one test: from what is tested and where the file comes from to what is sent. */
import {
  type CrawlerRow,
  compareReaders,
  dialectFor,
  ENGLISH_HABITS,
  explainDifference,
  type FetchReport,
  factsOfReport,
  type IgnoredLine,
  loadCheckMessages,
  type ParsedFile,
  parseRobotsTxt,
  plainText,
  type ReaderDifference,
  type ReaderRow,
  readingOf,
  type TestedSource,
  testAddress,
  testCrawlers,
  type Verdict,
} from '@robots-txt-tester/core'
import { diagnose } from './diagnose.ts'
import type { Asked } from './read-asked.ts'
import type { DiagnosticAnswer } from './schemas/diagnostic.ts'
import { CORE_VERSION } from './version.ts'

/** What one dialect decides; where it differs from the standard, why, in plain English. */
export type Reader = Omit<ReaderRow, 'difference'> & {
  readonly difference: (ReaderDifference & { readonly text: string }) | null
}

export interface TestAnswer {
  readonly source:
    | { readonly kind: 'pasted'; readonly octets: number; readonly status: number }
    | { readonly kind: 'live'; readonly fetch: FetchReport }
  readonly verdict: Verdict
  readonly crawlers: readonly CrawlerRow[]
  /** Lines that the dialect used does not take up. */
  readonly ignored: readonly IgnoredLine[]
  /** Only where asked for. */
  readonly readers?: readonly Reader[]
  /** In English. */
  readonly diagnostics: readonly DiagnosticAnswer[]
  readonly preferences: readonly never[]
  readonly core: { readonly version: string }
}

/** Tests. `report` is null for a pasted file. */
export async function answerTest(asked: Asked, report: FetchReport | null): Promise<TestAnswer> {
  const { target, crawler, crawlers, dialect } = asked
  const tested = report === null ? pastedSource(asked) : liveSource(report)
  return {
    source:
      report === null
        ? { kind: 'pasted', octets: asked.pasted?.octets ?? 0, status: asked.pasted?.status ?? 200 }
        : { kind: 'live', fetch: report },
    verdict: testAddress(tested, target, crawler, dialect),
    crawlers: testCrawlers(tested, target, crawlers, dialect),
    ignored: ignoredLines(tested.file, asked),
    ...(asked.readers ? { readers: readersOf(tested, asked) } : {}),
    diagnostics: await diagnosticsOf(tested.file, asked, report),
    preferences: [],
    core: { version: CORE_VERSION },
  }
}

function pastedSource({ pasted }: Asked): TestedSource {
  const { text, status } = pasted ?? { text: '', status: 200 }
  const outcome = status >= 200 && status < 300 ? 'fetched' : 'status'
  return {
    file: parseRobotsTxt(text),
    facts: status === 200 ? null : { outcome, status, contentType: 'text/plain' },
  }
}

function liveSource(report: FetchReport): TestedSource {
  const file = report.body === null ? null : parseRobotsTxt(report.body.text)
  return { file, facts: factsOfReport(report) }
}

function readersOf(tested: TestedSource, { target, crawler }: Asked): readonly Reader[] {
  return compareReaders(tested, target, crawler).map((row) => {
    if (row.difference === null) return { ...row, difference: null }
    const text = plainText(explainDifference(row, tested.file, ENGLISH_HABITS))
    return { ...row, difference: { ...row.difference, text } }
  })
}

/** A site that sent no file may still have answered in a way that is worth a word. */
async function diagnosticsOf(
  file: ParsedFile | null,
  { target, crawler, dialect }: Asked,
  fetch: FetchReport | null,
) {
  const options = { origin: target.origin, fetch, dialect: dialectFor(crawler, dialect).id }
  return diagnose(file ?? parseRobotsTxt(''), options, await loadCheckMessages('en'))
}

function ignoredLines(file: ParsedFile | null, { crawler, dialect }: Asked) {
  return file === null ? [] : readingOf(file, dialectFor(crawler, dialect)).ignored
}
