// Protects: what each dialect makes of every kind of answer to GET /robots.txt, and how sure that
// is. The table is written by hand from the sources that the dialects cite, not derived from them.
import { describe, expect, it } from 'vitest'
import { type FetchFacts, type PolicyReason, policyForStatus } from '../../http/crawl-policy.ts'
import type { DialectId } from '../dialect.ts'
import { crawlPolicies, HTTP_SEMANTICS } from './by-dialect.ts'

const DIALECTS = Object.keys(HTTP_SEMANTICS) as DialectId[]

/** Policy and basis in short, `obey documented`; a third word is the reason where it is not the row's. */
type Cell = string

interface Row {
  readonly answer: string
  readonly facts: readonly FetchFacts[]
  readonly because: PolicyReason
  readonly cells: Readonly<Record<DialectId, Cell>>
}

const status = (...codes: number[]): FetchFacts[] =>
  codes.map((code) => ({ outcome: 'status', status: code, contentType: 'text/plain' }))
const fetched = (code: number, ...types: (string | null)[]): FetchFacts[] =>
  types.map((contentType) => ({ outcome: 'fetched', status: code, contentType }))
const failure = (
  stage: 'dns' | 'connect' | 'tls' | 'timeout' | 'read' | 'decode',
): FetchFacts[] => [{ outcome: 'network-failure', stage }]

/** Columns: rfc9309, rfc9309-strict, google, yandex, bing, python-3.12, python-3.14, protego. */
function row(
  answer: string,
  facts: readonly FetchFacts[],
  because: PolicyReason,
  rfc: Cell,
  strict: Cell,
  google: Cell,
  yandex: Cell,
  bing: Cell,
  python: Cell,
  protego: Cell,
): Row {
  const cells = {
    rfc9309: rfc,
    'rfc9309-strict': strict,
    google,
    yandex,
    bing,
    'python-3.12': python,
    'python-3.14': python,
    protego,
  }
  return { answer, facts, because, cells }
}

const OBEY = 'obey documented'
const OBEY_INF = 'obey inferred'
const OBEY_ASS = 'obey assumed'
const ALLOW = 'allow documented'
const ALLOW_INF = 'allow inferred'
const ALLOW_ASS = 'allow assumed'
const DENY = 'deny documented'
const DENY_INF = 'deny inferred'
const DENY_ASS = 'deny assumed'
const UNKNOWN_INF = 'unknown inferred'
const UNKNOWN_ASS = 'unknown assumed'
const NOT_200 = 'allow documented not-200'
const NOT_200_INF = 'allow inferred not-200'

// biome-ignore format: a table is read by its columns
const ROWS: readonly Row[] = [
  //  answer, facts, row,                                                    rfc9309,     strict,      google,      yandex,      bing,       python,      protego
  row('200, plain text', fetched(200, 'text/plain', 'text/plain; charset=utf-8'), '2xx', OBEY, OBEY, OBEY, OBEY, OBEY_INF, OBEY, OBEY),
  row('200, a web page', fetched(200, 'text/html', 'application/xhtml+xml'), '2xx', OBEY, OBEY, OBEY, 'allow documented not-text', OBEY_ASS, OBEY, OBEY),
  row('200, another type', fetched(200, 'application/json', 'application/octet-stream'), '2xx', OBEY_INF, OBEY_INF, OBEY_INF, 'allow inferred not-text', OBEY_ASS, OBEY, OBEY),
  row('200, another text', fetched(200, 'text/markdown'), '2xx', OBEY_INF, OBEY_INF, OBEY_INF, OBEY_ASS, OBEY_ASS, OBEY, OBEY),
  row('200, no type', fetched(200, null, ''), '2xx', OBEY_INF, OBEY_INF, OBEY_INF, OBEY_ASS, OBEY_ASS, OBEY, OBEY),
  row('201, 202, 203 …', fetched(201, 'text/plain').concat(fetched(202, 'text/html'), fetched(203, null), fetched(299, null)), '2xx', OBEY_ASS, OBEY_ASS, OBEY, NOT_200, OBEY_ASS, OBEY, OBEY),
  row('204', fetched(204, null), '204', OBEY_INF, OBEY_INF, OBEY_INF, NOT_200, OBEY_ASS, OBEY, OBEY),
  row('206', fetched(206, 'text/plain'), '206', UNKNOWN_ASS, UNKNOWN_ASS, UNKNOWN_INF, NOT_200, UNKNOWN_ASS, OBEY, OBEY),
  row('six redirects', [{ outcome: 'too-many-redirects', redirects: 6, loop: false }], 'too-many-redirects', ALLOW, ALLOW, ALLOW, ALLOW_ASS, ALLOW_ASS, UNKNOWN_ASS, UNKNOWN_ASS),
  row('a loop', [{ outcome: 'too-many-redirects', redirects: 1, loop: true }, { outcome: 'too-many-redirects', redirects: 5, loop: true }], 'too-many-redirects', ALLOW, ALLOW, ALLOW, ALLOW_ASS, ALLOW_ASS, DENY, ALLOW_INF),
  row('3xx that leads nowhere', status(300, 301, 302, 303, 305, 307, 308, 399), '3xx-no-location', UNKNOWN_ASS, UNKNOWN_ASS, UNKNOWN_ASS, NOT_200_INF, UNKNOWN_ASS, DENY, ALLOW_INF),
  row('304', status(304), '304', UNKNOWN_ASS, UNKNOWN_ASS, UNKNOWN_INF, UNKNOWN_ASS, UNKNOWN_ASS, DENY, ALLOW_INF),
  row('404', status(404), '4xx', ALLOW, ALLOW, ALLOW, NOT_200, ALLOW, ALLOW, ALLOW_INF),
  row('400, 405, 410, 418, 451', status(400, 405, 410, 418, 451), '4xx', ALLOW, ALLOW, ALLOW, NOT_200, ALLOW_ASS, ALLOW, ALLOW_INF),
  row('401, 403', status(401, 403), '4xx', ALLOW, ALLOW, ALLOW, NOT_200, ALLOW_ASS, 'deny documented 401-403', ALLOW_INF),
  row('408, 425', status(408, 425), '4xx', ALLOW, ALLOW, ALLOW, NOT_200, ALLOW_ASS, ALLOW, ALLOW_INF),
  row('429', status(429), '429', DENY_ASS, 'allow documented 4xx', DENY_INF, NOT_200, DENY_ASS, 'allow documented 4xx', 'allow inferred 4xx'),
  row('500, 502, 504', status(500, 502, 504), '5xx', DENY, DENY, DENY, NOT_200, DENY_ASS, DENY, ALLOW_INF),
  row('503', status(503), '5xx', DENY, DENY, DENY, NOT_200, DENY_ASS, DENY, ALLOW_INF),
  row('520 to 530, 529, any 5xx', status(520, 525, 529, 530, 599), '5xx', DENY, DENY, DENY, NOT_200, DENY_ASS, DENY, ALLOW_INF),
  row('1xx as the last word, 600 and above', status(100, 103, 199, 600, 999), 'invalid-status', DENY_ASS, DENY_ASS, DENY, NOT_200_INF, DENY_ASS, DENY, ALLOW_INF),
  row('timeout', failure('timeout'), 'timeout', DENY, DENY, DENY, DENY_ASS, DENY_ASS, DENY_INF, ALLOW),
  row('DNS failure', failure('dns'), 'dns', DENY, DENY, DENY, DENY_ASS, DENY_ASS, DENY_INF, ALLOW),
  row('connection refused or reset', failure('connect'), 'connect', DENY, DENY, DENY, DENY_ASS, DENY_ASS, DENY_INF, ALLOW),
  row('TLS error', failure('tls'), 'tls', DENY_INF, DENY_INF, DENY_INF, DENY_ASS, DENY_ASS, DENY_INF, ALLOW),
  row('broken chunks, body cut short', failure('read'), 'read', DENY_INF, DENY_INF, DENY, DENY_ASS, DENY_ASS, DENY_INF, ALLOW),
  row('undecodable body', failure('decode'), 'decode', DENY_INF, DENY_INF, DENY_INF, DENY_ASS, DENY_ASS, UNKNOWN_ASS, ALLOW_INF),
  row('our own refusal', [{ outcome: 'refused' }], 'refused', UNKNOWN_ASS, UNKNOWN_ASS, UNKNOWN_ASS, UNKNOWN_ASS, UNKNOWN_ASS, UNKNOWN_ASS, UNKNOWN_ASS),
]

const POLICY_WORDS = {
  obey: 'obey-file',
  allow: 'allow-all',
  deny: 'disallow-all',
  unknown: 'unknown',
}

describe('what each dialect makes of an answer', () => {
  const cases = ROWS.flatMap((each) =>
    DIALECTS.map((id) => ({ ...each, id, cell: each.cells[id] })),
  )

  it.each(cases)('$answer, $id: $cell', ({ facts, because, id, cell }) => {
    const [policy, basis, own] = cell.split(' ')
    const expected = {
      policy: POLICY_WORDS[policy as keyof typeof POLICY_WORDS],
      basis,
      because: own ?? because,
    }
    expect(facts.length).toBeGreaterThan(0)
    for (const fact of facts) expect(crawlPolicies(fact)[id]).toEqual(expected)
  })

  it('has a policy for every status from 100 to 999', () => {
    for (const id of DIALECTS) {
      for (let code = 100; code <= 999; code += 1) {
        const policy = policyForStatus(code, HTTP_SEMANTICS[id])
        expect(Object.values(POLICY_WORDS)).toContain(policy.policy)
        expect(['documented', 'inferred', 'assumed']).toContain(policy.basis)
      }
    }
  })

  it('reads a file only from a 2xx answer', () => {
    for (const id of DIALECTS) {
      for (let code = 100; code <= 999; code += 1) {
        const { policy } = policyForStatus(code, HTTP_SEMANTICS[id])
        if (policy === 'obey-file') expect(Math.floor(code / 100)).toBe(2)
      }
    }
  })

  it('cites a source with a date for every decision', () => {
    const decisions = DIALECTS.flatMap((id) => decisionsOf(HTTP_SEMANTICS[id]))
    expect(decisions.length).toBeGreaterThan(DIALECTS.length * 20)
    for (const { source, place } of decisions) {
      expect(source.url).toMatch(/^https:\/\/[a-z.-]+\//)
      expect(source.checked).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(place).not.toBe('')
    }
  })

  it('tells how an outage goes on in the order of time', () => {
    for (const id of DIALECTS) {
      const hours = HTTP_SEMANTICS[id].outage.map((stage) => stage.fromHours)
      expect(hours).toEqual([...hours].sort((a, b) => a - b))
    }
    expect(HTTP_SEMANTICS.google.outage.map((stage) => stage.fromHours)).toEqual([0, 12, 720])
    expect(HTTP_SEMANTICS.rfc9309.outage.map((stage) => stage.fromHours)).toEqual([0, 720])
  })
})

function decisionsOf(semantics: (typeof HTTP_SEMANTICS)[DialectId]) {
  const { ok, redirects, failures, outage: _, ...points } = semantics
  const nested = [
    ...Object.values(ok),
    redirects.tooMany,
    redirects.loop,
    ...Object.values(failures),
  ]
  return [...nested, ...Object.values(points)]
}
