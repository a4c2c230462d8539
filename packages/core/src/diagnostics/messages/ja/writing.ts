import { dialectNames } from '../../../verdict/sentences/ja/dialects.ts'
import type { WritingData } from '../../data/writing.ts'
import type { CheckMessages } from '../messages.ts'
import { number } from './number.ts'

const names = (ids: readonly (keyof typeof dialectNames)[]) =>
  ids.map((id) => dialectNames[id]).join('、')

/** The names with the space that stands between Latin letters and a particle; not behind a bracket. */
const before = (ids: readonly (keyof typeof dialectNames)[]) =>
  `${names(ids)} `.replace(/） $/, '）')

const ODD = {
  space: '特殊な空白',
  invisible: '目に見えない文字',
  direction: '目に見えない書字方向の制御文字',
  'line-end': '改行とはみなされない行区切り文字',
  quote: '“ ” などの引用符',
  dash: 'ハイフンではないダッシュ',
  colon: '全角コロン',
  slash: '全角スラッシュ',
  wide: '全角の英数字または記号',
  letter: 'ラテン文字に似た別の文字',
} as const

const FAMILIES = {
  'content-signals': 'は、内容の利用方法を示す Content Signals のディレクティブです',
  aipref: 'は、内容の利用方法を示す IETF の草案のディレクティブです',
  rsl: 'は、ライセンス条件を示す Really Simple Licensing のディレクティブです',
  tdm: 'は TDM Reservation Protocol の項目で、本来はこのファイル以外に書きます',
  'for-agents': 'は、AI エージェント向けに提案されているディレクティブです',
  acap: 'は、廃止された ACAP のディレクティブです',
  'page-rule': 'は、ページまたは X-Robots-Tag ヘッダーに書くものです',
  'old-draft': 'は、古い草案のディレクティブです',
  'for-people': 'は、人に向けた覚え書きで、コメントで足ります',
} as const

export const writing: CheckMessages<keyof WritingData> = {
  'missing-colon': {
    title: '名前の後にコロンがない',
    message: ({ name, value, read, readBy, skippedBy }) => {
      const skipped = `${before(skippedBy)}や、標準どおりに読むプログラムは行を無視します。`
      switch (read) {
        case 'as-colon':
          return `\`${name}\` の後にコロンがありません。${before(readBy)}はそれでも読み取りますが、${skipped}`
        case 'skipped':
          return `\`${name}\` の後にコロンがないため、この行はどのクローラーにも読み取られません。`
        case 'value-lost':
          return `\`${name}\` の後にコロンがないため、値 \`${value}\` が失われます。${before(readBy)}は別の値として読み取り、${skipped}`
      }
    },
    fixes: { 'insert-colon': 'コロンを挿入' },
  },
  'unknown-directive': {
    title: '不明なディレクティブ',
    message: ({ name, nearest }) =>
      nearest === null
        ? `\`${name}\` というディレクティブを解釈するクローラーはありません。この行は無視されます。`
        : `\`${name}\` というディレクティブを解釈するクローラーはありません。この行は無視されます。\`${nearest}\` の誤りと思われます。`,
    fixes: { 'use-name': ({ nearest }) => `${nearest ?? ''} に修正` },
  },
  'known-extension': {
    title: '標準にないディレクティブ',
    message: ({ name, family }) =>
      `\`${name}\` ${FAMILIES[family]}。読み取ると表明した大手の運営者はありませんが、害はなく、エラーでもありません。`,
    related: { also: '同じディレクティブ' },
  },
  'misspelt-directive': {
    title: '一部にだけ通じるつづりの誤り',
    message: ({ name, correct, obeyedBy, ignoredBy }) =>
      `\`${name}\` はつづりの誤りです。${before(obeyedBy)}は \`${correct}\` として読み取りますが、${before(ignoredBy)}や、標準どおりに読むプログラムは無視します。`,
    fixes: { 'use-name': ({ correct }) => `${correct} に修正` },
  },
  'key-read-by-prefix': {
    title: '先頭だけがディレクティブと同じ名前',
    message: ({ name, directive }) =>
      `\`${name}\` はディレクティブではありませんが、先頭が \`${directive}\` と同じです。Google はそのディレクティブとして扱い、他のクローラーは行を無視します。`,
    fixes: { 'use-name': ({ directive }) => `${directive} に修正` },
  },
  'text-line': {
    title: 'ディレクティブではない文字列',
    message: ({ text, looks, lines }) => {
      switch (looks) {
        case 'sitemap':
          return `\`${text}\` はサイトマップの URL のようですが、前に \`Sitemap:\` がないため無視されます。`
        case 'address':
          return `\`${text}\` はディレクティブのない URL です。この行は無視されます。`
        case 'path':
          return `\`${text}\` の前に \`Allow:\` も \`Disallow:\` もありません。この行は無視されます。`
        case 'name':
          return `\`${text}\` だけが書かれ、コロンも値もありません。この行は無視されます。`
        case 'prose':
          return lines === 1
            ? `\`${text}\` はディレクティブでもコメントでもありません。この行は無視されます。`
            : `\`${text}\` から始まる${number(lines)}行は、ディレクティブでもコメントでもありません。いずれも無視されます。`
      }
    },
    fixes: {
      'name-sitemap': '先頭に Sitemap: を付ける',
      'comment-out': 'コメントにする',
    },
  },
  'directives-on-one-line': {
    title: '1行に複数のディレクティブ',
    message: ({ first, second }) =>
      `\`${second}:\` が行の途中にあります。クローラーはこれを \`${first}:\` の値の一部とみなします。`,
    fixes: { split: '1行に1つずつ分ける', once: '重複した名前を削除' },
  },
  'no-directives': {
    title: 'robots.txt ではないファイル',
    message: ({ text }) =>
      `ディレクティブが1行もありません（先頭は \`${text}\`）。ルールがないものとして扱われ、すべて許可されます。`,
  },
  'line-too-long': {
    title: '長すぎる行',
    message: ({ octets, limit }) =>
      `この行は${number(octets)}オクテットあります。Google が読み取るのは先頭の${number(limit)}オクテットだけで、残りは捨てられます。`,
  },
  'control-characters': {
    title: '制御文字',
    message: ({ code, count, stripped }) => {
      if (code === 'U+0000') {
        return 'この行に NUL（値が0のオクテット）があります。Google はそこで行が終わるとみなし、他のクローラーでは名前やパターンがどれにも一致しなくなります。'
      }
      const found =
        count === 1
          ? `この行に目に見えない制御文字（\`${code}\`）があります。`
          : `この行に目に見えない制御文字が${number(count)}個あります（最初は \`${code}\`）。`
      return stripped
        ? `${found}多くのクローラーは空白とみなしますが、Python はそこから新しい行が始まるとみなします。`
        : `${found}これを含む名前やパターンは、どれにも一致しません。`
    },
    fixes: { remove: '制御文字を削除' },
  },
  'invisible-characters': {
    title: '見た目と違う文字',
    message: ({ code, kind, count }) =>
      `${ODD[kind]}（\`${code}\`）が${count > 1 ? `含まれ、ほかにも同様の文字が${number(count - 1)}個あります` : '含まれています'}。正しく見えますが、多くのクローラーはこの行を無視するか、どの URL にも一致しないパターンとして扱います。`,
    fixes: { remove: '余分な文字を削除', replace: '通常の文字に置き換え' },
  },
  bom: {
    title: 'ファイル先頭の BOM',
    message: ({ whole, losesLine, keptBy }) =>
      `ファイルの先頭に${whole ? ' BOM（バイト順マーク）' : ' BOM（バイト順マーク）の一部'}があります。Google は読み飛ばします。${
        losesLine
          ? `${before(keptBy)}では最初の行が読み取られません。`
          : '最初の行がディレクティブではないため、このファイルでは影響ありません。'
      }`,
    fixes: { remove: 'BOM を削除' },
  },
  'bom-inside': {
    title: 'ファイル途中の BOM',
    message: ({ form, inValueOf }) => {
      const found =
        form === 'mark'
          ? 'この行に、目に見えない BOM（バイト順マーク）があります。読み飛ばされるのは、ファイルの先頭にある1つだけです。'
          : '`ï»¿` は、誤った文字コードで保存された BOM（バイト順マーク）です。'
      return inValueOf === null
        ? `${found}どのクローラーもこの行を認識できません。`
        : `${found}クローラーはこれを \`${inValueOf}\` の値の一部とみなすため、値が見た目とは違うものになります。`
    },
    fixes: { remove: 'BOM を削除' },
  },
  'not-utf8': {
    title: 'UTF-8 ではない文字',
    message: ({ octet, count, lines, inName }) => {
      const found =
        count === 1
          ? `オクテット \`${octet}\` は UTF-8 として正しくありません。`
          : `${lines === 1 ? 'この行の' : `${number(lines)}行にわたる`}${number(count)}個のオクテット（最初は \`${octet}\`）が UTF-8 として正しくありません。`
      return inName
        ? `${found}そのためディレクティブの名前が認識されず、${lines === 1 ? 'この行' : 'これらの行'}は無視されます。`
        : `${found}別の文字コードで保存されたようです。クローラーによって違う文字として読まれます。`
    },
    fixes: { remove: 'このオクテットを削除' },
    related: { also: 'ここも UTF-8 ではありません' },
  },
  'utf-16': {
    title: 'UTF-8 ではなく UTF-16',
    message: ({ encoding }) =>
      `ファイルが ${encoding} で保存されています。robots.txt は UTF-8 でなければなりません。このままではルールが読み取られず、すべて許可されます。`,
    fixes: { 'to-utf-8': 'UTF-8 に変換' },
  },
  'mixed-line-ends': {
    title: '混在する改行コード',
    message: ({ meant, ends, others }) =>
      `改行コードが混在しています（${ends.join('、').toUpperCase()}）。${meant.toUpperCase()} 以外で終わる行が${number(others)}行あります。クローラーはどれも改行として扱います。`,
    fixes: { unify: ({ meant }) => `すべて ${meant.toUpperCase()} にそろえる` },
  },
  'non-ascii-for-yandex': {
    title: 'Yandex がエンコードを求める文字',
    message: ({ name, value, lines }) =>
      `\`${name}: ${value}\` に ASCII 以外の文字があります${lines > 1 ? `（ほかに${number(lines - 1)}行）` : ''}。多くのクローラーは自動でエンコードしますが、Yandex はパスのパーセントエンコーディングとホスト名の Punycode 表記を求めています。`,
    fixes: { encode: 'エンコードする' },
    related: { also: 'ここにも ASCII 以外の文字があります' },
  },
  'html-instead-of-rules': {
    title: 'ファイルの代わりにウェブページ',
    message: ({ title, challenge, xml }) => {
      if (xml) {
        return 'robots.txt ではなく XML 文書です。ルールは見つからず、すべて許可されます。'
      }
      const page = title === '' ? 'ウェブページ' : `ウェブページ（\`${title}\`）`
      return challenge
        ? `robots.txt ではなく、ボット対策の確認${page}が返されています。クローラーには別の内容が返される可能性があり、ここからは判断できません。`
        : `robots.txt ではなく${page}です。ルールは見つからず、すべて許可されます。`
    },
  },
  'comment-cuts-value': {
    title: 'コメントで途切れた値',
    message: ({ name, value, cut, isRule, matchesAll }) => {
      const found = `\`#\` 以降はコメントです。\`${cut}\` は無視され、`
      if (isRule) {
        return `${found}ルールは \`${name}: ${value}\` になります${matchesAll ? '。これはすべての URL に一致します' : ''}。`
      }
      return value === ''
        ? `${found}\`${name}:\` の値は空になります。`
        : `${found}\`${name}:\` の値は \`${value}\` になります。`
    },
  },
}
