/** Cases made from public bug reports and questions: one expected answer each, with the reason. */
import { lineOf } from './answer-case.ts'
import {
  countOf,
  filledStringOf,
  objectOf,
  oneOf,
  onlyFields,
  type Row,
  readTable,
  stringOf,
} from './read-table.ts'

/** What a report is about. */
export const REPORT_KINDS = [
  'verdict',
  'group',
  'pattern',
  'encoding',
  'lint',
  'ai-signal',
  'fetch',
  'perf',
  'security',
  'ui',
] as const

export type ReportKind = (typeof REPORT_KINDS)[number]

/** The file of a report: as text, as octets that are no UTF-8, or none (fetching, pages). */
export type ReportFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'octets'; readonly octets: Uint8Array }
  | { readonly kind: 'none' }

/** The answer that is expected. */
export interface ExpectedVerdict {
  /** Null: no verdict can be given. */
  readonly allowed: boolean | null
  /** The deciding line, from 1; null: none. */
  readonly line: number | null
  /** The token of the group that applies; null: none does. */
  readonly group: string | null
}

/** What a published parser says where it differs, and why. */
export interface OtherAnswer {
  readonly allowed: boolean
  readonly line: number | null
  readonly reason: string
}

export interface ReportCase {
  readonly id: string
  readonly kind: ReportKind
  /** Where the question came up. */
  readonly source: string
  readonly gist: string
  readonly why: string
  readonly file: ReportFile
  /** An id, a product token or a header; empty where the report asks about none. */
  readonly agent: string
  /** As typed, not canonical; empty where the report asks about none. */
  readonly url: string
  /** Null where the report is not about an answer. */
  readonly verdict: ExpectedVerdict | null
  /** What google/robotstxt says where it differs. */
  readonly other: OtherAnswer | null
  /** Findings that a linter should give at least, in words. */
  readonly findings: readonly string[]
  /** How the server answers; null where nothing is fetched. */
  readonly server: Row | null
}

/** Reads the table. Throws where a row is malformed. */
export function readReportCases(): readonly ReportCase[] {
  return readTable('reports', readReportCase)
}

const FIELDS = [
  ...['id', 'kind', 'source', 'gist', 'why', 'hard', 'note'],
  ...['robots', 'robots_b64', 'robots_gen', 'server', 'agent', 'url'],
  ...['expect', 'alt', 'oracle_agents'],
]

/** One row; throws a sentence where it is malformed. */
export function readReportCase(row: Row): ReportCase {
  onlyFields(row, FIELDS)
  oneOf(row, 'hard', [1, 2, 3])
  const file = fileOf(row)
  const expect = objectOf(row.expect, 'expect')
  const text =
    file.kind === 'text' ? file.text : file.kind === 'octets' ? stringOf(row, 'robots') : ''
  return {
    id: filledStringOf(row, 'id'),
    kind: oneOf(row, 'kind', REPORT_KINDS),
    source: filledStringOf(row, 'source'),
    gist: filledStringOf(row, 'gist'),
    why: filledStringOf(row, 'why'),
    file,
    agent: row.agent === undefined ? '' : stringOf(row, 'agent'),
    url: row.url === undefined ? '' : stringOf(row, 'url'),
    verdict: 'allowed' in expect ? verdictOf(expect, text) : null,
    other: otherOf(row, text),
    findings: findingsOf(expect),
    server: row.server === undefined ? null : objectOf(row.server, 'server'),
  }
}

function fileOf(row: Row): ReportFile {
  if (row.robots_b64 !== undefined) {
    const octets = Uint8Array.from(Buffer.from(filledStringOf(row, 'robots_b64'), 'base64'))
    return { kind: 'octets', octets }
  }
  if (row.robots_gen !== undefined) {
    return { kind: 'text', text: generated(objectOf(row.robots_gen, 'robots_gen')) }
  }
  if (row.robots !== undefined) return { kind: 'text', text: stringOf(row, 'robots') }
  return { kind: 'none' }
}

/**
 * `prefix`, then `unit` for 1 … `count`, then `suffix`. In the unit `{i}` stands for the number and
 * `{i:06d}` for the number with zeros up to six digits.
 */
function generated(parts: Row): string {
  onlyFields(parts, ['prefix', 'unit', 'count', 'suffix'])
  const unit = filledStringOf(parts, 'unit')
  const units = Array.from({ length: countOf(parts, 'count') }, (_, index) =>
    unit.replace(/\{i(?::0(\d)d)?\}/g, (_match, width: string | undefined) =>
      String(index + 1).padStart(Number(width ?? 1), '0'),
    ),
  )
  return stringOf(parts, 'prefix') + units.join('') + stringOf(parts, 'suffix')
}

function verdictOf(expect: Row, text: string): ExpectedVerdict {
  const { group } = expect
  if (group !== null && typeof group !== 'string') throw new Error('group is no string')
  return {
    allowed: oneOf(expect, 'allowed', [true, false, null]),
    line: lineOf(expect, text) ?? null,
    group,
  }
}

function otherOf(row: Row, text: string): OtherAnswer | null {
  if (row.alt === undefined) return null
  const alt = objectOf(row.alt, 'alt')
  onlyFields(alt, ['google_cpp', 'reason'])
  const answer = objectOf(alt.google_cpp, 'google_cpp')
  return {
    allowed: oneOf(answer, 'allowed', [true, false]),
    line: lineOf(answer, text) ?? null,
    reason: filledStringOf(alt, 'reason'),
  }
}

function findingsOf(expect: Row): readonly string[] {
  const lint = expect.lint ?? []
  if (!Array.isArray(lint)) throw new Error('lint is no list')
  return lint.map((finding) => {
    if (typeof finding !== 'string' || finding === '') throw new Error('a finding is no string')
    return finding
  })
}
