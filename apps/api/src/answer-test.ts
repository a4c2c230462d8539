/** The answer to one test: from what is tested and where the file comes from to what is sent. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type CrawlerRow,
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
  readersInTurn,
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

/**
 * Tests. `report` is null for a pasted file. A large file takes a while, so others have their turn
 * between the steps.
 */
export async function answerTest(asked: Asked, report: FetchReport | null): Promise<TestAnswer> {
  const { target, crawler, crawlers, dialect } = asked
  const tested = report === null ? pastedSource(asked) : liveSource(report)
  const verdict = testAddress(tested, target, crawler, dialect)
  await nextTurn()
  const rows = testCrawlers(tested, target, crawlers, dialect)
  await nextTurn()
  const readers = asked.readers ? { readers: await readersOf(tested, asked) } : {}
  const diagnostics = await diagnosticsOf(tested.file, asked, report)
  await nextTurn()
  return {
    source:
      report === null
        ? { kind: 'pasted', octets: asked.pasted?.octets ?? 0, status: asked.pasted?.status ?? 200 }
        : { kind: 'live', fetch: report },
    verdict,
    crawlers: rows,
    ignored: ignoredLines(tested.file, asked),
    ...readers,
    diagnostics,
    preferences: [],
    core: { version: CORE_VERSION },
  }
}

function pastedSource({ pasted }: Asked): TestedSource {
  const { text, status } = pasted ?? { text: '', status: 200 }
  const outcome = status >= 200 && status < 300 ? 'fetched' : 'status'
  return {
    // With a 204 nothing comes (RFC 9110 §15.3.5), whatever the server has.
    file: parseRobotsTxt(status === 204 ? '' : text),
    facts: status === 200 ? null : { outcome, status, contentType: 'text/plain' },
  }
}

function liveSource(report: FetchReport): TestedSource {
  const file = report.body === null ? null : parseRobotsTxt(report.body.text)
  return { file, facts: factsOfReport(report) }
}

async function readersOf(
  tested: TestedSource,
  { target, crawler }: Asked,
): Promise<readonly Reader[]> {
  const readers: Reader[] = []
  for (const row of readersInTurn(tested, target, crawler)) {
    readers.push({ ...row, difference: differenceInWords(row, tested.file) })
    await nextTurn()
  }
  return readers
}

function differenceInWords(row: ReaderRow, file: ParsedFile | null): Reader['difference'] {
  if (row.difference === null) return null
  const text = plainText(explainDifference(row, file, ENGLISH_HABITS))
  return { ...row.difference, text }
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
