/** Japanese: decision points about patterns and the verdict. */
import { oneOf } from '../decision-texts.ts'
import type { PatternDecisionTexts } from '../decision-topics.ts'

export const patternDecisions: PatternDecisionTexts = {
  encoding: {
    name: 'パーセントエンコーディング',
    question: 'パターンと URL はどの形で比較されますか。',
    answer: oneOf({
      'escape-non-ascii': 'ASCII 以外の文字をエンコードし、デコードはしない',
      normalised: 'ASCII 以外の文字をエンコードし、不要なエンコードはデコードする',
      'decoded-and-quoted': '両方をデコードしてから、改めてエンコードする',
      'parts-quoted': 'パスとクエリをそれぞれ改めてエンコードする',
      'path-quoted': 'パスは改めてエンコードし、クエリはそのまま比較する',
    }),
  },
  wildcards: {
    name: 'ワイルドカード',
    question: '* と末尾の $ に特別な意味がありますか。',
    answer: (special) => (special ? 'はい' : 'いいえ（普通の文字として扱う）'),
  },
  innerDollar: {
    name: '途中の $',
    question: '末尾以外の $ はどう扱われますか。',
    answer: oneOf({
      literal: '普通の文字として扱う',
      'skips-rule': 'ルールを無視する',
      both: 'すべての $ を普通の文字とする読み方と、書かれたままの読み方の両方で照合する',
    }),
  },
  otherStart: {
    name: '先頭のスラッシュなし',
    question: 'ルールのパスが / でも * でも始まらない場合はどうなりますか。',
    answer: oneOf({
      'never-matches': 'ルールとして有効だが、一致することはない',
      skipped: 'ルールを無視する',
      'as-written': '書かれたまま比較する',
    }),
  },
  starStart: {
    name: '先頭の *',
    question: 'ルールのパスは * で始められますか。',
    answer: oneOf({ pattern: 'はい', skipped: 'いいえ（ルールを無視する）' }),
  },
  patternCharacters: {
    name: 'パスの文字',
    question: 'ルールのパスにはどの文字を使えますか。',
    answer: oneOf({ any: 'すべての文字', visible: '制御文字と空白を除く文字' }),
  },
  octets: {
    name: 'ルールの長さ',
    question: 'ルールの長さには何が数えられますか。',
    answer: oneOf({
      all: '* と $ を含むパスの全オクテット',
      'without-wildcards': '* と末尾の $ を除くパスのオクテット',
      'matched-text': 'URL のうち一致した部分',
    }),
  },
  emptyDisallow: {
    name: 'パスが空の Disallow',
    question: 'パスが空の Disallow はどう扱われますか。',
    answer: oneOf({
      'no-effect': '何もしない',
      'allows-one-octet': '1オクテットの Allow として扱う',
      'allows-all': 'すべてを許可する',
      skipped: '行を無視する',
    }),
  },
  emptyAllow: {
    name: 'パスが空の Allow',
    question: 'パスが空の Allow はどう扱われますか。',
    answer: oneOf({ 'no-effect': '何もしない', skipped: '行を無視する' }),
  },
  indexPage: {
    name: 'インデックスページ',
    question: 'index.html の Allow は、そのディレクトリも許可しますか。',
    answer: oneOf({
      'directory-too': 'はい（index.htm で始まる名前すべて）',
      'directory-too-if-whole': 'はい（index.html のみ）',
      ordinary: 'いいえ',
    }),
  },
  precedence: {
    name: '優先順位',
    question: '複数のルールが一致した場合、どのルールで判定されますか。',
    answer: oneOf({
      'most-octets': '最も長いルール（同じ長さの場合は Allow）',
      'first-match': 'ファイル内で最初のルール',
    }),
  },
  robotsTxtItself: {
    name: 'robots.txt 自体',
    question: 'robots.txt 自体は常に取得できますか。',
    answer: oneOf({ allowed: 'はい', 'by-rules': 'ルールで許可されている場合のみ' }),
  },
}
