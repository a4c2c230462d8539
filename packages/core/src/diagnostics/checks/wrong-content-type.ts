/**
 * The file comes with another type than `text/plain`, without any, or with a charset that is none or
 * reads the file otherwise.
 *
 * It should be `text/plain` in UTF-8 (RFC 9309 §2.3). Google looks at the content alone; Yandex asks
 * for a text file and otherwise takes the site as open. A web page in place of the file has a check
 * of its own.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import { mediaType } from '../../http/crawl-policy.ts'
import type { Check } from '../check.ts'
import type { LiveData } from '../data/live.ts'
import { excerpt } from '../excerpt.ts'
import { WHOLE_ANSWER } from '../whole-answer.ts'

export const wrongContentType: Check<'wrong-content-type'> = {
  id: 'wrong-content-type',
  severity: 'warning',
  audience: ['standard', 'yandex', 'people'],
  effect: 'read-differently',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: '# Content-Type: text/html\nUser-agent: *\nDisallow: /private/\n',
    good: '# Content-Type: text/plain; charset=utf-8\nUser-agent: *\nDisallow: /private/\n',
  },
  *run({ fetch, file, isWebPage }) {
    if (fetch?.outcome !== 'fetched' || isWebPage || fetch.body?.octets === 0) return
    const type = fetch.headers['content-type'] ?? ''
    const problem = problemOf(type, /[^\0-\x7f]/.test(file.text))
    if (problem !== null) yield { ...WHOLE_ANSWER, data: { type: excerpt(type), problem } }
  },
}

type Problem = LiveData['wrong-content-type']['problem']

function problemOf(type: string, hasOther: boolean): Problem | null {
  const media = mediaType(type === '' ? null : type)
  if (media === null) return 'missing'
  if (media !== 'text/plain') return 'type'
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type)?.[1]
  if (charset === undefined) return null
  const encoding = encodingOf(charset)
  if (encoding === null) return 'charset'
  if (encoding === 'utf-8' || /^(?:us-)?ascii$/i.test(charset)) return null
  // Text in ASCII is the same in all others.
  return hasOther || encoding.startsWith('utf-16') ? 'other-charset' : null
}

/** The charset that a label names; null where programs know none of that name. */
function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}
