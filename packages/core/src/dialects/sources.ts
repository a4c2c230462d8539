/** The documents that dialects cite. */
import type { Basis, Evidence, Source } from './dialect.ts'

export const RFC_9309: Source = {
  title: 'RFC 9309, Robots Exclusion Protocol',
  url: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  checked: '2026-11-30',
}

export const GOOGLE_SPECIFICATION: Source = {
  title: 'How Google interprets the robots.txt specification',
  url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
  checked: '2026-11-30',
}

export const GOOGLE_PARSER: Source = {
  title: 'google/robotstxt, robots.cc at 22b355f',
  url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
  checked: '2026-11-30',
}

/** Makes evidence from one source; `place` is the section or function. */
export function evidenceFrom(source: Source): (basis: Basis, place: string) => Evidence {
  return (basis, place) => ({ basis, source, place })
}

export const YANDEX_HELP: Source = {
  title: 'Yandex Webmaster help, robots.txt',
  url: 'https://yandex.com/support/webmaster/en/robot-workings/robots-txt.html',
  checked: '2026-11-30',
}

export const YANDEX_TESTER: Source = {
  title: '140 published observations of the Yandex Webmaster tester, July 2026',
  url: 'https://github.com/bart-turczynski/robotstxtr/tree/f1c4829/inst/yandex-corpus',
  checked: '2026-11-30',
}

export const BING_HELP: Source = {
  title: 'Bing Webmaster help, How to create a robots.txt file',
  url: 'https://www.bing.com/webmasters/help/how-to-create-a-robots-txt-file-cb7c31ec',
  checked: '2026-07-17',
}

export const BING_2012: Source = {
  title: "Bing blog, To crawl or not to crawl, that is BingBot's question (2012)",
  url: 'https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-questions',
  checked: '2026-11-30',
}

export const PYTHON_BEFORE: Source = {
  title: 'CPython, urllib.robotparser up to 3.13.13 and 3.14.4',
  url: 'https://docs.python.org/3.12/library/urllib.robotparser.html',
  checked: '2026-11-30',
}

export const PYTHON_AFTER: Source = {
  title: 'CPython, urllib.robotparser from 3.13.14 and 3.14.5 (gh-138907)',
  url: 'https://github.com/python/cpython/pull/138908',
  checked: '2026-11-30',
}

export const PROTEGO_README: Source = {
  title: 'Protego 0.6.1, the parser of Scrapy',
  url: 'https://github.com/scrapy/protego',
  checked: '2026-11-30',
}

export const GOOGLE_COMMON_CRAWLERS: Source = {
  title: "Google's common crawlers",
  url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
  checked: '2026-11-30',
}

export const GOOGLE_SPECIAL_CASE_CRAWLERS: Source = {
  title: "Google's special-case crawlers",
  url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers',
  checked: '2026-11-30',
}

export const GOOGLE_USER_TRIGGERED: Source = {
  title: "Google's user-triggered fetchers",
  url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers',
  checked: '2026-11-30',
}
