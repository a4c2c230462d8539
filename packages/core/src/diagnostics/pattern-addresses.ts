/** Addresses that a pattern matches, or nearly matches, to try it on. */

/** What a star stands for. */
const STARS = ['', 'x1']

/** What may follow a pattern that is open at its end; with `$` it does not match any more. */
const SOME_ENDS = ['', 'x']
const ALL_ENDS = ['', 'x', '/x', '?x=1', '&x=1']

/**
 * Addresses of one pattern: stars replaced, a final `$` dropped, with and without characters behind
 * it; `all` adds more ends, and the pattern without its last character.
 */
export function* addressesOf(pattern: string, howMany: 'some' | 'all'): Generator<string> {
  const open = pattern.endsWith('$') ? pattern.slice(0, -1) : pattern
  const ends = howMany === 'all' ? ALL_ENDS : SOME_ENDS
  for (const star of open.includes('*') ? STARS : STARS.slice(0, 1)) {
    const base = rooted(open.replace(/\*+/g, star))
    for (const end of ends) yield base + end
    if (howMany === 'all' && base.length > 1) yield base.slice(0, -1)
  }
}

/**
 * Addresses that two patterns may both match, where at least one of them has a star: the beginning
 * that both share, then the other pieces of one and of the other, in both orders; side by side, and
 * apart, so that a third pattern that fits the one may not fit the other.
 */
export function* addressesBetween(one: string, other: string): Generator<string> {
  if (!one.includes('*') && !other.includes('*')) return
  const [first, ...rest] = piecesOf(one)
  const [otherFirst, ...otherRest] = piecesOf(other)
  const start = longerStart(first, otherFirst)
  if (start === null) return
  for (const star of STARS) {
    yield rooted([start, ...rest, ...otherRest].join(star))
    if (rest.length > 0 && otherRest.length > 0) {
      yield rooted([start, ...otherRest, ...rest].join(star))
    }
  }
}

/** The texts between stars, at least one; a final `$` is dropped. */
function piecesOf(pattern: string): readonly [string, ...string[]] {
  const open = pattern.endsWith('$') ? pattern.slice(0, -1) : pattern
  const [first = '', ...rest] = open.split('*')
  return [first, ...rest.filter((piece) => piece !== '')]
}

/** The longer of two beginnings, if it begins with the shorter; null where they part. */
function longerStart(one: string, other: string): string | null {
  if (one.startsWith(other)) return one
  return other.startsWith(one) ? other : null
}

/** A path; an absolute address stays one. */
function rooted(text: string): string {
  return text.startsWith('/') || /^https?:\/\//i.test(text) ? text : `/${text}`
}
