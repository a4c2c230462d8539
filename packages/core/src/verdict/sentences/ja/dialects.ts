/** Japanese: what the dialects are called. */
import type { DialectId } from '../../../dialects/dialect.ts'

/** The names by which a reader chooses. */
export const dialectNames: Readonly<Record<DialectId, string>> = {
  rfc9309: 'RFC 9309',
  'rfc9309-strict': 'RFC 9309（厳密）',
  google: 'Google',
  yandex: 'Yandex',
  bing: 'Bing',
  'python-3.12': 'Python 3.12',
  'python-3.14': 'Python 3.14',
  protego: 'Protego（Scrapy）',
}

/** Who decides, as the subject of a sentence. */
export const deciders: Readonly<Record<DialectId, string>> = {
  ...dialectNames,
  'rfc9309-strict': 'RFC 9309',
  'python-3.12': 'Python の robotparser',
  'python-3.14': 'Python の robotparser',
  protego: 'Scrapy',
}

/** Where a decider says what it does. */
export const documentation: Readonly<Record<DialectId, string>> = {
  rfc9309: 'RFC 9309 の本文',
  'rfc9309-strict': 'RFC 9309 の本文',
  google: 'Google の公式ドキュメント',
  yandex: 'Yandex のヘルプ',
  bing: 'Bing のヘルプ',
  'python-3.12': 'Python のソースコード',
  'python-3.14': 'Python のソースコード',
  protego: 'Scrapy のソースコード',
}
