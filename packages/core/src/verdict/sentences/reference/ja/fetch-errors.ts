/** Japanese: why a fetch failed or was not tried, and what to do next. */
import type { ReferenceTexts } from '../reference-texts.ts'

const ASK_AGAIN = '数分後にもう一度試すか、ファイルの内容を貼り付けてください。'
const CHECK_SERVER =
  'ウェブサーバーが稼働しているか、ファイアウォールで遮断されていないか確認してください。'
const CHECK_SPELLING = 'URL のつづりを確認してください。'
const RENEW = '証明書を更新してください。クローラーからのアクセスも失敗します。'
const PASTE = '代わりにファイルの内容を貼り付けてください。'
const CHECK_COMPRESSION = 'サーバーまたは CDN の圧縮の設定を確認してください。'
const CHECK_PROXY = 'サーバーまたはその手前のプロキシを確認してください。'
const CHECK_REFUSAL =
  'サーバーまたはファイアウォールが未知のクライアントを拒否していないか確認してください。'
const CHECK_NAME_SERVERS = 'ドメインのネームサーバーを確認するか、もう一度試してください。'
const TOO_SLOW = '遅い原因を確認してください。クローラーも途中で取得をやめます。'
const PUBLIC_AUTHORITY =
  '公的な認証局の証明書を使ってください。クローラーはこの証明書を信頼しません。'

export const fetchStages: ReferenceTexts['fetchStages'] = {
  dns: { what: 'ホスト名を名前解決できませんでした。', next: CHECK_SPELLING },
  connect: { what: 'サーバーに接続できませんでした。', next: CHECK_SERVER },
  tls: {
    what: '安全な接続を確立できませんでした。',
    next: 'サーバーの証明書と TLS の設定を確認してください。',
  },
  timeout: { what: 'サーバーから時間内に応答がありませんでした。', next: ASK_AGAIN },
  read: { what: 'サーバーの応答を読み取れませんでした。', next: ASK_AGAIN },
  decode: { what: '応答を展開できませんでした。', next: CHECK_COMPRESSION },
  policy: { what: 'この URL へのリクエストは行っていません。', next: PASTE },
}

export const fetchErrors: ReferenceTexts['fetchErrors'] = {
  'not-an-address': {
    what: 'URL として読み取れません。',
    next: 'https://example.com/page のように入力してください。',
  },
  'no-host': {
    what: 'URL にサイトが含まれていません。',
    next: 'https://example.com/page のように省略せずに入力してください。',
  },
  'scheme-not-allowed': {
    what: '取得できるのは http と https のみです。',
    next: 'https:// で始まる URL を使うか、ファイルの内容を貼り付けてください。',
  },
  'credentials-in-address': {
    what: 'URL にユーザー名またはパスワードが含まれていますが、これらは送信しません。',
    next: 'URL から削除してください。クローラーもこれらを送信しません。',
  },
  'port-not-allowed': { what: 'このポートからは取得しません。', next: PASTE },
  'address-not-public': {
    what: 'プライベートネットワークのアドレスからは取得しません。',
    next: PASTE,
  },
  'no-address': {
    what: 'ホスト名は存在しますが、IP アドレスがありません。',
    next: 'A レコードまたは AAAA レコードを追加してください。',
  },
  'look-up-timeout': {
    what: '時間内にホスト名を名前解決できませんでした。',
    next: CHECK_NAME_SERVERS,
  },
  'connect-timeout': { what: '時間内にサーバーに接続できませんでした。', next: CHECK_SERVER },
  'tls-timeout': { what: '時間内に安全な接続を確立できませんでした。', next: ASK_AGAIN },
  'first-octet-timeout': {
    what: 'サーバーはリクエストを受け付けましたが、時間内に応答を始めませんでした。',
    next: TOO_SLOW,
  },
  'total-timeout': {
    what: '応答が遅く、最後まで読み取れませんでした。',
    next: TOO_SLOW,
  },
  'no-answer': { what: 'サーバーは応答せずに接続を閉じました。', next: CHECK_REFUSAL },
  'not-http': {
    what: 'サーバーから返されたものは HTTP ではありません。',
    next: 'URL のスキームとポートを確認してください。',
  },
  'headers-too-large': {
    what: '応答のヘッダーが大きすぎます。',
    next: 'robots.txt と一緒に送信される Cookie とヘッダーを確認してください。',
  },
  'too-many-interim-answers': {
    what: 'サーバーは暫定の応答（1xx）を繰り返し、最終的な応答を返しませんでした。',
    next: CHECK_PROXY,
  },
  'body-cut-short': {
    what: 'ファイル全体を受け取る前に接続が切れました。',
    next: ASK_AGAIN,
  },
  'broken-body': { what: 'ファイルの分割転送が壊れています。', next: CHECK_PROXY },
  'unknown-encoding': {
    what: 'リクエストしていないエンコーディングでファイルが返されました。',
    next: CHECK_COMPRESSION,
  },
  'too-many-encodings': {
    what: 'ファイルが何重にも圧縮されています。',
    next: CHECK_COMPRESSION,
  },
  'corrupt-encoding': {
    what: '圧縮されているはずのファイルを展開できません。',
    next: CHECK_COMPRESSION,
  },
  'encoding-too-large': {
    what: 'ファイルの展開に必要な処理量が大きすぎます。',
    next: CHECK_COMPRESSION,
  },
  ENOTFOUND: { what: 'ホスト名が DNS に存在しません。', next: CHECK_SPELLING },
  EAI_AGAIN: { what: 'ドメインのネームサーバーが応答しません。', next: CHECK_NAME_SERVERS },
  ECONNREFUSED: { what: 'サーバーが接続を拒否しました。', next: CHECK_SERVER },
  ECONNRESET: { what: 'サーバーが接続を切断しました。', next: CHECK_REFUSAL },
  ETIMEDOUT: { what: 'サーバーが接続要求に応答しませんでした。', next: CHECK_SERVER },
  EHOSTUNREACH: { what: 'サーバーへの経路がありません。', next: ASK_AGAIN },
  ENETUNREACH: { what: 'サーバーのネットワークへの経路がありません。', next: ASK_AGAIN },
  CERT_HAS_EXPIRED: { what: '証明書の有効期限が切れています。', next: RENEW },
  CERT_NOT_YET_VALID: {
    what: '証明書の有効期間がまだ始まっていません。',
    next: '証明書の有効期間の開始日を確認してください。',
  },
  CERT_REVOKED: { what: '証明書が失効しています。', next: RENEW },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    what: '証明書が別のホスト名に対して発行されています。',
    next: 'このホスト名を含む証明書を使ってください。',
  },
  DEPTH_ZERO_SELF_SIGNED_CERT: {
    what: '自己署名証明書が使われています。',
    next: PUBLIC_AUTHORITY,
  },
  SELF_SIGNED_CERT_IN_CHAIN: {
    what: '証明書の発行元が信頼されていません。',
    next: PUBLIC_AUTHORITY,
  },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: {
    what: '中間証明書がありません。',
    next: '証明書チェーン全体をサーバーに設定してください。',
  },
}
