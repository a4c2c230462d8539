/**
 * The fetch report: what happened on the wire when a site was asked once for its robots.txt.
 *
 * It holds facts and no judgement about them but `policies`, which says what each dialect makes of
 * the answer. The fetcher for Node writes it; the API passes it on unchanged.
 */
import type { CrawlPolicy, NetworkStage } from './crawl-policy.ts'

/** How the attempt ended. `refused`: we would not ask, which says nothing about the site. */
export type FetchOutcome =
  | 'fetched'
  | 'status'
  | 'too-many-redirects'
  | 'network-failure'
  | 'refused'

/** Where an attempt failed. `policy` goes with the outcome `refused`, all others with `network-failure`. */
export type FetchStage = NetworkStage | 'policy'

/** An answer that sent us on. `location` is the header as it came, so it may be relative. */
export interface FetchHop {
  readonly url: string
  readonly status: number
  readonly location: string
}

/**
 * Codes of our own. A failure that the system or TLS names keeps its name instead, in capitals:
 * `ECONNREFUSED`, `ENOTFOUND`, `CERT_HAS_EXPIRED` …
 *
 * - stage `policy`: `not-an-address` (no address can be read from the text), `no-host`,
 *   `scheme-not-allowed` (neither http nor https), `credentials-in-address`, `port-not-allowed`,
 *   `address-not-public` (or a name that leads to one)
 * - stage `dns`: `no-address` (the name exists and has no address)
 * - stage `timeout`: named after what did not happen in time: `look-up-timeout`,
 *   `connect-timeout`, `tls-timeout`, `first-octet-timeout`, `total-timeout`
 * - stage `read`: `no-answer` (closed without a word), `not-http`, `headers-too-large`,
 *   `too-many-interim-answers` (1xx without end), `body-cut-short`, `broken-body` (chunking)
 * - stage `decode`: `unknown-encoding`, `too-many-encodings`, `corrupt-encoding`,
 *   `encoding-too-large` (a great deal sent, or unpacked on the way, for next to nothing)
 */
export type FetchErrorCode =
  | 'not-an-address'
  | 'no-host'
  | 'scheme-not-allowed'
  | 'credentials-in-address'
  | 'port-not-allowed'
  | 'address-not-public'
  | 'no-address'
  | 'look-up-timeout'
  | 'connect-timeout'
  | 'tls-timeout'
  | 'first-octet-timeout'
  | 'total-timeout'
  | 'no-answer'
  | 'not-http'
  | 'headers-too-large'
  | 'too-many-interim-answers'
  | 'body-cut-short'
  | 'broken-body'
  | 'unknown-encoding'
  | 'too-many-encodings'
  | 'corrupt-encoding'
  | 'encoding-too-large'

/** Why there is no answer. `message` is one or two plain English sentences. */
export interface FetchError {
  readonly stage: FetchStage
  /** One of `FetchErrorCode`, or a name of the system's in capitals. */
  readonly code: FetchErrorCode | (string & {})
  readonly message: string
}

/** The body of a 2xx answer, decompressed. */
export interface FetchedBody {
  /** Without loss: an octet that is not valid UTF-8 is one lone surrogate U+DC80…U+DCFF. */
  readonly text: string
  /** How many octets were read, after decompression. */
  readonly octets: number
  /** Whether there was more, which was not read. */
  readonly truncated: boolean
  /** SHA-256 of the octets, in hexadecimal. */
  readonly sha256: string
  /** Whether it begins with a UTF-8 byte order mark, whole or broken off. */
  readonly bom: boolean
  readonly malformedOctets: number
}

/**
 * What is worth knowing about the answer besides.
 *
 * - `scheme-redirect`: http led to https on the same host
 * - `cross-host-redirect`: a redirect changed scheme, host or port to another site's
 * - `insecure-redirect`: https led to http
 * - `redirect-loop`: a redirect led back to an address already asked
 * - `unusable-location`: a redirect whose Location header is no address
 * - `html-body`: a web page came where a text file was expected
 * - `challenge-page`: it looks like the page of a bot protection
 * - `may-differ-for-crawlers`: an answer that servers often give to unknown clients only
 * - `wrong-content-type`, `no-content-type`: not `text/plain`
 * - `charset-not-utf-8`: the Content-Type names another charset
 * - `utf-16-body`: begins with a UTF-16 byte order mark
 * - `compressed-body`: gzip octets without the header that says so
 * - `https-assumed`: the address named no scheme
 * - `credentials-dropped`: the address carried a user name or password, which was not sent
 */
export type FetchNote =
  | 'scheme-redirect'
  | 'cross-host-redirect'
  | 'insecure-redirect'
  | 'redirect-loop'
  | 'unusable-location'
  | 'html-body'
  | 'challenge-page'
  | 'may-differ-for-crawlers'
  | 'wrong-content-type'
  | 'no-content-type'
  | 'charset-not-utf-8'
  | 'utf-16-body'
  | 'compressed-body'
  | 'https-assumed'
  | 'credentials-dropped'

export interface FetchReport {
  /** The address as it was given. */
  readonly requested: string
  /** The robots.txt that governs it; null where the address gives none. */
  readonly robotsUrl: string | null
  /**
   * Where the walk ended: the address asked last, or the one that we refused to ask. Null where
   * `robotsUrl` is.
   */
  readonly finalUrl: string | null
  /** ISO 8601, UTC. */
  readonly fetchedAt: string
  readonly durationMs: number
  /** The User-Agent header that was sent. */
  readonly userAgent: string
  readonly outcome: FetchOutcome
  /** Status of the answer from `finalUrl`; null where none came. */
  readonly status: number | null
  /** The answers that sent us on, in order. */
  readonly hops: readonly FetchHop[]
  /** Set for the outcomes `network-failure` and `refused` only. */
  readonly error: FetchError | null
  /** Headers of that answer that bear on robots.txt, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Set for the outcome `fetched` only. */
  readonly body: FetchedBody | null
  /** What each dialect makes of it, by the dialect's id. */
  readonly policies: Readonly<Record<string, CrawlPolicy>>
  readonly notes: readonly FetchNote[]
}
