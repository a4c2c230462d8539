/** Japanese: decision points about the file and the names of directives. */
import { octets } from '../../ja/numbers.ts'
import { oneOf } from '../decision-texts.ts'
import type { LineDecisionTexts } from '../decision-topics.ts'

export const lineDecisions: LineDecisionTexts = {
  sizeLimit: {
    name: 'ファイルのサイズ',
    question: 'ファイルはどこまで読み取られますか。超えた場合はどうなりますか。',
    answer: (limit) => {
      if (limit === null) return 'すべて'
      return limit.beyond === 'cut'
        ? `先頭の${octets(limit.octets)}まで（残りは無視）`
        : `${octets(limit.octets)}未満（それ以上のファイルではサイト全体を許可）`
    },
  },
  lineLimit: {
    name: '行の長さ',
    question: '長い行はどこまで読み取られますか。',
    answer: (limit) => (limit === null ? 'すべて' : `先頭の${octets(limit)}まで`),
  },
  byteOrderMark: {
    name: 'バイトオーダーマーク',
    question: 'ファイル先頭のバイトオーダーマークはどう扱われますか。',
    answer: oneOf({ skipped: '読み飛ばす', kept: '1行目の一部とみなす' }),
  },
  nul: {
    name: 'NUL 文字',
    question: '行の中の NUL 文字はどう扱われますか。',
    answer: oneOf({ 'ends-line': 'それより後ろを無視', kept: '普通の文字として扱う' }),
  },
  lineEnds: {
    name: '改行',
    question: 'どの文字が改行とみなされますか。',
    answer: oneOf({ 'cr-lf': 'CR、LF、CRLF のみ', unicode: 'Unicode の改行文字すべて' }),
  },
  whitespace: {
    name: '空白',
    question: '名前や値の前後にどの空白を置けますか。',
    answer: oneOf({ ascii: 'ASCII の空白', unicode: 'Unicode の空白すべて' }),
  },
  blankLine: {
    name: '空行',
    question: '空行はどう扱われますか。',
    answer: oneOf({ nothing: '意味を持たない', 'ends-group': 'グループを終わらせる' }),
  },
  nameComparison: {
    name: 'ディレクティブの名前',
    question: 'ディレクティブの名前は完全に一致する必要がありますか。',
    answer: oneOf({
      equal: 'はい（大文字と小文字の違いを除く）',
      prefix: 'いいえ（行の先頭が一致すればよい）',
    }),
  },
  spellings: {
    name: '表記',
    question: 'User-agent、Allow、Disallow のどの表記が読み取られますか。',
    answer: (spellings) => Object.values(spellings).flat().join('、'),
  },
  missingColon: {
    name: 'コロンのない行',
    question: 'コロンのない行は読み取られますか。',
    answer: oneOf({
      'two-words': '2つの語からなる行であれば読み取る',
      'known-name': '小文字の既知の名前で始まる行であれば読み取る',
      'not-read': '読み取らない',
    }),
  },
  otherDirectives: {
    name: 'その他のディレクティブ',
    question: 'グループとルール以外に、どのディレクティブが読み取られますか。',
    answer: (names) => (names.length === 0 ? 'なし' : names.join('、')),
  },
}
