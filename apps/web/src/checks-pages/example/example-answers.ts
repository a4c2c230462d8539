/** The examples of a check, answered by the engine: what the check finds, and what crawlers do. */
import {
  type Check,
  type Diagnostic,
  type DialectId,
  type FetchReport,
  factsOfReport,
  parseRobotsTxt,
  runCheck,
  type TestedSource,
  targetOfAddress,
  testAddress,
  type Verdict,
} from '@robots-txt-tester/core'
import { circumstancesOf, type ExampleSide } from './circumstances.ts'
import { candidatePaths, furtherCrawlers } from './example-address.ts'
import { type ExampleReader, readAsOthers, readersFor } from './example-readers.ts'

const SITE = 'https://example.com'

export interface Example {
  /** As printed. */
  readonly shown: string
  /** The whole file. */
  readonly text: string
  /** What the check finds in it. */
  readonly found: readonly Diagnostic[]
  /** What is found concerns the answer of the site, and has no place in the text. */
  readonly ofAnswer: boolean
}

export interface VerdictPair extends ExampleReader {
  readonly bad: Verdict
  readonly good: Verdict
}

export interface ExampleAnswers {
  readonly bad: Example
  readonly good: Example
  /** The whole address that was tried; null where the examples hold no rule to try. */
  readonly address: string | null
  readonly verdicts: readonly VerdictPair[]
}

/** Answers the examples of a check. */
export function exampleAnswers(check: Check): ExampleAnswers {
  const sides = { bad: sideOf(check, 'bad'), good: sideOf(check, 'good') }
  const files = [sides.bad.shownFile, sides.good.shownFile]
  const readers = readersFor(files, furtherCrawlers(check.id))
  const tried = candidatePaths(check.id, files).map((path) => ({
    address: `${SITE}${path}`,
    verdicts: verdictsOn(`${SITE}${path}`, sides.bad.source, sides.good.source, readers),
  }))
  const most = Math.max(...tried.map(({ verdicts }) => tellingOf(verdicts)))
  const best = tried.find(({ verdicts }) => tellingOf(verdicts) === most)
  const { bad, good } = sides
  const ask = (address: string, of: readonly ExampleReader[]) =>
    verdictsOn(address, bad.source, good.source, of)
  return {
    bad: bad.example,
    good: good.example,
    address: best?.address ?? null,
    verdicts: best === undefined ? [] : withoutTwins(withOtherReadings(best, ask)),
  }
}

function sideOf(check: Check, side: ExampleSide) {
  const shown = check.examples[side]
  const { text = shown, origin = null, fetch = null } = circumstancesOf(check.id, side)
  const file = parseRobotsTxt(text)
  const found = runCheck(check, file, { origin, fetch })
  return {
    example: { shown, text, found, ofAnswer: fetch !== null },
    shownFile: parseRobotsTxt(shown),
    source: { file: broughtFile(fetch) ? file : null, facts: fetch && factsOfReport(fetch) },
  }
}

function broughtFile(fetch: FetchReport | null): boolean {
  return fetch === null || fetch.outcome === 'fetched'
}

function verdictsOn(
  address: string,
  bad: TestedSource,
  good: TestedSource,
  readers: readonly ExampleReader[],
): readonly VerdictPair[] {
  const target = targetOfAddress(address)
  return readers.map(({ crawler, dialect }) => ({
    crawler,
    dialect,
    bad: testAddress(bad, target, crawler, dialect),
    good: testAddress(good, target, crawler, dialect),
  }))
}

interface Tried {
  readonly address: string
  readonly verdicts: readonly VerdictPair[]
}

/**
 * Where no crawler's verdict changes as it reads itself: behind each the families for whose reading it
 * would change.
 */
function withOtherReadings(
  { address, verdicts }: Tried,
  ask: (address: string, readers: readonly ExampleReader[]) => readonly VerdictPair[],
): readonly VerdictPair[] {
  if (verdicts.some(isChanged)) return verdicts
  return verdicts.flatMap((pair) => [pair, ...ask(address, readAsOthers(pair)).filter(isChanged)])
}

export function isChanged({ bad, good }: VerdictPair): boolean {
  return bad.allowed !== good.allowed
}

/** Of several dialects that one crawler is asked in, those that decide as the one before are left out. */
function withoutTwins(verdicts: readonly VerdictPair[]): readonly VerdictPair[] {
  return verdicts.filter((pair) => {
    const twin = verdicts.find(
      ({ crawler, dialect }) => crawler === pair.crawler && dialect === OLDER[pair.dialect],
    )
    return (
      twin === undefined ||
      pair.bad.allowed !== twin.bad.allowed ||
      pair.good.allowed !== twin.good.allowed
    )
  })
}

/** An older version of a program is worth a row only where it decides otherwise. */
const OLDER: Readonly<Partial<Record<DialectId, DialectId>>> = { 'python-3.12': 'python-3.14' }

/** How much an address shows: verdicts that change, then readers that differ. */
function tellingOf(verdicts: readonly VerdictPair[]): number {
  const changed = verdicts.filter(isChanged).length
  const answers = new Set(verdicts.map(({ bad }) => bad.allowed)).size
  return changed * 10 + answers
}
