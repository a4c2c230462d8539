/**
 * `Noindex: /old/`: a line that keeps nothing out of an index.
 *
 * It was never documented. Google stopped its unofficial support on 2019-09-01, with `nofollow`; no
 * other reader is known. `noindex` belongs in the page or the header X-Robots-Tag, and is seen
 * there only if the page may be fetched.
 */
import { ANY_CRAWLER } from '../../crawlers/unlisted-crawlers.ts'
import { targetOfAddress } from '../../matching/target.ts'
import { testMany } from '../../verdict/test-many.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { namedLines } from '../named-lines.ts'
import { GOOGLE_UNSUPPORTED_RULES } from '../sources.ts'

export const noindexLine: Check<'noindex-line'> = {
  id: 'noindex-line',
  severity: 'warning',
  audience: ['google', 'bing', 'yandex', 'people'],
  effect: 'line-ignored',
  source: GOOGLE_UNSUPPORTED_RULES,
  alarms: { 'search-console': 'warning', 'yandex-webmaster': 'warning' },
  examples: {
    bad: 'User-agent: *\nNoindex: /old/\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
  },
  *run(context) {
    const lines = namedLines(context, 'noindex', 'nofollow', 'noarchive')
    const targets = lines.map(({ value }) => targetOfAddress(value.text.replace(/[*$]/g, '')))
    const answers = testMany({ file: context.file, facts: null }, targets, [ANY_CRAWLER])
    let number = 0
    for (const { verdicts } of answers) {
      const at = lines[number]
      number += 1
      if (at === undefined) continue
      const { line, name, value } = at
      yield {
        ...rangeOnLine(line, name.from, Math.max(name.to, value.to)),
        data: {
          name: name.text,
          value: excerpt(value.text),
          blocked: verdicts[0]?.allowed === false,
        },
      }
    }
  },
}
