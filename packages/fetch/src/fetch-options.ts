/** What may be set about a fetch, and what is reported while it runs. */
import type { Cidr } from './cidr.ts'
import type { LookUp } from './guarded-look-up.ts'

export interface FetchLimits {
  /** Milliseconds from the start of a request to the head of its answer, connecting included. */
  readonly firstOctetMs: number
  /** Milliseconds for everything, all redirects included. */
  readonly totalMs: number
  /** Octets of the body that are read, counted after unpacking. */
  readonly bodyOctets: number
  readonly redirects: number
}

export const FETCH_LIMITS: FetchLimits = {
  firstOctetMs: 10_000,
  totalMs: 15_000,
  bodyOctets: 1024 * 1024,
  redirects: 5,
}

/** What the fetch is doing. `redirect` comes before the request that follows it. */
export type FetchProgress =
  | {
      readonly step: 'looking-up' | 'connecting' | 'securing' | 'asking' | 'reading'
      readonly host: string
    }
  | {
      readonly step: 'redirect'
      readonly number: number
      readonly of: number
      readonly url: string
    }

export interface FetchOptions {
  /** The User-Agent header, honest and with a contact address. */
  readonly userAgent: string
  /** Addresses that are opened although they are not public, at any port. See `parseCidrs`. */
  readonly allowPrivateAddresses?: readonly Cidr[] | undefined
  /** Ports besides 80 and 443 that public addresses may be asked at. */
  readonly extraPorts?: readonly number[] | undefined
  /** Once it is aborted the fetch rejects with its reason. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: FetchProgress) => void) | undefined
  readonly limits?: Partial<FetchLimits> | undefined
  /** Certificates in PEM form that are trusted besides the usual ones. */
  readonly certificateAuthorities?: string | undefined
  /** How names are looked up; the system's way by default. The answer is checked in any case. */
  readonly lookUp?: LookUp | undefined
  /** The time in milliseconds, as `Date.now` gives it. */
  readonly now?: (() => number) | undefined
}
