/**
 * Python's `urllib.robotparser`, before and after its rewrite. Read from its behaviour and its
 * documentation, to explain why a script that uses it disagrees with a crawler.
 */
import type { DecisionPoint, Decisions } from './decisions.ts'
import type { Dialect, Evidence } from './dialect.ts'
import { PYTHON_3_12_HTTP, PYTHON_3_14_HTTP } from './http-semantics/python.ts'
import { RFC9309_STRICT } from './rfc9309.ts'
import { evidenceFrom, PYTHON_AFTER, PYTHON_BEFORE } from './sources.ts'

const before = evidenceFrom(PYTHON_BEFORE)
const after = evidenceFrom(PYTHON_AFTER)

const shared: Decisions = {
  ...RFC9309_STRICT.decisions,
  sizeLimit: null,
  lineEnds: 'unicode',
  whitespace: 'unicode',
  otherDirectives: ['sitemap', 'crawl-delay', 'request-rate'],
  groupClosers: ['crawl-delay', 'request-rate'],
  crawlerHabits: 'unknown',
  otherStart: 'as-written',
  starStart: 'pattern',
  patternCharacters: 'any',
  emptyDisallow: 'allows-all',
  emptyAllow: 'no-effect',
}

/** The evidence for every point: the same function of the library, unless said otherwise. */
function evidence(
  make: (basis: 'code', place: string) => Evidence,
  places: Partial<Record<DecisionPoint, string>>,
): Readonly<Record<DecisionPoint, Evidence>> {
  const points = Object.keys(shared) as DecisionPoint[]
  return Object.fromEntries(
    points.map((point) => [point, make('code', places[point] ?? 'RobotFileParser.parse')]),
  ) as Record<DecisionPoint, Evidence>
}

const MATCHING = {
  encoding: 'RuleLine',
  wildcards: 'RuleLine.applies_to',
  innerDollar: 'RuleLine',
  otherStart: 'RuleLine',
  starStart: 'RuleLine',
  octets: 'Entry.allowance',
  emptyDisallow: 'RuleLine',
  emptyAllow: 'RuleLine',
  indexPage: 'RuleLine',
  precedence: 'Entry.allowance',
  robotsTxtItself: 'RobotFileParser.can_fetch',
  productToken: 'Entry.applies_to',
  crawlerHabits: 'RobotFileParser.can_fetch',
} as const

export const PYTHON_3_12: Dialect = {
  id: 'python-3.12',
  name: 'Python 3.12',
  kind: 'library',
  source: PYTHON_BEFORE,
  decisions: {
    ...shared,
    blankLine: 'ends-group',
    repeatedGroups: 'first',
    groupWithoutRules: 'dropped',
    productToken: 'first-within',
    tokenEscapes: 'decoded',
    starGroup: 'for-others-only',
    encoding: 'decoded-and-quoted',
    wildcards: false,
    precedence: 'first-match',
    robotsTxtItself: 'by-rules',
  },
  evidence: evidence(before, MATCHING),
  http: PYTHON_3_12_HTTP,
}

export const PYTHON_3_14: Dialect = {
  id: 'python-3.14',
  name: 'Python 3.14',
  kind: 'library',
  source: PYTHON_AFTER,
  decisions: {
    ...shared,
    productToken: 'whole-or-within',
    encoding: 'parts-quoted',
    innerDollar: 'skips-rule',
    octets: 'matched-text',
  },
  evidence: evidence(after, MATCHING),
  http: PYTHON_3_14_HTTP,
}
