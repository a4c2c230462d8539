import type { LiveData } from '../../data/live.ts'
import type { CheckMessages } from '../messages.ts'

const STAGE = {
  dns: '名前を解決できませんでした',
  connect: '接続できませんでした',
  tls: '暗号化された接続を確立できませんでした',
  timeout: '時間内に応答がありませんでした',
  read: '応答が途切れたか、応答として読み取れませんでした',
  decode: '応答を展開できませんでした',
} as const

export const live: CheckMessages<keyof LiveData> = {
  'answered-403': {
    title: 'robots.txt への応答が 401 または 403',
    message: ({ status, challenge }) =>
      `こちらの要求に、サーバーは ${status} で応答しました。同じ応答を受けたクローラーはファイルがないものとみなし、サイト全体が許可されます。${challenge ? 'ボット対策のページのようです。クローラーには別の応答をするかもしれません。' : 'ファイアウォールがクローラーには別の応答をしている可能性もあります。'}`,
  },
  'answered-429': {
    title: 'robots.txt への応答が 429',
    message: ({ retryAfter }) =>
      `サーバーは要求を減らすよう求めています（429${retryAfter === null ? '' : `、Retry-After: ${retryAfter}`}）。Google はサーバーエラーとみなしてクロールを止めます。他のクローラーには「ファイルなし」を意味します。`,
  },
  'answered-5xx': {
    title: 'robots.txt への応答がサーバーエラー',
    message: ({ status }) =>
      `サーバーは ${status} で応答しました。この状態が続く間、Google と標準に従うクローラーにはサイト全体がブロックされます。`,
  },
  'not-answered': {
    title: 'robots.txt を取得できない',
    message: ({ stage, code }) =>
      `こちらの要求は失敗しました。${STAGE[stage]}${code === '' ? '' : `（\`${code}\`）`}。クローラーも同じ状況であれば、Google と標準に従うクローラーにはサイト全体がブロックされます。`,
  },
  'redirected-elsewhere': {
    title: 'robots.txt が別の場所にリダイレクトされる',
    message: ({ to, kind }) => {
      switch (kind) {
        case 'host':
          return `別のホストの \`${to}\` にリダイレクトされました。そこにあるルールがこのサイトに適用されます。`
        case 'path':
          return `\`${to}\` にリダイレクトされました。そこにある内容がこのサイトの robots.txt とみなされます。`
        case 'insecure':
          return `https から \`${to}\` にリダイレクトされました。途中で内容を書き換えられるおそれがあります。`
        case 'loop':
          return `リダイレクトが循環し、\`${to}\` に戻ります。ファイルは見つかりません。Google や標準に従うクローラーは、サイト全体が許可されているとみなします。`
        case 'too-many':
          return `リダイレクトが続き、最後は \`${to}\` でしたが、ファイルは見つかりませんでした。標準がクローラーに求めているのは5回までです。それを超えると、Google はファイルがなく、サイト全体が許可されているとみなします。`
      }
    },
  },
  'wrong-content-type': {
    title: 'robots.txt の Content-Type が正しくない',
    message: ({ type, problem }) => {
      switch (problem) {
        case 'type':
          return `ファイルが \`text/plain\` ではなく \`${type}\` として送られています。Google は読み取りますが、Yandex はサイトを許可されたものとみなすことがあります。`
        case 'missing':
          return 'Content-Type がありません。`text/plain` を付けてください。'
        case 'charset':
          return `\`${type}\` の文字コードは存在しません。ファイルはいずれにしても UTF-8 として読まれます。`
        case 'other-charset':
          return `\`${type}\` は UTF-8 以外の文字コードを指定しています。クローラーは UTF-8 として読むため、ASCII 以外の文字が別の文字になることがあります。`
      }
    },
  },
  'managed-block': {
    title: 'サービスが書き込んだ部分がある',
    message: ({ name, fromLine, toLine }) =>
      `${fromLine}～${toLine}行目は、サイトの前段にあるサービスが書き込んだものです（\`${name}\`）。そのルールも同じように働き、\`*\` のグループはサイト自身のものと統合されます。`,
    related: { end: 'ブロックの終わり' },
  },
}
