/**
 * A web page where a robots.txt was expected: the home page, an error page, the challenge of a bot
 * protection. Other XML, as the answer of a storage service, is no better.
 *
 * Google reads it for whatever rules it holds, which usually are none; so everything is allowed.
 */
import { GOOGLE_SPECIFICATION } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOfLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { isChallengePage, isXml, pageTitle } from '../web-page.ts'

export const htmlInsteadOfRules: Check<'html-instead-of-rules'> = {
  id: 'html-instead-of-rules',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python', 'people'],
  effect: 'line-ignored',
  source: GOOGLE_SPECIFICATION,
  alarms: { lighthouse: 'error', 'search-console': 'warning' },
  examples: {
    bad: '<!DOCTYPE html>\n<html>\n<head><title>Page not found</title></head>\n<body></body>\n</html>\n',
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    if (!context.isWebPage) return
    const { text } = context.file
    yield {
      ...rangeOfLine(context, 1),
      data: {
        title: excerpt(pageTitle(text)),
        challenge: isChallengePage(text),
        xml: isXml(text),
      },
    }
  },
}
