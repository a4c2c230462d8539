/**
 * Recognises an address that is canonical as it stands, so that nothing of it need be rewritten: by
 * far the most addresses of a list are, and to read one as a URL takes many times as long.
 *
 * Only the plainest spellings are recognised. Left to the URL parser is whatever the URL standard
 * might change: other schemes, ports, credentials, upper case in the host, punycode, a host that
 * might be a number, dot segments, fragments, escapes in lower case, and every character that some
 * part of an address must escape (https://url.spec.whatwg.org/#percent-encoded-bytes, checked
 * 2026-11-30).
 */

/** Letters and digits with single hyphens between them; the last label begins with a letter. */
const SITE = /https?:\/\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)*[a-z][a-z0-9]*(?:-[a-z0-9]+)*/

/** Characters that stay as they are in path and query; no segment begins with a dot. */
const PATH = /\/(?!\/)(?:[A-Za-z0-9\-_~!$&()*+,;=:@/?]|(?<!\/)\.|(?<!\/)%2E|%(?!2E)[0-9A-F]{2})*/

const CANONICAL = new RegExp(`^(?:${SITE.source})?${PATH.source}$`)

/** A host of more octets may be refused somewhere (RFC 1035 §2.3.4, a label). */
const LONGEST_HOST = 63

/**
 * Where the path begins in an address that is canonical as it stands (0 for a bare path); -1 where
 * that is not certain, though it may be.
 */
export function pathOfCanonical(address: string): number {
  if (!CANONICAL.test(address)) return -1
  if (address.startsWith('/')) return 0
  const host = address.indexOf('//') + 2
  const path = address.indexOf('/', host)
  return path - host > LONGEST_HOST ? -1 : path
}
