/**
 * Which robots.txt governs an address: the one at the root of the same scheme, host and port
 * (RFC 9309 §2.3; Google, "How Google interprets the robots.txt specification", checked 2026-11-30).
 */
import { trimmedAddress } from '../matching/trimmed-address.ts'

/** Why no robots.txt can be asked for an address. */
export type NoRobotsUrl = 'not-an-address' | 'no-host' | 'scheme-not-allowed'

export type RobotsUrl =
  | {
      readonly ok: true
      readonly robotsUrl: string
      /** The address named no scheme, so https was taken. */
      readonly schemeAssumed: boolean
      /** The address held a user name or password; they are not part of `robotsUrl`. */
      readonly credentials: boolean
    }
  | { readonly ok: false; readonly because: NoRobotsUrl }

/**
 * The address of the robots.txt that governs a page, from the page's address.
 * An address without a scheme (`example.com/page`) is taken as https. Schemes other than http and
 * https are refused: ftp has robots.txt files too, but nobody fetches them here.
 */
export function robotsUrlFor(address: string): RobotsUrl {
  const written = trimmedAddress(address)
  if (written.startsWith('/') && !written.startsWith('//')) return { ok: false, because: 'no-host' }
  const schemeAssumed = !hasScheme(written)
  const url = parseAddress(schemeAssumed ? withHttps(written) : written)
  if (url === null) return { ok: false, because: 'not-an-address' }
  if (!isHttp(url)) return { ok: false, because: 'scheme-not-allowed' }
  return {
    ok: true,
    robotsUrl: `${url.protocol}//${url.host}/robots.txt`,
    schemeAssumed,
    credentials: url.username !== '' || url.password !== '',
  }
}

/** Whether a robots.txt speaks for an address, and if not, what keeps them apart. */
export type Governance =
  | { readonly governed: true }
  | {
      readonly governed: false
      readonly because:
        | 'host'
        | 'scheme'
        | 'port'
        | 'not-a-robots-url'
        | 'not-an-address'
        | 'scheme-not-supported'
    }

/**
 * Whether the robots.txt at `robotsUrl` governs `address`. Both are full addresses; http, https
 * and ftp have robots.txt files, a default port equals none, and an IDN equals its punycode form.
 * A redirect changes nothing: what counts is the address that was asked first (RFC 9309 §2.3.1.2).
 */
export function governs(robotsUrl: string, address: string): Governance {
  const robots = parseAddress(robotsUrl)
  const page = parseAddress(address)
  if (robots === null || page === null) return { governed: false, because: 'not-an-address' }
  if (!hasRobots(robots) || !hasRobots(page)) {
    return { governed: false, because: 'scheme-not-supported' }
  }
  // A file elsewhere, or with a query, is never asked for by anyone.
  if (robots.pathname !== '/robots.txt' || robots.search !== '') {
    return { governed: false, because: 'not-a-robots-url' }
  }
  const [first] = differences(robots, page)
  return first === undefined ? { governed: true } : { governed: false, because: first }
}

/**
 * What tells the sites of two full http(s) addresses apart, none of it where one robots.txt governs
 * both. Ports differ only where one of them is not its scheme's default. Null: one is no address.
 */
export function siteDifferences(
  a: string,
  b: string,
): readonly ('host' | 'scheme' | 'port')[] | null {
  const first = parseAddress(a)
  const second = parseAddress(b)
  return first === null || second === null ? null : differences(first, second)
}

function differences(a: URL, b: URL): readonly ('host' | 'scheme' | 'port')[] {
  const found: ('host' | 'scheme' | 'port')[] = []
  if (a.hostname !== b.hostname) found.push('host')
  if (a.protocol !== b.protocol) found.push('scheme')
  // `port` is empty for the scheme's default: 80, 443, 21.
  if (a.port !== b.port) found.push('port')
  return found
}

/**
 * `localhost:8080` has the form of a scheme and a path, and is a host and a port; so is
 * `example.com:`, whose port is missing.
 */
function hasScheme(address: string): boolean {
  const match = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(address)
  if (match === null) return false
  const [, scheme = '', rest = ''] = match
  if (/^(?:https?|ftp)$/i.test(scheme)) return true
  if (/^\d{1,5}(?:[/?#]|$)/.test(rest)) return false
  return !scheme.includes('.') || rest.startsWith('//')
}

function withHttps(address: string): string {
  return address.startsWith('//') ? `https:${address}` : `https://${address}`
}

// Not `URL.canParse`: Node 20 refuses Latin-1 letters in it once the call has been optimised.
function parseAddress(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

function isHttp(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:'
}

function hasRobots(url: URL): boolean {
  return isHttp(url) || url.protocol === 'ftp:'
}
