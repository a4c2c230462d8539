import type { LimitsData } from '../../data/limits.ts'
import type { CheckPages } from '../pages.ts'

export const limits: CheckPages<keyof LimitsData> = {
  'file-too-large': {
    finds:
      'A file of more than 512,000 octets (500 KiB), and from exactly that size on for Yandex. The rules that Google does not read are counted and listed by their lines.',
    why: 'RFC 9309 asks readers to take at least 500 KiB and says nothing of the rest. Google ignores everything behind, so that rules at the end are not there. Yandex does not accept the file at all: the whole site counts as open to it, whatever the rules say.\n\nMostly patterns can replace lists of single pages: one `Disallow: /page-` for ten thousand lines.',
    ignore: 'Never.',
  },
  'too-many-rules-for-yandex': {
    finds:
      'A file with more than 2,048 rules, as Yandex counts them: every Allow and Disallow that it reads.',
    why: 'Yandex Webmaster reports an error: the permitted size is exceeded. What Yandex does with the rules beyond is not documented. Fewer, shorter patterns mean the same and are easier to check.',
    ignore: 'If Yandex does not matter to the site.',
  },
  'rule-too-long-for-yandex': {
    finds: 'A rule whose pattern has more than 1,024 characters.',
    why: 'Yandex Webmaster reports an error. Such rules mostly hold a long list of parameters or an encoded text; the first part of it would match the same addresses.',
    ignore: 'If Yandex does not matter to the site.',
  },
}
