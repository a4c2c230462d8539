/** Russian: what the dialects are called. */
import type { DialectId } from '../../../dialects/dialect.ts'

/** The names by which a reader chooses. */
export const dialectNames: Readonly<Record<DialectId, string>> = {
  rfc9309: 'RFC 9309',
  'rfc9309-strict': 'RFC 9309, строго',
  google: 'Google',
  yandex: 'Яндекс',
  bing: 'Bing',
  'python-3.12': 'Python 3.12',
  'python-3.14': 'Python 3.14',
  protego: 'Protego (Scrapy)',
}

/** Who decides, as the subject of a sentence. */
export const deciders: Readonly<Record<DialectId, string>> = {
  ...dialectNames,
  'rfc9309-strict': 'RFC 9309',
  'python-3.12': 'robotparser из Python',
  'python-3.14': 'robotparser из Python',
  protego: 'Scrapy',
}

/** Where a decider says what it does: “в …”, at the start of a sentence. */
export const inDocumentation: Readonly<Record<DialectId, string>> = {
  rfc9309: 'В RFC 9309',
  'rfc9309-strict': 'В RFC 9309',
  google: 'В документации Google',
  yandex: 'В справке Яндекса',
  bing: 'В справке Bing',
  'python-3.12': 'В коде Python',
  'python-3.14': 'В коде Python',
  protego: 'В коде Scrapy',
}
