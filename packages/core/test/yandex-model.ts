/**
 * A second opinion on Yandex: the small model that reproduces the published observations of its
 * tester, extended by the tiers of its help (own token, then `Yandex`, then `*`). It shares nothing
 * with the engine. Strings hold one octet per unit.
 */

interface Candidate {
  readonly allows: boolean
  readonly octets: number
  readonly line: number
}

interface ObservedGroup {
  readonly values: string[]
  readonly rules: { readonly name: string; readonly value: string; readonly line: number }[]
}

/** The answer for a file, a token, and path and query of an address, given what fits a pattern. */
export function yandexAnswer(
  file: string,
  token: string,
  path: string,
  fits: (pattern: string, path: string) => boolean,
): { readonly allowed: boolean; readonly line: number | null } {
  const groups = groupsOf(file)
  const tiers = [token.toLowerCase(), 'yandex', '*']
  const tier = tiers.find((name) => groups.some((group) => group.values.includes(name)))
  const rules = groups
    .filter((group) => tier !== undefined && group.values.includes(tier))
    .flatMap((group) => group.rules)
  let best: Candidate | null = null
  for (const rule of rules) {
    const found = candidateOf(rule, path, fits)
    if (found === null) continue
    const stronger =
      best === null ||
      found.octets > best.octets ||
      (found.octets === best.octets && found.allows && !best.allows)
    if (stronger) best = found
  }
  return { allowed: best?.allows ?? true, line: best?.line ?? null }
}

function candidateOf(
  { name, value, line }: ObservedGroup['rules'][number],
  path: string,
  fits: (pattern: string, path: string) => boolean,
): Candidate | null {
  if (value === '') return name === 'disallow' ? { allows: true, octets: 1, line } : null
  if (!/^[/*]/.test(value)) return null
  const pattern = value
    .replace(/%[0-9a-f]{2}/gi, (triplet) => triplet.toUpperCase())
    .replace(/[\x80-\xff]/g, (octet) => `%${octet.charCodeAt(0).toString(16).toUpperCase()}`)
  if (!fits(pattern, path)) return null
  const octets = pattern.replace(/\$$/, '').replace(/\*/g, '').length
  return { allows: name === 'allow', octets, line }
}

function groupsOf(file: string): readonly ObservedGroup[] {
  const groups: ObservedGroup[] = []
  let current: ObservedGroup | null = null
  const lines = file.replace(/^\xef(\xbb\xbf?)?/, '').split(/\r\n|\r|\n/)
  lines.forEach((text, index) => {
    const content = strip(text.replace(/#.*$/s, ''))
    const colon = content.indexOf(':')
    if (colon < 0) return
    const name = strip(content.slice(0, colon)).toLowerCase()
    const value = strip(content.slice(colon + 1))
    if (name === 'user-agent') {
      if (current === null || current.rules.length > 0) {
        current = { values: [], rules: [] }
        groups.push(current)
      }
      current.values.push(value.toLowerCase())
    } else if ((name === 'allow' || name === 'disallow') && current !== null) {
      current.rules.push({ name, value, line: index + 1 })
    }
  })
  return groups
}

function strip(text: string): string {
  return text.replace(/^[ \t\n\v\f\r]+|[ \t\n\v\f\r]+$/g, '')
}
