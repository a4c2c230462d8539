/** The documents that checks cite besides those of the dialects. */
import type { Source } from '../dialects/dialect.ts'

export const GOOGLE_INTRODUCTION: Source = {
  title: 'Introduction to robots.txt',
  url: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
  checked: '2026-11-30',
}

export const GOOGLE_UNSUPPORTED_RULES: Source = {
  title: 'A note on unsupported rules in robots.txt (2019)',
  url: 'https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt',
  checked: '2026-11-30',
}

export const GOOGLE_STATUS_CODES: Source = {
  title: 'How HTTP status codes, network and DNS errors affect Google',
  url: 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes',
  checked: '2026-11-30',
}

export const SITEMAPS_PROTOCOL: Source = {
  title: 'Sitemaps XML format',
  url: 'https://www.sitemaps.org/protocol.html',
  checked: '2026-11-30',
}

export const YANDEX_ERROR_DICTIONARY: Source = {
  title: 'Yandex Webmaster help, robots.txt parsing errors',
  url: 'https://yandex.com/support/webmaster/en/error-dictionary/robots-txt',
  checked: '2026-11-30',
}

export const YANDEX_CLEAN_PARAM: Source = {
  title: 'Yandex Webmaster help, the Clean-param directive',
  url: 'https://yandex.com/support/webmaster/en/robot-workings/clean-param',
  checked: '2026-11-30',
}

export const SEZNAM_HELP: Source = {
  title: 'Seznam help, robots.txt',
  url: 'https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/',
  checked: '2026-11-30',
}

export const CLOUDFLARE_MANAGED_FILE: Source = {
  title: 'Cloudflare docs, managed robots.txt',
  url: 'https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/',
  checked: '2026-11-30',
}
