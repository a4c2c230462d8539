/** What readers do, in Japanese: 述語句 without a subject. */
import { code, joined, sentence } from '../../verdict/sentences/sentence.ts'
import type { HabitSentences } from './habits.ts'

export const JAPANESE_HABITS: HabitSentences = {
  habits: {
    sizeLimit: (limit) =>
      limit === null
        ? sentence`サイズに関係なくファイル全体を読む`
        : limit.beyond === 'site-open'
          ? sentence`このサイズのファイルを受け付けず、サイト全体を許可とみなす`
          : sentence`先頭の${limit.octets}オクテットだけを読む`,
    lineLimit: (limit) =>
      limit === null
        ? sentence`非常に長い行も最後まで読む`
        : sentence`1行につき先頭の${limit}オクテットだけを読む`,
    byteOrderMark: (answer) =>
      answer === 'kept' ? sentence`BOMを1行目の一部とみなす` : sentence`BOMを読み飛ばす`,
    nul: (answer) =>
      answer === 'kept' ? sentence`NUL文字の後も読み続ける` : sentence`NUL文字で行を打ち切る`,
    lineEnds: (answer) =>
      answer === 'unicode'
        ? sentence`CRとLF以外の文字でも改行する`
        : sentence`CRとLFだけを改行とみなす`,
    whitespace: (answer) =>
      answer === 'unicode'
        ? sentence`値の前後の特殊な空白も取り除く`
        : sentence`値の前後の通常の空白だけを取り除く`,
    blankLine: (answer) =>
      answer === 'ends-group'
        ? sentence`空行でグループを終える`
        : sentence`空行ではグループを終えない`,
    nameComparison: (answer, example) => {
      const name = code(example?.name ?? 'Disallowed')
      return answer === 'equal'
        ? sentence`先頭だけがディレクティブ名と一致する ${name} を読まない`
        : sentence`${name} を名前の先頭で判断して読む`
    },
    spellings: (_, example) => sentence`${code(example?.name ?? 'Disalow')} という綴りを読まない`,
    missingColon: (answer) => {
      if (answer === 'not-read') return sentence`コロンのない行を読まない`
      return answer === 'known-name'
        ? sentence`コロンのない行は名前が小文字のときだけ読む`
        : sentence`コロンのない2語の行を読む`
    },
    otherDirectives: () => sentence`他のディレクティブも読む`,
    groupClosers: (names) =>
      names === 'every-directive'
        ? sentence`${code('User-agent')} 行の連続を他のどのディレクティブでも終える`
        : sentence`${code('User-agent')} 行の連続を ${code(names.join(', '))} で終える`,
    repeatedGroups: (answer) =>
      answer === 'first'
        ? sentence`同じクローラーのグループは最初の1つだけを使う`
        : sentence`同じクローラーのグループを統合する`,
    groupWithoutRules: (answer) =>
      answer === 'dropped'
        ? sentence`ルールのないグループを捨てる`
        : sentence`ルールのないグループも数える`,
    productToken: (answer) => {
      switch (answer) {
        case 'leading-letters':
        case 'published':
          return sentence`${code('User-agent')} の値は先頭の英字部分だけを比べる`
        case 'grammar':
          return sentence`文法どおりのプロダクトトークンだけを読む`
        case 'whole-value':
          return sentence`${code('User-agent')} の値全体を比べる`
        case 'first-within':
          return sentence`クローラーのトークンに名前が含まれる最初のグループを使う`
        case 'whole-or-within':
          return sentence`名前がクローラーのトークンの一部にすぎないグループも使う`
        case 'longest-within':
          return sentence`クローラーのトークンに含まれる最も長い名前のグループを使う`
      }
    },
    tokenEscapes: (answer) =>
      answer === 'decoded'
        ? sentence`${code('User-agent')} の値の ${code('%XX')} をデコードする`
        : sentence`${code('User-agent')} の値を書かれたまま比べる`,
    emptyUserAgent: (answer) =>
      answer === 'continues-group'
        ? sentence`値のない ${code('User-agent')} 行の後もグループを続ける`
        : sentence`値のない ${code('User-agent')} 行で新しいグループを始める`,
    starGroup: (answer) =>
      answer === 'for-others-only'
        ? sentence`${code('*')} も含むグループを、どこにも名前のないクローラーだけに適用する`
        : sentence`グループに挙げられたすべてのクローラーに適用する`,
    crawlerHabits: (answer) =>
      answer === 'unknown'
        ? sentence`クローラーの代替トークンや例外を知らない`
        : sentence`クローラーの代替トークンと例外を考慮する`,
    looseStar: (loose) =>
      loose
        ? sentence`後に文字が続く ${code('*')} も全クローラーとみなす`
        : sentence`後に文字が続く ${code('*')} を全クローラーとみなさない`,
    familyTokens: (tokens) =>
      tokens.length === 0
        ? sentence`${code('*')} の前に共通の名前を探さない`
        : sentence`${code('*')} の前に ${code(tokens.join(', '))} のグループを探す`,
    encoding: (answer) => {
      switch (answer) {
        case 'escape-non-ascii':
          return sentence`英字であっても ${code('%XX')} をデコードしない`
        case 'normalised':
          return sentence`英数字の ${code('%XX')} をデコードする`
        case 'decoded-and-quoted':
          return sentence`ルールとアドレスを記号も含めてデコードし、エンコードし直す`
        case 'parts-quoted':
          return sentence`${code('%2F')} を含むすべての ${code('%XX')} をデコードする`
        case 'path-quoted':
          return sentence`パスの ${code('%XX')} だけをそろえ、クエリはそのままにする`
      }
    },
    wildcards: (known) =>
      known
        ? sentence`${code('*')} と ${code('$')} を解釈する`
        : sentence`${code('*')} と ${code('$')} を普通の文字とみなす`,
    innerDollar: (answer) => {
      if (answer === 'skips-rule') return sentence`途中に ${code('$')} のあるルールを読まない`
      return answer === 'both'
        ? sentence`${code('$')} を文字そのものとしても読む`
        : sentence`途中の ${code('$')} を文字そのものとみなす`
    },
    otherStart: (answer) =>
      answer === 'as-written'
        ? sentence`${code('/')} で始まらない値もそのまま比べる`
        : sentence`${code('/')} でも ${code('*')} でも始まらない値を除く`,
    starStart: (answer) =>
      answer === 'skipped'
        ? sentence`${code('*')} で始まるルールを読まない`
        : sentence`${code('*')} で始まるルールを読む`,
    patternCharacters: (answer) =>
      answer === 'visible'
        ? sentence`空白を含むルールを読まない`
        : sentence`空白を含むルールも読む`,
    octets: (answer) => {
      if (answer === 'without-wildcards') {
        return sentence`${code('*')} と末尾の ${code('$')} を長さに数えない`
      }
      return answer === 'matched-text'
        ? sentence`ルールの長さではなく一致した部分の長さを比べる`
        : sentence`${code('*')} と ${code('$')} も長さに数える`
    },
    emptyDisallow: (answer) => {
      if (answer === 'allows-one-octet') {
        return sentence`空の ${code('Disallow')} を1オクテットの Allow とみなす`
      }
      if (answer === 'allows-all') return sentence`空の ${code('Disallow')} を Allow とみなす`
      return sentence`空の ${code('Disallow')} を無効とみなす`
    },
    emptyAllow: () => sentence`空の ${code('Allow')} を無効とみなす`,
    indexPage: (answer) =>
      answer === 'ordinary'
        ? sentence`${code('index.html')} を特別扱いしない`
        : sentence`${code('index.html')} の Allow をそのフォルダにも適用する`,
    precedence: (answer) =>
      answer === 'first-match'
        ? sentence`最初に一致したルールを採用する`
        : sentence`最も長く一致したルールを採用する`,
    robotsTxtItself: (answer) =>
      answer === 'by-rules'
        ? sentence`${code('/robots.txt')} 自体にもルールを適用する`
        : sentence`${code('/robots.txt')} を常に許可する`,
  },
  joined: (phrases) => joined(phrases, '、'),
  asStandard: sentence`標準どおり`,
  byFetch: sentence`サイトの応答を別の意味に解釈する`,
  severalTogether: (phrases) => sentence`複数の違いの組み合わせ: ${joined(phrases, '、')}`,
}
