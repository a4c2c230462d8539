import type { WritingData } from '../../data/writing.ts'
import type { CheckPages } from '../pages.ts'

export const writing: CheckPages<keyof WritingData> = {
  'missing-colon': {
    finds:
      'ディレクティブ名で始まり、コロンのない2語だけの行（例: `Disallow /private`）を見つけます。',
    why: 'RFC 9309 ではコロンが必須です。Google の公開パーサーは空白をコロンとみなすため、Googlebot はこの行に従います。Yandex、Python の `urllib.robotparser`、標準どおりに読むその他のプログラムはこの行を無視するので、そのアドレスは許可されたままになります。',
    ignore: '無視してよい場合はありません。コロンを入れれば、どのクローラーにも正しく伝わります。',
  },
}
