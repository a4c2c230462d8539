/**
 * What stands around the examples of those checks that a small text alone cannot show: the answer
 * of the site, its address, or a file that is too long to be printed.
 */
import type { CheckId, FetchReport } from '@robots-txt-tester/core'

export interface Circumstances {
  /** The whole file, where the example as printed is only its beginning. */
  readonly text?: string
  /** The site that the file belongs to. */
  readonly origin?: string
  /** The fetch that brought the file, or none. */
  readonly fetch?: FetchReport
}

export type ExampleSide = 'bad' | 'good'

/** The circumstances of an example; empty for most. */
export function circumstancesOf(id: CheckId, side: ExampleSide): Circumstances {
  return CIRCUMSTANCES[id]?.[side]?.() ?? {}
}

type Sides = Readonly<Partial<Record<ExampleSide, () => Circumstances>>>

const SITE = 'https://example.com'
const ROBOTS_URL = `${SITE}/robots.txt`

const onSite = () => ({ origin: SITE })
const answered = (status: number) => () => ({
  text: '',
  fetch: report({ outcome: 'status', status, body: null }),
})
const typed = (contentType: string) => () => ({
  fetch: report({ headers: { 'content-type': contentType } }),
})
const redirected = (finalUrl: string) => () => ({
  fetch: report({ finalUrl, hops: [{ url: ROBOTS_URL, status: 301, location: finalUrl }] }),
})
const pages = (count: number) => () => ({
  text: `User-agent: *\n${Array.from({ length: count }, (_, i) => `Disallow: /page-${i + 1}/\n`).join('')}`,
})

const CIRCUMSTANCES: Readonly<Partial<Record<CheckId, Sides>>> = {
  'sitemap-other-host': { bad: onSite, good: onSite },
  'file-too-large': { bad: pages(30_002) },
  'too-many-rules-for-yandex': { bad: pages(2049) },
  'answered-403': { bad: answered(403) },
  'answered-429': { bad: answered(429) },
  'answered-5xx': { bad: answered(503) },
  'not-answered': {
    bad: () => ({
      text: '',
      fetch: report({
        outcome: 'network-failure',
        status: null,
        error: { stage: 'connect', code: 'ECONNREFUSED', message: '' },
        headers: {},
      }),
    }),
  },
  'redirected-elsewhere': {
    bad: redirected('https://example.net/robots.txt'),
    good: redirected('https://www.example.com/robots.txt'),
  },
  'wrong-content-type': { bad: typed('text/html'), good: typed('text/plain; charset=utf-8') },
}

/** A report of a file that came as it should, but for what is given. */
function report(given: Partial<FetchReport>): FetchReport {
  return {
    requested: ROBOTS_URL,
    robotsUrl: ROBOTS_URL,
    finalUrl: ROBOTS_URL,
    fetchedAt: '2026-11-30T10:00:00.000Z',
    durationMs: 100,
    userAgent: 'robots-txt-tester',
    outcome: 'fetched',
    status: 200,
    hops: [],
    error: null,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: null,
    policies: {},
    notes: [],
    ...given,
  }
}
