/** The site that a file belongs to, as far as it is known. */
import type { CheckContext } from './check-context.ts'

export interface Site {
  /** Scheme, host and port, as `https://example.com`. */
  readonly origin: string
  /** Host without port, in lower case. */
  readonly host: string
  /** Not known, but taken from the first sitemap line: most files name sitemaps of their own site. */
  readonly assumed: boolean
}

const known = new WeakMap<CheckContext, Site | null>()

/** The site; null where neither its address is known nor a sitemap says it. */
export function siteOf(context: CheckContext): Site | null {
  const before = known.get(context)
  if (before !== undefined) return before
  const given = context.origin === null ? null : webAddress(context.origin)
  const site = given === null ? assumedSite(context) : siteFrom(given, false)
  known.set(context, site)
  return site
}

function assumedSite(context: CheckContext): Site | null {
  for (const { value } of context.reading('rfc9309').sitemaps) {
    const address = webAddress(value)
    if (address !== null) return siteFrom(address, true)
  }
  return null
}

function siteFrom(address: URL, assumed: boolean): Site {
  return { origin: address.origin, host: address.hostname, assumed }
}

/**
 * An absolute http or https address; null where a text is none. Programs that are built for browsers
 * mend a scheme in place of the host and a backslash, or take a placeholder for a host; others do not.
 */
export function webAddress(text: string): URL | null {
  if (!/^https?:\/\/[^/\s]/i.test(text)) return null
  if (/^https?:\/\/https?:|^[^?#]*\\|^https?:\/\/[^/?#]*[{}<>$%]/i.test(text)) return null
  if (!URL.canParse(text)) return null
  return new URL(text)
}

/** Hosts that are the same but for a leading `www.`. */
export function isSameButForWww(a: string, b: string): boolean {
  return withoutWww(a) === withoutWww(b)
}

function withoutWww(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : host
}
