import type { LimitsData } from '../../data/limits.ts'
import type { CheckPages } from '../pages.ts'

export const limits: CheckPages<keyof LimitsData> = {
  'file-too-large': {
    finds:
      '512,000オクテット（500 KiB）を超えるファイルを見つけます。Yandex については、ちょうどその大きさから対象です。Google に読まれないルールの数と行番号も示します。',
    why: 'RFC 9309 は、少なくとも 500 KiB まで読むことを求めていますが、その先については定めていません。Google は以降をすべて無視するため、末尾のルールは存在しないことになります。Yandex はファイル全体を受け付けず、ルールの内容にかかわらずサイト全体を許可されたものとみなします。\n\nたいていの場合、ページを1つずつ並べる代わりにパターンで書けます。1万行の代わりに `Disallow: /page-` の1行で済みます。',
    ignore: '無視してよい場合はありません。',
  },
  'too-many-rules-for-yandex': {
    finds:
      'ルールが2,048個を超えるファイルを見つけます。Yandex が読み取る Allow と Disallow をすべて数えます。',
    why: 'Yandex Webmaster が、許容される大きさを超えたというエラーを報告します。超えた分のルールをどう扱うかは公表されていません。短いパターンにまとめれば同じ内容を表せ、確認もしやすくなります。',
    ignore: 'Yandex を重視しないサイトの場合。',
  },
  'rule-too-long-for-yandex': {
    finds: 'パターンが1,024文字を超えるルールを見つけます。',
    why: 'Yandex Webmaster がエラーを報告します。多くは、長いパラメータの一覧やエンコードされた文字列です。先頭の部分だけでも同じ URL に一致するはずです。',
    ignore: 'Yandex を重視しないサイトの場合。',
  },
}
