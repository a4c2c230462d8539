/** Japanese: what happened when a robots.txt was fetched. */
import type { ReferenceTexts } from '../reference-texts.ts'

export const fetchNotes: ReferenceTexts['fetchNotes'] = {
  'scheme-redirect': {
    label: 'http から https へ転送',
    explanation: '同じホストの https へ転送されました。一般的な設定です。',
  },
  'cross-host-redirect': {
    label: '別のサイトへ転送',
    explanation:
      'ファイルは別のサイトから返されましたが、最初にリクエストしたサイトのものとして扱われます。',
  },
  'insecure-redirect': {
    label: 'https から http へ転送',
    explanation: 'https から http へ転送されたため、ファイルは暗号化されずに返されました。',
  },
  'redirect-loop': {
    label: 'リダイレクトの循環',
    explanation: 'すでにリクエストした URL へ転送されました。',
  },
  'unusable-location': {
    label: '無効な転送先',
    explanation: 'リダイレクトの転送先を URL として読み取れません。',
  },
  'html-body': {
    label: 'ファイルではなくウェブページ',
    explanation:
      'サイトはウェブページを返しました。ほとんどのクローラーはその中にルールを見つけられません。',
  },
  'challenge-page': {
    label: 'ボット対策のページ',
    explanation:
      'ボット対策のページと思われます。クローラーには本来のファイルが返される可能性があります。ファイルがあれば貼り付けてください。',
  },
  'may-differ-for-crawlers': {
    label: 'クローラーには別の応答の可能性',
    explanation: 'サーバーが未知のクライアントにだけ返すことの多い応答です。',
  },
  'wrong-content-type': {
    label: 'text/plain ではない',
    explanation: 'robots.txt の Content-Type は text/plain にしてください。',
  },
  'no-content-type': {
    label: 'Content-Type なし',
    explanation: '応答に Content-Type がありません。text/plain を指定してください。',
  },
  'charset-not-utf-8': {
    label: 'UTF-8 以外の文字コード',
    explanation:
      '別の文字コードが指定されていますが、クローラーは robots.txt を UTF-8 として読み取ります。',
  },
  'utf-16-body': {
    label: 'UTF-16 のファイル',
    explanation:
      'ファイルが UTF-16 で保存されているため、クローラーはルールを読み取れません。UTF-8 で保存してください。',
  },
  'compressed-body': {
    label: '圧縮の指定漏れ',
    explanation: 'gzip のデータですが、Content-Encoding ヘッダーがないため展開されません。',
  },
  'https-assumed': {
    label: 'https とみなして取得',
    explanation: 'URL にスキームがなかったため、https を使いました。',
  },
  'credentials-dropped': {
    label: '認証情報を除外',
    explanation:
      'アドレスにユーザー名またはパスワードが含まれていますが、どちらも送信していません。',
  },
}

export const policies: ReferenceTexts['policies'] = {
  'obey-file': { label: 'ファイルに従う', explanation: 'ファイルのルールで判定されます。' },
  'allow-all': { label: 'すべて許可', explanation: 'クロールは制限されません。' },
  'disallow-all': { label: 'すべて禁止', explanation: '何もクロールできません。' },
  unknown: { label: '判定不可', explanation: 'クローラーの動作は不明です。' },
}

export const policyReasons: ReferenceTexts['policyReasons'] = {
  '2xx': '成功（2xx）',
  '204': 'コンテンツなし（204）',
  '206': 'ファイルの一部のみ（206）',
  '3xx-no-location': '転送先のないリダイレクト（3xx）',
  '304': '更新なし（304）',
  '4xx': 'クライアントエラー（4xx）',
  '401-403': 'アクセス拒否（401、403）',
  '429': 'リクエスト過多（429）',
  '5xx': 'サーバーエラー（5xx）',
  'invalid-status': '無効なステータス',
  'not-200': '200 以外のステータス',
  'not-text': 'テキストファイル以外',
  'too-many-redirects': 'リダイレクト過多',
  dns: '名前解決の失敗',
  connect: '接続の失敗',
  tls: '安全な接続の失敗',
  timeout: 'タイムアウト',
  read: '応答の読み取りの失敗',
  decode: '応答の展開の失敗',
  refused: 'リクエストなし',
}

export const policyBases: ReferenceTexts['policyBases'] = {
  documented: {
    label: '文書に記載',
    explanation: '標準、運営元の文書、またはソースコードに明記されています。',
  },
  inferred: { label: '文書から推定', explanation: '出典の記載から導かれます。' },
  assumed: { label: '想定', explanation: '出典に記載がないため、一般的な動作を想定しています。' },
}
