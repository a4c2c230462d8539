/** English: the dialects, and how sure their answers are. */
import type { ReferenceTexts } from '../reference-texts.ts'

export const dialects: ReferenceTexts['dialects'] = {
  rfc9309: 'The standard; where it is silent, read as Google’s published parser reads it.',
  'rfc9309-strict':
    'The grammar of the standard and nothing else; lines that break it do not count.',
  google: 'Google’s published parser, with the size limit and status rules that Google documents.',
  yandex: 'Yandex’s help pages, completed by what its own tester was seen to do.',
  bing: 'What Microsoft documents; the rest as RFC 9309, marked as assumed.',
  'python-3.12':
    'urllib.robotparser before its rewrite (up to Python 3.13.13 and 3.14.4): the first match decides, and there are no wildcards.',
  'python-3.14':
    'urllib.robotparser since its rewrite (from Python 3.13.14 and 3.14.5): the longest match decides.',
  protego: 'The parser that Scrapy uses unless told otherwise.',
}

export const dialectKinds: ReferenceTexts['dialectKinds'] = {
  standard: 'standard',
  operator: 'search engine',
  library: 'library',
}

export const bases: ReferenceTexts['bases'] = {
  documented: { label: 'documented', explanation: 'The standard or the operator says so.' },
  code: { label: 'from code', explanation: 'Read from published source code.' },
  observed: { label: 'observed', explanation: 'Seen in the operator’s own tool.' },
  assumed: { label: 'assumed', explanation: 'No source says so; the usual is assumed.' },
}
