/**
 * `Please do not crawl`, `/private`, `https://example.com/sitemap.xml`: a line that is no directive
 * and no comment. Lines of prose that follow one another make one finding.
 *
 * Readers skip what does not fit the grammar (RFC 9309 §2.2).
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check, Edit, Fix } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { hasDirectives } from '../has-directives.ts'
import type { TextLooks } from '../line-fault.ts'
import { type TextRun, textRuns } from '../text-runs.ts'

export const textLine: Check<'text-line'> = {
  id: 'text-line',
  severity: 'warning',
  audience: ['standard', 'google', 'bing', 'yandex', 'python', 'people'],
  effect: 'line-ignored',
  source: RFC_9309,
  alarms: { lighthouse: 'error', 'search-console': 'warning', 'yandex-webmaster': 'warning' },
  examples: {
    bad: 'Please be gentle with our server\nUser-agent: *\nDisallow: /private\n',
    good: '# Please be gentle with our server\nUser-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    for (const run of textRuns(context)) {
      const [first] = run.lines
      const last = run.lines.at(-1)
      if (first === undefined || last === undefined) continue
      const { content, looks } = first.fault
      const { endColumn } = rangeOnLine(last.number, 0, last.fault.content.to)
      yield {
        ...rangeOnLine(first.number, content.from, content.to),
        endLine: last.number,
        endColumn,
        data: { text: excerpt(content.text), looks, lines: run.lines.length },
        fixes: fixesOf(run, looks),
      }
      // A text that is no robots.txt at all need not be told so piece by piece.
      if (!hasDirectives(context)) return
    }
  },
}

/** A longer text does not become a comment: the file is another one than it should be. */
const MOST_LINES = 1000

/** None for a path or a bare name: whether it was to open or to close, nobody can tell. */
function fixesOf({ lines }: TextRun, looks: TextLooks): readonly Fix[] {
  if (lines.length > MOST_LINES) return []
  const insert = (text: string) =>
    lines.map(({ number, fault }): Edit => {
      const { from } = fault.content
      return { ...rangeOnLine(number, from, from), text }
    })
  switch (looks) {
    case 'sitemap':
      return [{ title: 'name-sitemap', edits: insert('Sitemap: ') }]
    case 'path':
    case 'name':
      return []
    case 'address':
    case 'prose':
      return [{ title: 'comment-out', edits: insert('# ') }]
  }
}
