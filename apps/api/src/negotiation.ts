/** What a client prefers of what we have (RFC 9110 §12.5). */

interface Preference {
  readonly value: string
  readonly quality: number
}

/**
 * The media type of `offered` that an Accept header asks for most; the first where it does not
 * care, or wants none of them.
 */
export function preferredType<T extends string>(
  accept: string | undefined,
  offered: readonly [T, ...T[]],
): T {
  const preferences = preferencesIn(accept ?? '')
  if (preferences.length === 0) return offered[0]
  let best: T = offered[0]
  let bestQuality = 0
  for (const type of offered) {
    const quality = qualityOf(type, preferences)
    if (quality > bestQuality) [best, bestQuality] = [type, quality]
  }
  return best
}

/** Whether an Accept-Encoding header allows a coding. */
export function acceptsCoding(acceptEncoding: string | undefined, coding: string): boolean {
  const preferences = preferencesIn(acceptEncoding ?? '')
  const named = preferences.find(({ value }) => value === coding)
  const any = preferences.find(({ value }) => value === '*')
  return ((named ?? any)?.quality ?? 0) > 0
}

/** The most exact range decides: `text/plain`, then `text/*`, then everything. */
function qualityOf(type: string, preferences: readonly Preference[]): number {
  const ranges = [type, `${type.slice(0, type.indexOf('/'))}/*`, '*/*']
  for (const range of ranges) {
    const found = preferences.find(({ value }) => value === range)
    if (found !== undefined) return found.quality
  }
  return 0
}

function preferencesIn(header: string): readonly Preference[] {
  return header.split(',').flatMap((part) => {
    const [value = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (value === '') return []
    const written = parameters.find((parameter) => /^q\s*=/.test(parameter))
    const quality = written === undefined ? 1 : Number(written.replace(/^q\s*=\s*/, ''))
    return [{ value, quality: quality >= 0 && quality <= 1 ? quality : 0 }]
  })
}
