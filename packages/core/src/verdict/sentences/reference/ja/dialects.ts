/** Japanese: the dialects, and how sure their answers are. */
import type { ReferenceTexts } from '../reference-texts.ts'

export const dialects: ReferenceTexts['dialects'] = {
  rfc9309:
    '標準に従います。標準に定めのない点は、Google が公開しているパーサーと同じように読み取ります。',
  'rfc9309-strict': '標準の文法だけに従います。文法に合わない行は無視されます。',
  google:
    'Google が公開しているパーサーに、公式ドキュメントのサイズ上限とステータスの扱いを加えたものです。',
  yandex:
    'Yandex のヘルプに従い、記載のない点は Yandex の検証ツールで観察された動作で補っています。',
  bing: 'Microsoft の文書に従います。記載のない点は RFC 9309 と同じと想定し、その旨を示します。',
  'python-3.12':
    '書き直される前の urllib.robotparser です（Python 3.13.13、3.14.4 まで）。最初に一致したルールで判定され、ワイルドカードは使えません。',
  'python-3.14':
    '書き直された後の urllib.robotparser です（Python 3.13.14、3.14.5 以降）。最長一致のルールで判定されます。',
  protego: 'Scrapy が標準で使うパーサーです。',
}

export const dialectKinds: ReferenceTexts['dialectKinds'] = {
  standard: '標準',
  operator: '検索エンジン',
  library: 'ライブラリ',
}

export const bases: ReferenceTexts['bases'] = {
  documented: { label: '文書に記載', explanation: '標準または運営元の文書に明記されています。' },
  code: { label: 'ソースコード', explanation: '公開されているソースコードから読み取りました。' },
  observed: { label: '観察', explanation: '運営元のツールで確認された動作です。' },
  assumed: { label: '想定', explanation: '出典に記載がないため、一般的な動作を想定しています。' },
}
