import type { RulesData } from '../../data/rules.ts'
import type { CheckMessages } from '../messages.ts'
import { number } from './number.ts'

const REVEALED = {
  credentials: 'パスワードや鍵の置き場所',
  backup: 'バックアップやデータベースの書き出し',
  settings: '設定ファイルやソースコードの履歴',
  admin: '管理画面',
  internal: '社内向けの情報',
} as const

const ALL = {
  all: 'すべてのクローラー',
  unnamed: '他のグループで指定されていないすべてのクローラー',
} as const

export const rules: CheckMessages<keyof RulesData> = {
  'blocks-everything': {
    title: 'サイト全体がブロックされている',
    message: ({ who, crawlers, open, stagingLine }) => {
      const whom = who === 'named' ? ` ${crawlers.join('、')} ` : ALL[who]
      const staging =
        stagingLine === null
          ? ''
          : `${stagingLine}行目のコメントにテスト環境とあります。ファイルを置くサーバーを間違えていませんか。`
      return open === 'nothing'
        ? `このルールは${whom}に対してサイト全体をブロックします。ページはいずれ検索結果から消えます。${staging}`
        : `このルールは${whom}に対してトップページ以外をすべてブロックします。\`/?utm_source=mail\` のようにパラメータが付くと、トップページもブロックされます。${staging}`
    },
    related: { staging: 'テスト環境についてのコメント' },
  },
  'no-leading-slash': {
    title: '先頭にスラッシュのないパターン',
    message: ({ value, looks, meant }) => {
      switch (looks) {
        case 'crawler':
          return `\`${value}\` はパスではなくクローラー名です。このルールはどの URL にも一致しません。クローラーは \`User-agent:\` で指定します。`
        case 'word':
          return `\`${value}\` はパスではないため、このルールはどの URL にも一致しません。「すべて」は \`/\`、「なし」は空の値で表します。`
        case 'quoted':
          return `\`${value}\` の引用符もパスの一部とみなされるため、このルールはどの URL にも一致しません。`
        default:
          return meant === null
            ? `\`${value}\` は \`/\` でも \`*\` でも始まらないため、このルールはどの URL にも一致しません。`
            : `\`${value}\` は \`/\` でも \`*\` でも始まらないため、このルールはどの URL にも一致しません。\`${meant}\` の誤りと思われます。`
      }
    },
    fixes: { 'use-path': ({ meant }) => `${meant ?? ''} に修正` },
  },
  'absolute-url-pattern': {
    title: 'パスではなく URL 全体が書かれている',
    message: ({ value, host, sameSite }) =>
      sameSite === false
        ? `\`${value}\` は別のホストの URL です。ファイルが有効なのは自分のホストだけなので、このルールは働きません。\`${host}\` には専用のファイルが必要です。`
        : value.startsWith('*')
          ? `\`${value}\` にはスキームとホストが含まれています。ルールはパスとクエリとだけ比べられるため、別の URL を含む URL にしか一致しません。`
          : `\`${value}\` は URL 全体です。ルールはパスとだけ比べられるため、どの URL にも一致しません。`,
    fixes: { 'keep-path': 'パスだけを残す' },
  },
  'several-patterns': {
    title: '1行に複数のパターン',
    message: ({ value, count }) =>
      `\`${value}\` は全体が1つのパターンとして読まれ、意図した URL には一致しません。${number(count)}個のパターンを1行に1つずつ書く必要があります。`,
    fixes: { split: '1行に1つずつ分ける' },
  },
  'duplicate-rule': {
    title: '同じルールの重複',
    message: ({ pattern, other, otherLine, same }) =>
      same
        ? `同じルールがすでに${otherLine}行目にあります。害はありません。`
        : `\`${pattern}\` は${otherLine}行目の \`${other}\` と同じ URL に一致します。害はありません。`,
    fixes: { remove: 'この行を削除' },
    related: { other: '同じ内容のルール' },
  },
  'rule-never-wins': {
    title: '決して採用されないルール',
    message: ({ effect, pattern, winner, winnerLine }) =>
      `${effect === 'allow' ? 'Allow' : 'Disallow'} の \`${pattern}\` が採用されることはありません。${winnerLine}行目の \`${winner}\` が同じ URL に一致し、必ず優先されます。`,
    related: { winner: '必ず優先されるルール' },
  },
  'allow-and-disallow-same-pattern': {
    title: '同じパターンの許可と禁止',
    message: ({ pattern, allowLine, disallowLine }) =>
      `\`${pattern}\` は${allowLine}行目で許可されています。同じ長さでは Allow が優先されるため、この行は働きません。${disallowLine < allowLine ? '最初に一致したルールを使うプログラムでは結果が変わります。' : ''}`,
    related: { allow: '同じパターンの許可' },
  },
  'prefix-catches-more': {
    title: '意図より広く一致しうるパターン',
    message: ({ pattern, also }) =>
      `\`${pattern}\` は、これで始まるすべての URL に一致します。\`${also}\` も含まれます。フォルダを指すのであれば、最後に \`/\` を付けます。`,
  },
  'trailing-star': {
    title: '末尾のアスタリスク',
    message: ({ pattern, short }) =>
      `\`${pattern}\` は \`${short}\` と同じ URL に一致します。パターンの末尾はもともと開いているからです。アスタリスクは、ルールの優先順位を決める長さを増やすだけです。`,
    fixes: { remove: ({ short }) => `${short} に修正` },
  },
  'repeated-stars': {
    title: '連続したアスタリスク',
    message: ({ short, stars }) =>
      `アスタリスクを重ねても、1つのときと一致する URL は変わりません。ルールの長さには${number(stars)}オクテット加算されますが、Yandex は数えません。\`${short}\` と同じです。`,
    fixes: { 'keep-one': 'アスタリスクを1つにする' },
  },
  'dollar-not-last': {
    title: '末尾にない $',
    message: ({ pattern }) =>
      `\`${pattern}\` の \`$\` は最後の文字ではないため、URL の終わりではなく文字そのものを表します。`,
    fixes: { 'keep-last': '最後の $ だけを残す' },
  },
  'parameter-position': {
    title: '先頭のパラメータにしか一致しない',
    message: ({ pattern, missed }) =>
      `\`${pattern}\` は、このパラメータが先頭にあるときだけ一致します。他のパラメータの後にあるときは \`${missed}\` が必要です。`,
    fixes: { 'add-rule': ({ missed }) => `${missed} のルールを追加` },
  },
  'blocks-all-queries': {
    title: 'クエリ付きの URL がブロックされている',
    message: ({ pattern, exceptions }) =>
      `\`${pattern}\` は${exceptions ? '、Allow で許可されたものを除き、' : ''}クエリの付いた URL をすべてブロックします。広告やメールからのリンク（\`/?utm_source=mail\`）、一覧の2ページ目以降、\`?\` の後にバージョンを付けたスタイルシートやスクリプトも対象です。`,
  },
  'letter-case-twins': {
    title: '大文字と小文字だけが違うパターン',
    message: ({ other, otherLine, sameEffect }) =>
      sameEffect
        ? `${otherLine}行目の \`${other}\` とは大文字と小文字だけが違います。両方が必要なのは、サイトに両方の表記の URL がある場合だけです。`
        : `${otherLine}行目の \`${other}\` とは大文字と小文字だけが違い、意味は逆です。大文字と小文字は区別されるため、別々の URL を指します。`,
    related: { other: 'もう一方の表記' },
  },
  'percent-encoding': {
    title: '注意が必要なパーセントエンコーディング',
    message: ({ kind, written, becomes }) => {
      switch (kind) {
        case 'markup':
          return `\`${written}\` はウェブページのタグの残りです。パターンの一部として扱われ、このルールはどの URL にも一致しません。`
        case 'remark':
          return `\`${written}\` は前に \`#\` がないためパターンの一部として扱われ、このルールはどの URL にも一致しません。`
        case 'space':
          return becomes === '%20'
            ? 'URL の中の空白は必ず `%20` と書かれます。空白のままでは、このルールはどの URL にも一致しません。'
            : `URL の中のタブは必ず \`${becomes}\` と書かれます。タブのままでは、このルールはどの URL にも一致しません。`
        case 'lower-case':
          return `\`${written}\` は \`${becomes}\` と同じで、比較の際はこの形になります。害はありません。`
        case 'unreserved':
          return `\`${written}\` は \`${becomes}\` を表します。標準では同じものですが、Google は書かれたとおりに比べるため、該当する URL が見つかりません。`
        case 'wildcard':
          return `\`${written}\` は文字 \`${becomes}\` そのものを表し、ワイルドカードにはなりません。`
        case 'double':
          return `\`${written}\` は二重にエンコードされています。\`${becomes}\` ではなく \`${written}\` を含む URL にだけ一致します。`
        case 'colon':
          return 'このコロンはリンクによって `%3A` とも書かれ、クローラーには別の URL になります。両方を対象にするには、ルールも2つ必要です。'
        case 'malformed':
          return `\`${written}\` はエンコードとして不完全です。\`%\` の後には16進数が2桁必要です。このままの文字列として比べられます。パーセント記号そのものは \`%25\` と書きます。`
        case 'cut':
          return `\`${written}\` は UTF-8 の1文字の途中で終わっているため、同じ並びで始まるすべての文字に一致します。古い文字コードの文字のつもりなら、UTF-8 の URL では別の形になります。`
        case 'not-utf8':
          return `\`${written}\` は UTF-8 ではなく、古い文字コードの文字です。URL はほとんどの場合 UTF-8 で書かれるため、このルールはどれにも一致しません。`
      }
    },
    fixes: {
      markup: 'タグを削除',
      remark: 'コメントにする',
      space: '空白をエンコードする',
      'lower-case': '16進数を大文字にする',
      unreserved: '元の文字に戻す',
      'add-encoded': '%3A のルールを追加',
    },
  },
  'empty-allow': {
    title: '値のない Allow',
    message: ({ alone }) =>
      alone
        ? '空の `Allow:` には効果がありません。すべて許可されているのは、何も禁止されていないからです。'
        : '空の `Allow:` には効果がありません。他のルールが禁止したものを許可することはありません。',
    fixes: { remove: 'この行を削除', 'write-slash': 'Allow: / に修正' },
  },
  'empty-disallow': {
    title: '他のルールと並んだ空の Disallow',
    message: () =>
      '空の `Disallow:` は同じグループの他のルールを取り消さず、効果もありません。Yandex だけは「すべて許可」と解釈し、`Disallow: /` と同じ強さで扱います。',
    fixes: { remove: 'この行を削除' },
  },
  'index-html-quirk': {
    title: 'Google ではフォルダも許可されるインデックスページ',
    message: ({ pattern, directory }) =>
      `Google は \`${pattern}\` によって \`${directory}\` も許可します。他のクローラーでは、フォルダの URL はブロックされたままです。`,
    related: { closing: 'フォルダをブロックするルール' },
  },
  'blocks-page-resources': {
    title: 'スタイルシートやスクリプトがブロックされている',
    message: ({ pattern, resource, styles, scripts }) => {
      const what =
        styles && scripts ? 'スタイルシートとスクリプト' : styles ? 'スタイルシート' : 'スクリプト'
      return `\`${pattern}\` により、検索エンジンは \`${resource}\` などの${what}を取得できません。ページ自体は許可されているため、崩れたページや空のページに見えるおそれがあります。`
    },
  },
  'reveals-sensitive-path': {
    title: '知られたくない場所を示すパス',
    message: ({ pattern, kind }) =>
      `このファイルは誰でも読めます。\`${pattern}\` からは${REVEALED[kind]}が想像できます。ルールでは保護できないので、パスワードを設定してください。`,
  },
}
