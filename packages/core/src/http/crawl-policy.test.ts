// Protects: every answer falls under exactly the decision point that is documented for it, and
// what is not known (our own refusal, redirects beyond the ones we followed) stays unknown.
import { describe, expect, it } from 'vitest'
import {
  crawlPolicy,
  type HttpSemantics,
  mediaType,
  type PolicyDecision,
  type PolicyReason,
  policyForStatus,
} from './crawl-policy.ts'

/** A decision that can be told from all others by its `because`. */
function marked(point: string): PolicyDecision {
  return {
    policy: 'allow-all',
    basis: 'inferred',
    source: { title: 'test', url: 'https://example.com/', checked: '2026-11-30' },
    place: point,
    because: point as PolicyReason,
  }
}

const MARKED: HttpSemantics = {
  ok: {
    plainText: marked('plainText'),
    webPage: marked('webPage'),
    otherText: marked('otherText'),
    otherType: marked('otherType'),
    noType: marked('noType'),
  },
  noContent: marked('noContent'),
  partialContent: marked('partialContent'),
  otherSuccess: marked('otherSuccess'),
  notModified: marked('notModified'),
  redirectToNowhere: marked('redirectToNowhere'),
  redirects: { followed: 10, tooMany: marked('tooMany'), loop: marked('loop') },
  accessDenied: marked('accessDenied'),
  notFound: marked('notFound'),
  tooManyRequests: marked('tooManyRequests'),
  otherClientError: marked('otherClientError'),
  serverError: marked('serverError'),
  invalidStatus: marked('invalidStatus'),
  failures: {
    dns: marked('dns'),
    connect: marked('connect'),
    tls: marked('tls'),
    timeout: marked('timeout'),
    read: marked('read'),
    decode: marked('decode'),
  },
  outage: [],
}

describe('policyForStatus', () => {
  it.each([
    [[200], 'plainText'],
    [[201, 202, 203, 205, 207, 226, 299], 'otherSuccess'],
    [[204], 'noContent'],
    [[206], 'partialContent'],
    [[300, 301, 302, 303, 305, 307, 308, 399], 'redirectToNowhere'],
    [[304], 'notModified'],
    [[401, 403], 'accessDenied'],
    [[404], 'notFound'],
    [[400, 402, 405, 408, 410, 418, 425, 428, 430, 451, 499], 'otherClientError'],
    [[429], 'tooManyRequests'],
    [[500, 502, 503, 504, 520, 530, 599], 'serverError'],
    [[-1, 0, 99, 100, 101, 103, 199, 600, 999, 1000, 200.5, Number.NaN, Infinity], 'invalidStatus'],
  ] as const)('%j fall under %s', (statuses, point) => {
    for (const status of statuses) expect(policyForStatus(status, MARKED).because).toBe(point)
  })

  it.each([
    ['text/plain', 'plainText'],
    ['Text/PLAIN; charset=utf-8', 'plainText'],
    ['text/plain, text/html', 'plainText'],
    ['text/html; charset=windows-1251', 'webPage'],
    ['application/xhtml+xml', 'webPage'],
    ['text/markdown', 'otherText'],
    ['application/json', 'otherType'],
    ['application/octet-stream', 'otherType'],
    ['', 'noType'],
    ['plain', 'noType'],
    ['/', 'noType'],
    ['text/', 'noType'],
    [null, 'noType'],
  ])('200 with the type %j falls under %s', (contentType, point) => {
    expect(policyForStatus(200, MARKED, contentType).because).toBe(point)
  })

  it('asks for the type of a 200 only', () => {
    expect(policyForStatus(203, MARKED, 'text/html').because).toBe('otherSuccess')
    expect(policyForStatus(404, MARKED, 'text/html').because).toBe('notFound')
  })

  it('names the row where the dialect has no rule of its own', () => {
    const { because: _, ...plain } = marked('x')
    const semantics: HttpSemantics = {
      ...MARKED,
      accessDenied: plain,
      noContent: plain,
      invalidStatus: plain,
    }
    expect(policyForStatus(403, semantics)).toEqual({
      policy: 'allow-all',
      because: '4xx',
      basis: 'inferred',
    })
    expect(policyForStatus(204, semantics).because).toBe('204')
    expect(policyForStatus(700, semantics).because).toBe('invalid-status')
  })
})

describe('crawlPolicy', () => {
  it('leaves it unknown when we refused to ask', () => {
    expect(crawlPolicy({ outcome: 'refused' }, MARKED)).toEqual({
      policy: 'unknown',
      because: 'refused',
      basis: 'assumed',
    })
  })

  it.each(['dns', 'connect', 'tls', 'timeout', 'read', 'decode'] as const)(
    'has a decision of its own for a failure in %s',
    (stage) => {
      expect(crawlPolicy({ outcome: 'network-failure', stage }, MARKED).because).toBe(stage)
    },
  )

  it('takes an answer with a status, whether or not its body was read', () => {
    const facts = { status: 200, contentType: 'text/html' }
    expect(crawlPolicy({ outcome: 'fetched', ...facts }, MARKED).because).toBe('webPage')
    expect(crawlPolicy({ outcome: 'status', ...facts, status: 404 }, MARKED).because).toBe(
      'notFound',
    )
  })

  it('does not know what a reader finds that follows more redirects than we did', () => {
    const outcome = 'too-many-redirects'
    expect(crawlPolicy({ outcome, redirects: 10, loop: false }, MARKED)).toEqual({
      policy: 'unknown',
      because: 'too-many-redirects',
      basis: 'assumed',
    })
    expect(crawlPolicy({ outcome, redirects: 11, loop: false }, MARKED).because).toBe('tooMany')
    expect(crawlPolicy({ outcome, redirects: 2, loop: true }, MARKED).because).toBe('loop')
    const undocumented = { ...MARKED, redirects: { ...MARKED.redirects, followed: null } }
    expect(crawlPolicy({ outcome, redirects: 6, loop: false }, undocumented).because).toBe(
      'tooMany',
    )
  })
})

describe('mediaType', () => {
  it('drops parameters and letter case', () => {
    expect(mediaType(' TEXT/Plain ;charset=utf-8')).toBe('text/plain')
    expect(mediaType('nonsense')).toBeNull()
    expect(mediaType(null)).toBeNull()
  })
})
