// Protects the way back from a fetch report to a verdict: the facts read off a report lead to the
// policies that the report itself states.
import { expect, test } from 'vitest'
import type { FetchFacts } from './crawl-policy.ts'
import { factsOfReport } from './facts-of-report.ts'
import type { FetchReport } from './fetch-report.ts'

const report: FetchReport = {
  requested: 'https://example.com/',
  robotsUrl: 'https://example.com/robots.txt',
  finalUrl: 'https://example.com/robots.txt',
  fetchedAt: '2026-11-30T10:31:02.123Z',
  durationMs: 1,
  userAgent: 'test',
  outcome: 'fetched',
  status: 200,
  hops: [],
  error: null,
  headers: {},
  body: null,
  policies: {},
  notes: [],
}

const hop = { url: 'https://example.com/robots.txt', status: 301, location: '/a' }

const table: readonly [string, Partial<FetchReport>, FetchFacts][] = [
  [
    'a file and its type',
    { headers: { 'content-type': 'text/html' } },
    { outcome: 'fetched', status: 200, contentType: 'text/html' },
  ],
  [
    'an answer without a type',
    { outcome: 'status', status: 404 },
    { outcome: 'status', status: 404, contentType: null },
  ],
  [
    'a file of which a part was fetched',
    {
      body: {
        ...{ text: '', octets: 1_048_576, truncated: true, sha256: '' },
        ...{ bom: false, malformedOctets: 0 },
      },
    },
    { outcome: 'fetched', status: 200, contentType: null, truncated: true },
  ],
  [
    'six redirects',
    { outcome: 'too-many-redirects', hops: Array.from({ length: 6 }, () => hop) },
    { outcome: 'too-many-redirects', redirects: 6, loop: false },
  ],
  [
    'a loop',
    { outcome: 'too-many-redirects', hops: [hop], notes: ['redirect-loop'] },
    { outcome: 'too-many-redirects', redirects: 1, loop: true },
  ],
  [
    'a name that does not resolve',
    { outcome: 'network-failure', error: { stage: 'dns', code: 'ENOTFOUND', message: '' } },
    { outcome: 'network-failure', stage: 'dns' },
  ],
  [
    'an address that we do not ask',
    { outcome: 'refused', error: { stage: 'policy', code: 'address-not-public', message: '' } },
    { outcome: 'refused' },
  ],
]

test.each(table)('%s is read off the report', (_, changes, facts) => {
  expect(factsOfReport({ ...report, ...changes })).toEqual(facts)
})
