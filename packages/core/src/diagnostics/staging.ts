/** Signs that a file belongs to a site that is not for the public: one for tests or a preview. */
import type { CheckContext } from './check-context.ts'
import { unusualLines } from './plain-lines.ts'

const STAGING_LABEL =
  /^(?:dev|develop|development|stage|staging|stg|test|tests|testing|qa|uat|preview|preprod|sandbox|local|localhost|internal|intranet)\d*$/

const PRIVATE_SUFFIX = /(?:^|\.)(?:localhost|local|test|internal|lan|home\.arpa)$/

const PRIVATE_ADDRESS = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^\[/

/** Whether a host looks like that of a staging site or a private one. */
export function isStagingHost(host: string): boolean {
  if (PRIVATE_SUFFIX.test(host) || PRIVATE_ADDRESS.test(host)) return true
  // The last two are the name that was registered, as in `test.com`.
  const labels = host.split('.').slice(0, -2)
  return labels.some((label) => label.split('-').some((part) => STAGING_LABEL.test(part)))
}

const STAGING_WORDS =
  /\b(?:staging|pre-?prod(?:uction)?|non-?prod(?:uction)?|(?:development|dev|test|testing|qa|uat|demo|preview|sandbox)[ -](?:site|server|environment|instance|system|host|only)|before (?:going|we go) live)\b|ステージング|テスト環境|開発環境|検証環境|тестов\S+ (?:сайт|сервер|сред)|тестового (?:сайт|сервер)/i

/** The first line whose comment speaks of a staging site; null where none does. */
export function stagingComment(context: CheckContext): number | null {
  for (const number of unusualLines(context)) {
    const { comment } = context.line(number)
    if (comment !== null && STAGING_WORDS.test(comment.text.slice(0, 300))) return number
  }
  return null
}
