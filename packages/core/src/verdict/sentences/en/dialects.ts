/** English: what the dialects are called. */
import type { DialectId } from '../../../dialects/dialect.ts'

/** The names by which a reader chooses. */
export const dialectNames: Readonly<Record<DialectId, string>> = {
  rfc9309: 'RFC 9309',
  'rfc9309-strict': 'RFC 9309, strict',
  google: 'Google',
  yandex: 'Yandex',
  bing: 'Bing',
  'python-3.12': 'Python 3.12',
  'python-3.14': 'Python 3.14',
  protego: 'Protego (Scrapy)',
}

/** Who decides, as the subject of a sentence. */
export const deciders: Readonly<Record<DialectId, string>> = {
  ...dialectNames,
  'rfc9309-strict': 'RFC 9309',
  'python-3.12': 'Python’s robotparser',
  'python-3.14': 'Python’s robotparser',
  protego: 'Scrapy',
}

/** Where a decider says what it does, as the subject of a sentence. */
export const documentation: Readonly<Record<DialectId, string>> = {
  rfc9309: 'RFC 9309',
  'rfc9309-strict': 'RFC 9309',
  google: 'Google’s documentation',
  yandex: 'Yandex’s help',
  bing: 'Bing’s help',
  'python-3.12': 'Python’s code',
  'python-3.14': 'Python’s code',
  protego: 'Scrapy’s code',
}
