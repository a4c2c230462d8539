/** Header values as text. */

/**
 * The text of a header value that came as one character per octet: UTF-8 where its octets are that,
 * else Latin-1, as old servers write it.
 */
export function headerText(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'))
  } catch {
    return value
  }
}

/** Headers that bear on robots.txt: what the file is, how long it counts, and what else it says. */
const REPORTED = [
  'content-type',
  'content-encoding',
  'content-length',
  'content-language',
  'location',
  'date',
  'age',
  'cache-control',
  'expires',
  'last-modified',
  'etag',
  'vary',
  'retry-after',
  'x-robots-tag',
  'robots-tag',
  'content-signal',
  'content-usage',
  'tdm-reservation',
  'tdm-policy',
  'link',
  'server',
  'via',
  'cf-mitigated',
] as const

/** The headers of an answer that a report shows, as text; those that did not come are left out. */
export function reportedHeaders(headers: ReadonlyMap<string, string>): Record<string, string> {
  const reported: Record<string, string> = {}
  for (const name of REPORTED) {
    const value = headers.get(name)
    if (value !== undefined) reported[name] = headerText(value)
  }
  return reported
}
