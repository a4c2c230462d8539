/**
 * Crawl policy: what the answer to `GET /robots.txt` makes a crawler do.
 *
 * The decision points are data (`HttpSemantics`, one value per dialect); this file only finds the
 * point that an answer falls under. Where nobody documents an answer the decision is marked
 * `assumed`, never passed off as known.
 */

/** Read the file; no restrictions; everything disallowed; or no telling. */
export type PolicyKind = 'obey-file' | 'allow-all' | 'disallow-all' | 'unknown'

/** Said by the standard, operator or library itself; follows from what it says; or nobody says. */
export type PolicyBasis = 'documented' | 'inferred' | 'assumed'

/** Where an attempt broke off on the network. */
export type NetworkStage = 'dns' | 'connect' | 'tls' | 'timeout' | 'read' | 'decode'

/**
 * The row that an answer falls under. `not-200`, `not-text` and `401-403` name a rule of their own
 * that only some dialects have; the others see such an answer as its class (`4xx` …).
 */
export type PolicyReason =
  | '2xx'
  | '204'
  | '206'
  | '3xx-no-location'
  | '304'
  | '4xx'
  | '401-403'
  | '429'
  | '5xx'
  | 'invalid-status'
  | 'not-200'
  | 'not-text'
  | 'too-many-redirects'
  | NetworkStage
  | 'refused'

export interface CrawlPolicy {
  readonly policy: PolicyKind
  readonly because: PolicyReason
  readonly basis: PolicyBasis
}

/** Where a decision stands, and the day it was read there (ISO date). */
export interface PolicySource {
  readonly title: string
  readonly url: string
  readonly checked: string
}

/** A dialect's answer at one decision point. */
export interface PolicyDecision {
  readonly policy: PolicyKind
  readonly basis: PolicyBasis
  readonly source: PolicySource
  /** Section or function within the source, or why it is assumed. */
  readonly place: string
  /** Set where the dialect has a rule of its own that the answer falls under. */
  readonly because?: PolicyReason
}

/** What a crawler does from some hour of an outage on. `last-copy`: as the last good copy says. */
export interface OutageStage {
  readonly fromHours: number
  readonly withCopy: 'disallow-all' | 'last-copy' | 'allow-all'
  readonly withoutCopy: 'disallow-all' | 'allow-all'
  /** Set where it is different while the rest of the site does not answer either. */
  readonly siteDown?: 'disallow-all'
}

/** A dialect's decision points about HTTP. The comments say which answers fall under each. */
export interface HttpSemantics {
  /** 200, by the type of its body. */
  readonly ok: {
    readonly plainText: PolicyDecision
    /** `text/html`, `application/xhtml+xml`. */
    readonly webPage: PolicyDecision
    /** `text/` anything else. */
    readonly otherText: PolicyDecision
    readonly otherType: PolicyDecision
    /** No Content-Type, or none that can be read. */
    readonly noType: PolicyDecision
  }
  /** 204. */
  readonly noContent: PolicyDecision
  /** 206, which nobody asked for: part of a file is no ground for a verdict. */
  readonly partialContent: PolicyDecision
  /** Any other 2xx. */
  readonly otherSuccess: PolicyDecision
  /** 304 to a request that set no condition. */
  readonly notModified: PolicyDecision
  /** Any other 3xx that leads nowhere. */
  readonly redirectToNowhere: PolicyDecision
  readonly redirects: {
    /** How many the reader follows as far as is known; null: not documented. */
    readonly followed: number | null
    /** One more than that. */
    readonly tooMany: PolicyDecision
    readonly loop: PolicyDecision
  }
  /** 401, 403. */
  readonly accessDenied: PolicyDecision
  /** 404. */
  readonly notFound: PolicyDecision
  /** 429. */
  readonly tooManyRequests: PolicyDecision
  /** Any other 4xx. */
  readonly otherClientError: PolicyDecision
  /** 5xx. */
  readonly serverError: PolicyDecision
  /** 1xx as the last word, below 100, 600 and above. */
  readonly invalidStatus: PolicyDecision
  readonly failures: Readonly<Record<NetworkStage, PolicyDecision>>
  /** How the answer changes while the file stays out of reach; empty where nothing is documented. */
  readonly outage: readonly OutageStage[]
}

/** What has to be known of an attempt to tell the policy. */
export type FetchFacts =
  | {
      readonly outcome: 'fetched' | 'status'
      readonly status: number
      /** The Content-Type header as it came; null where there is none. */
      readonly contentType: string | null
      /** Only a first part of the file was fetched. */
      readonly truncated?: true
    }
  | {
      readonly outcome: 'too-many-redirects'
      /** Redirects that were answered, the one not followed included. */
      readonly redirects: number
      readonly loop: boolean
    }
  | { readonly outcome: 'network-failure'; readonly stage: NetworkStage }
  | { readonly outcome: 'refused' }

/** What a dialect makes of an attempt to fetch robots.txt. */
export function crawlPolicy(facts: FetchFacts, semantics: HttpSemantics): CrawlPolicy {
  switch (facts.outcome) {
    case 'fetched':
    case 'status':
      return policyForStatus(facts.status, semantics, facts.contentType)
    case 'too-many-redirects':
      return policyForRedirects(facts.redirects, facts.loop, semantics)
    case 'network-failure':
      return decided(semantics.failures[facts.stage], facts.stage)
    case 'refused':
      return { policy: 'unknown', because: 'refused', basis: 'assumed' }
    default:
      return assertNever(facts)
  }
}

/**
 * What a dialect makes of a status code, as the last answer of an attempt. Also for a text that is
 * to be read as if it had come with that status. Any number is an answer; those that are no HTTP
 * status are `invalid-status`.
 */
export function policyForStatus(
  status: number,
  semantics: HttpSemantics,
  contentType: string | null = 'text/plain',
): CrawlPolicy {
  switch (status) {
    case 200:
      return decided(semantics.ok[bodyType(contentType)], '2xx')
    case 204:
      return decided(semantics.noContent, '204')
    case 206:
      return decided(semantics.partialContent, '206')
    case 304:
      return decided(semantics.notModified, '304')
    case 401:
    case 403:
      return decided(semantics.accessDenied, '4xx')
    case 404:
      return decided(semantics.notFound, '4xx')
    case 429:
      return decided(semantics.tooManyRequests, '429')
    default:
      return policyForClass(status, semantics)
  }
}

function policyForClass(status: number, semantics: HttpSemantics): CrawlPolicy {
  switch (Number.isInteger(status) ? Math.floor(status / 100) : 0) {
    case 2:
      return decided(semantics.otherSuccess, '2xx')
    case 3:
      return decided(semantics.redirectToNowhere, '3xx-no-location')
    case 4:
      return decided(semantics.otherClientError, '4xx')
    case 5:
      return decided(semantics.serverError, '5xx')
    default:
      return decided(semantics.invalidStatus, 'invalid-status')
  }
}

function policyForRedirects(
  redirects: number,
  loop: boolean,
  semantics: HttpSemantics,
): CrawlPolicy {
  const { followed, tooMany, loop: inLoop } = semantics.redirects
  if (loop) return decided(inLoop, 'too-many-redirects')
  // Where the reader goes on for longer than we did, what it would have found is not known.
  if (followed !== null && redirects <= followed) {
    return { policy: 'unknown', because: 'too-many-redirects', basis: 'assumed' }
  }
  return decided(tooMany, 'too-many-redirects')
}

function decided(decision: PolicyDecision, row: PolicyReason): CrawlPolicy {
  return { policy: decision.policy, because: decision.because ?? row, basis: decision.basis }
}

function bodyType(contentType: string | null): keyof HttpSemantics['ok'] {
  const type = mediaType(contentType)
  if (type === null) return 'noType'
  if (type === 'text/plain') return 'plainText'
  if (type === 'text/html' || type === 'application/xhtml+xml') return 'webPage'
  return type.startsWith('text/') ? 'otherText' : 'otherType'
}

/**
 * The media type of a Content-Type header (`text/plain`), in lower case and without parameters;
 * null where the header is missing or names none.
 */
export function mediaType(contentType: string | null): string | null {
  const type = contentType?.split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? ''
  const slash = type.indexOf('/')
  return slash > 0 && slash < type.length - 1 ? type : null
}

function assertNever(value: never): never {
  throw new Error(`Not handled: ${JSON.stringify(value)}`)
}
