/**
 * Percent-encoding in a pattern that readers compare in different ways, or that means something else
 * than it seems: `/my files/`, `/%62ar`, `/a%2A`, `/caf%c3%a9`, `/a%2520b`, `/wiki/Special:`,
 * `/100%`, `/caf%E9`, and remarks without their `#`, as `/admin // secret`: their spaces match nothing.
 *
 * Escapes of unreserved characters must be decoded before comparing, reserved ones are compared as
 * written (RFC 9309 §2.2.2), and `%2A` and `%24` stand for the characters themselves (§2.2.3).
 * Google's published parser decodes nothing; it escapes octets outside of ASCII and writes digits in
 * upper case (`MaybeEscapePattern`). In an address spaces are always encoded.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check, Edit, Fix } from '../check.ts'
import { type CheckContext, rangeOnLine } from '../check-context.ts'
import type { EncodingKind } from '../data/rules.ts'
import { excerpt } from '../excerpt.ts'
import { furtherDirectives } from '../further-directives.ts'
import { lineInsertion } from '../line-edits.ts'
import { type OddEncoding, oddEncodings } from '../odd-encodings.ts'
import { type RuleLine, unusualRules } from '../rule-lines.ts'
import { isPathWithSpaces, remarkStart } from '../space-in-pattern.ts'

export const percentEncoding: Check<'percent-encoding'> = {
  id: 'percent-encoding',
  severity: 'info',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'read-differently',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /my files/\n',
    good: 'User-agent: *\nDisallow: /my%20files/\n',
  },
  *run(context) {
    const rules = unusualRules(context)
    const written = new Set<string>()
    for (const { pattern } of rules) if (/%3a/i.test(pattern)) written.add(pattern.toUpperCase())
    for (const rule of rules) {
      const places = oddEncodings(rule.pattern)
      if (rule.unmatchable || places.length === 0) continue
      if (furtherDirectives(context.line(rule.line)).length > 0) continue
      for (const kind of new Set(places.map((place) => place.kind))) {
        const some = places.filter((place) => place.kind === kind)
        const [first] = some
        if (first === undefined) continue
        const twin = withReplaced(rule.pattern, first)
        if (kind === 'colon' && written.has(twin.toUpperCase())) continue
        yield {
          ...rangeOnLine(rule.line, rule.from + first.from, rule.from + first.to),
          data: {
            kind,
            written: excerpt(rule.pattern.slice(first.from, first.to)) || ' ',
            becomes: excerpt(first.becomes),
            count: some.length,
          },
          fixes: fixesOf(context, rule, kind, some),
        }
      }
    }
  },
}

/** More places in one pattern nobody could look through. */
const MOST_PLACES = 500

/** None where the escape may be meant, or where what was meant is not plain. */
function fixesOf(
  context: CheckContext,
  rule: RuleLine,
  kind: EncodingKind,
  places: readonly OddEncoding[],
): readonly Fix[] {
  if (places.length > MOST_PLACES) return []
  switch (kind) {
    case 'wildcard':
    case 'double':
    case 'malformed':
    case 'cut':
    case 'not-utf8':
      return []
    case 'colon': {
      const line = context.line(rule.line)
      const [place] = places
      if (line.kind !== 'field' || place === undefined) return []
      const twin = `${line.key.text}: ${withReplaced(rule.pattern, place)}`
      return [{ title: 'add-encoded', edits: [lineInsertion(context.file, rule.line, twin)] }]
    }
    case 'space':
      return isPathWithSpaces(rule.pattern) && remarkStart(rule.pattern) < 0
        ? [replacement(rule, kind, places)]
        : []
    case 'markup':
    case 'remark':
    case 'unreserved':
    case 'lower-case':
      return [replacement(rule, kind, places)]
  }
}

function replacement(rule: RuleLine, title: string, places: readonly OddEncoding[]): Fix {
  const edits = places.map(
    ({ from, to, becomes }): Edit => ({
      ...rangeOnLine(rule.line, rule.from + from, rule.from + to),
      text: becomes,
    }),
  )
  return { title, edits }
}

function withReplaced(pattern: string, { from, to, becomes }: OddEncoding): string {
  return pattern.slice(0, from) + becomes + pattern.slice(to)
}
