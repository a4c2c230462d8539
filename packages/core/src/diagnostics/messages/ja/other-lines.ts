import type { DelayObeyed, DelayReading, OtherLinesData } from '../../data/other-lines.ts'
import type { CheckMessages } from '../messages.ts'
import { number } from './number.ts'

const DELAY: Readonly<Record<DelayReading, (value: string) => string>> = {
  seconds: (value) => `${value}秒の間隔が指定されています。`,
  'above-range': (value) =>
    `${value}秒の間隔が指定されています。Bing のヘルプでは1～20秒、以前の記事では30秒までとされています。`,
  long: (value) =>
    `${value}秒は、これまでに公表されたどの範囲も超えています。Bing のヘルプでは1～20秒です。`,
  fraction: (value) => `\`${value}\` は整数ではありません。Bing が求めているのは整数の秒数です。`,
  zero: () => '0秒では何も求めていないのと同じです。',
  'not-plain': (value) =>
    `\`${value}\` は整数の秒数として書かれていません。無視されるか、別の数値として読まれることがあります。`,
  'not-a-number': (value) => `\`${value}\` は秒数ではないため、どのクローラーも従えません。`,
  empty: () => '秒数がないため、どのクローラーも従えません。',
}

const OBEYED: Readonly<Record<DelayObeyed, string>> = {
  some: 'Google と Yandex はこの行を無視し、Bing など一部のクローラーは従います。',
  'all-named': 'ここで指定されたクローラーは従います。',
  'some-named': 'ここで指定されたクローラーのうち、従うとわかっているのは一部だけです。',
  'none-named': 'ここで指定されたクローラーはこの行を無視します。',
  unknown: 'ここで指定されたクローラーが従うかどうかは、公表されていません。',
  nobody: '最初のグループより前にあるため、どのクローラーにも適用されません。',
}

/** Who obeys a delay matters only where there is one to obey. */
const TOLD: ReadonlySet<DelayReading> = new Set(['seconds', 'above-range', 'fraction', 'long'])

/** What Google once followed, though nothing said so. */
const GOOGLE_STOPPED: ReadonlySet<string> = new Set(['noindex', 'nofollow'])

export const otherLines: CheckMessages<keyof OtherLinesData> = {
  'crawl-delay': {
    title: 'Crawl-delay',
    message: ({ value, reads, obeyed }) => {
      if (!TOLD.has(reads)) return DELAY[reads](value)
      if (obeyed === 'none-named' || obeyed === 'nobody') {
        return DELAY.seconds(value) + OBEYED[obeyed]
      }
      return reads === 'seconds' ? DELAY[reads](value) + OBEYED[obeyed] : DELAY[reads](value)
    },
  },
  'noindex-line': {
    title: 'robots.txt の noindex',
    message: ({ name, value, blocked }) => {
      const word = name.toLowerCase()
      const since = GOOGLE_STOPPED.has(word) ? 'Google も2019年に対応をやめました。' : ''
      const read = `ここに書かれた \`${name}:\` を読む検索エンジンはありません。${since}`
      return blocked
        ? `${read}さらに \`${value}\` がブロックされている間は、ページに書いた \`${word}\` も読まれません。`
        : `${read}ページの中か、\`X-Robots-Tag\` ヘッダーで指定してください。`
    },
  },
  'host-line': {
    title: 'Host の行',
    message: () =>
      '`Host:` を読んでいたのは Yandex だけで、それも2018年までです。現在は、リダイレクトで主となるホストを示します。',
    fixes: { remove: 'この行を削除' },
  },
  'clean-param': {
    title: 'Yandex が読み取れない Clean-param',
    message: ({ problem, value, characters, limit }) => {
      switch (problem) {
        case 'empty':
          return '`Clean-param:` にパラメータがありません。'
        case 'too-long':
          return `値が${number(characters)}文字あります。Yandex が受け付けるのは${number(limit)}文字までです。複数の行に分けて書けます。`
        case 'separator':
          return `パラメータは \`&\` でつなぎ、空白の後にはパスを書きます。\`${value}\` は意図と違う形で読み取られます。`
        case 'stray-ampersand':
          return `\`${value}\` には、片側にパラメータのない \`&\` があります。\`&\` は2つの名前の間にだけ書きます。`
        case 'sign':
          return `\`${value}\` には、パラメータ名に使われない記号が含まれています。名前だけを \`&\` でつないで書きます。`
        case 'path':
          return `パラメータの後には \`/\` で始まるパスを書きます。Yandex は \`${value}\` を読み取れません。`
        case 'not-ascii':
          return `Yandex は ASCII 以外の文字を認めていません。\`${value}\` は、URL と同じようにパーセントエンコーディングで書く必要があります。`
      }
    },
    fixes: { join: 'パラメータを & でつなぐ', split: '複数の行に分ける' },
  },
  'sitemap-not-absolute': {
    title: '完全な URL ではないサイトマップ',
    message: ({ value, problem, meant }) => {
      switch (problem) {
        case 'empty':
          return '`Sitemap:` に URL がありません。'
        case 'several':
          return `\`${value}\` には複数の URL があります。1行に1つずつ書かないと、どれも見つけてもらえません。`
        case 'wrapped':
          return `\`${value}\` のかっこや引用符も、URL の一部とみなされます。`
        case 'placeholder':
          return `\`${value}\` は、URL に置き換えられていないひな形のようです。`
        case 'malformed':
          return meant === null
            ? `\`${value}\` は URL として読み取れません。`
            : `\`${value}\` は正しい URL ではありません。\`${meant}\` のことと思われます。`
        case 'relative':
        case 'no-scheme':
          return meant === null
            ? `サイトマップには、スキームとホストを含む完全な URL が必要です。\`${value}\` は無視されます。`
            : `サイトマップには、スキームとホストを含む完全な URL が必要です。\`${value}\` は無視されます。\`${meant}\` のことと思われます。`
      }
    },
    fixes: {
      'use-address': ({ meant }) => `${meant ?? ''} に修正`,
      split: '1行に1つずつ分ける',
    },
  },
  'sitemap-blocked': {
    title: 'ブロックされたサイトマップ',
    message: ({ pattern, ruleLine, crawlers }) =>
      crawlers.length === 0
        ? `サイトマップとして示した URL が、${ruleLine}行目の \`${pattern}\` でブロックされています。`
        : `サイトマップとして示した URL が、${ruleLine}行目の \`${pattern}\` により、${crawlers.join('、')} に対してブロックされています。`,
    fixes: { allow: 'この URL を許可' },
    related: { rule: 'サイトマップをブロックするルール' },
  },
  'sitemap-other-host': {
    title: '別のサイトのサイトマップ',
    message: ({ site, assumed, differs }) => {
      switch (differs) {
        case 'scheme':
          return `サイトは \`${site}\` ですが、サイトマップのスキームが違います。そちらのスキームのページを対象とするサイトマップになります。`
        case 'www':
          return `サイトは \`${site}\` ですが、サイトマップは \`www.\` の有無が違います。検索エンジンは受け付けますが、どちらか一方へリダイレクトするのが望ましい形です。`
        case 'host':
          return assumed
            ? `最初のサイトマップは \`${site}\` にありますが、これは別のホストにあります。意図したものであれば、検索エンジンは受け付けます。`
            : `サイトマップが \`${site}\` とは別のホストにあります。意図したものであれば、検索エンジンは受け付けます。`
      }
    },
  },
  'request-rate-or-visit-time': {
    title: 'Request-rate または Visit-time',
    message: ({ name }) =>
      `\`${name}:\` に従う検索エンジンは知られていません。一部のライブラリが、利用するプログラムに値を渡すだけです。`,
  },
}
