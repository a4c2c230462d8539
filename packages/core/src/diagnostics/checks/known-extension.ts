/**
 * `License: https://…`, `Content-Usage: …`: a directive beyond the standard that somebody proposes.
 *
 * RFC 9309 §2.2.4 lets such lines stand; they must not interfere with the rest. No large operator
 * has said that its crawlers read them. Tools that call them errors are wrong. Each name is told
 * once.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { extensionFamily } from '../extensions.ts'
import { unusualLines } from '../plain-lines.ts'

/** The most other lines that one finding names. */
const RELATED = 20

export const knownExtension: Check<'known-extension'> = {
  id: 'known-extension',
  severity: 'hint',
  audience: ['people'],
  effect: 'harmless',
  source: RFC_9309,
  alarms: { lighthouse: 'error', 'search-console': 'warning', 'yandex-webmaster': 'warning' },
  examples: {
    bad: 'License: https://example.com/license.xml\n\nUser-agent: *\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
  },
  *run(context) {
    const byName = new Map<string, { line: number; from: number; to: number; name: string }[]>()
    for (const line of unusualLines(context)) {
      const written = context.line(line)
      if (written.kind !== 'field' || written.separator !== 'colon') continue
      const { text: name, from, to } = written.key
      if (extensionFamily(name) === null) continue
      const others = byName.get(name.toLowerCase())
      if (others === undefined) byName.set(name.toLowerCase(), [{ line, from, to, name }])
      else others.push({ line, from, to, name })
    }
    for (const [first, ...others] of byName.values()) {
      const family = first === undefined ? null : extensionFamily(first.name)
      if (first === undefined || family === null) continue
      yield {
        ...rangeOnLine(first.line, first.from, first.to),
        data: { name: first.name, family, lines: others.length + 1 },
        related: others.slice(0, RELATED).map(({ line }) => ({ line, role: 'also' })),
      }
    }
  },
}
