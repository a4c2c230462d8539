/**
 * The target: the part of an address that patterns are held against.
 *
 * Crawlers make an address canonical before they ask robots.txt, so this happens before any
 * dialect sees it: WHATWG URL parsing, non-ASCII percent-encoded as UTF-8, digits of escapes in
 * upper case, fragment and credentials dropped, the query kept (a bare `?` too), `/` where the
 * path is missing (RFC 9309 §2.2.2; https://url.spec.whatwg.org/, checked 2026-11-30).
 */
import { octetLength } from '../syntax/source.ts'
import { pathOfCanonical } from './canonical-address.ts'
import { trimmedAddress } from './trimmed-address.ts'

/** An address that can be tested. */
export interface Target {
  readonly kind: 'target'
  /** Path and query, canonical; begins with `/`, ASCII only. */
  readonly text: string
  /** The whole canonical address without fragment and credentials; null for a bare path. */
  readonly href: string | null
  /** Scheme, host and port (default ports left out), as `https://example.com`; null for a bare path. */
  readonly origin: string | null
  /** What had to be put right, for the person who typed it. */
  readonly notes: readonly TargetNote[]
}

/** What was done to an address that was not typed as a crawler would ask for it. */
export type TargetNote = 'scheme-added' | 'fragment-dropped' | 'credentials-dropped'

/**
 * Why an address cannot be tested: nothing typed; more than 16 KiB; another scheme than http,
 * https or ftp; no host that could be one; or not readable as an address at all.
 */
export type TargetProblemCode = 'empty' | 'too-long' | 'scheme' | 'no-host' | 'malformed'

export interface TargetProblem {
  readonly kind: 'problem'
  readonly code: TargetProblemCode
}

/** The longest address that is accepted unless asked otherwise, in octets (16 KiB). */
export const ADDRESS_LIMIT = 16 * 1024

export interface TargetOptions {
  /** A bare `/path` is not enough. */
  readonly needsHost?: boolean
  /** The longest address that is accepted, in octets. */
  readonly limit?: number
}

/**
 * Makes the target of an address: a full address, a host with or without path, or (unless
 * `needsHost`) a bare `/path`. A value says why, where that cannot be done.
 */
export function targetOfAddress(
  address: string,
  { needsHost = false, limit = ADDRESS_LIMIT }: TargetOptions = {},
): Target | TargetProblem {
  // A unit is at most three octets.
  if (address.length > limit / 3 && octetLength(address) > limit) {
    return { kind: 'problem', code: 'too-long' }
  }
  const path = pathOfCanonical(address)
  if (path > 0 || (path === 0 && !needsHost)) return canonicalTarget(address, path)
  const typed = trimmedAddress(address)
  if (typed === '') return { kind: 'problem', code: 'empty' }
  const first = typed.charAt(0)
  if ((first === '/' && typed.charAt(1) !== '/') || first === '?') return barePath(typed, needsHost)
  const scheme = schemeOf(typed)
  if (scheme !== null && !SCHEMES.has(scheme)) return { kind: 'problem', code: 'scheme' }
  return scheme === null ? withoutScheme(typed) : withScheme(typed, [])
}

function canonicalTarget(address: string, path: number): Target {
  return {
    kind: 'target',
    text: address.slice(path),
    href: path === 0 ? null : address,
    origin: path === 0 ? null : address.slice(0, path),
    notes: NO_NOTES,
  }
}

const NO_NOTES: readonly TargetNote[] = []

/** Path and query of a URL, canonical: a bare `?` is kept, digits of escapes are upper case. */
function pathAndQuery(url: URL): string {
  const bareQuery = url.search === '' && withoutHash(url).endsWith('?')
  return upperCaseEscapes(url.pathname + (bareQuery ? '?' : url.search))
}

const SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'ftp'])

/** A host that resolves nowhere; bare paths are made canonical as if they stood on it. */
const NO_HOST = 'https://path.invalid'

function barePath(typed: string, needsHost: boolean): Target | TargetProblem {
  if (needsHost) return { kind: 'problem', code: 'no-host' }
  const url = parseUrl(NO_HOST + (typed.startsWith('?') ? `/${typed}` : typed))
  if (url === null) return { kind: 'problem', code: 'malformed' }
  return {
    kind: 'target',
    text: pathAndQuery(url),
    href: null,
    origin: null,
    notes: typed.includes('#') ? ['fragment-dropped'] : [],
  }
}

function withoutScheme(typed: string): Target | TargetProblem {
  const hostPart = typed.replace(/^\/\//, '')
  const url = parseUrl(`https://${hostPart}`)
  if (url === null) {
    return { kind: 'problem', code: /^[^/?#]*\s/.test(hostPart) ? 'no-host' : 'malformed' }
  }
  if (!looksLikeHost(url.hostname, hostPart)) return { kind: 'problem', code: 'no-host' }
  return withScheme(`https://${hostPart}`, ['scheme-added'])
}

function withScheme(typed: string, notes: readonly TargetNote[]): Target | TargetProblem {
  const url = parseUrl(typed)
  if (url === null) return { kind: 'problem', code: 'malformed' }
  const text = pathAndQuery(url)
  const origin = `${url.protocol}//${url.host}`
  const found: TargetNote[] = [...notes]
  if (typed.includes('#')) found.push('fragment-dropped')
  if (url.username !== '' || url.password !== '') found.push('credentials-dropped')
  return { kind: 'target', text, href: origin + text, origin, notes: found }
}

/**
 * The scheme a text begins with, in lower case, or null. `example.com:8080/a` and `localhost:3000`
 * have a port, not a scheme.
 */
function schemeOf(typed: string): string | null {
  const match = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(typed)
  if (match === null) return null
  const scheme = (match[1] ?? '').toLowerCase()
  const rest = match[2] ?? ''
  if (!SCHEMES.has(scheme) && /^\d{1,5}(?:[/?#]|$)/.test(rest)) return null
  if (scheme.includes('.') && !rest.startsWith('//')) return null
  return scheme
}

function looksLikeHost(hostname: string, typed: string): boolean {
  if (hostname === 'localhost' || hostname.startsWith('[')) return true
  return /[^.]/.test(hostname) && hostname.includes('.') && !/^\s*[^/?#]*\s/.test(typed)
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function withoutHash(url: URL): string {
  const hash = url.href.indexOf('#')
  return hash < 0 ? url.href : url.href.slice(0, hash)
}

const LOWER_CASE_ESCAPE = /%(?:[a-f][0-9a-fA-F]|[0-9A-F][a-f])/

function upperCaseEscapes(text: string): string {
  if (!LOWER_CASE_ESCAPE.test(text)) return text
  return text.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
}
