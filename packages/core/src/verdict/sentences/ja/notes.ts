/** Japanese: notes on verdicts and on addresses. */
import type { Sentences } from '../sentences.ts'

export const notes: Sentences['notes'] = {
  'read-like-google':
    'この行またはそのグループは文法に合わず、その場合の読み方は定められていません。Google が公開しているパーサーと同じように読み取っています。',
  'cut-at-size-limit': 'ファイルが読み取り上限を超えています。上限より後ろは判定に使われません。',
  'fetched-in-part':
    '取得したのはファイルの先頭部分だけです。それより後ろのルールは判定に含まれていません。',
  'policy-assumed': 'サイトのこの応答が何を意味するかは文書化されていません。結果は想定です。',
  'custom-token':
    '登録されていないクローラーです。このトークンだけを対象に、標準に従って判定します。',
  'control-token':
    'このトークンを名乗ってアクセスするクローラーはありません。取得済みコンテンツの利用可否を示します。',
  retired: '現在は使われていないか、運営元の文書から削除されています。',
  'ignores-wildcard': '* のグループは適用されません。名前で指定する必要があります。',
  'user-triggered': 'ユーザーの操作によって取得するため、robots.txt が適用されない場合があります。',
  'does-not-respect': 'robots.txt に従いません。',
  'partly-respects': 'robots.txt に一部だけ従います。',
  'respect-assumed': 'robots.txt に従うかどうかは公表されておらず、想定です。',
  unverified: '登録されている情報の一部は確認できていません。',
}

export const targetProblems: Sentences['targetProblems'] = {
  empty: 'ページの URL を入力してください。',
  'too-long': 'URL が 16 KiB を超えています。',
  scheme: 'robots.txt があるのは http、https、ftp の URL だけです。',
  'no-host':
    'URL にホスト名がありません。https://example.com/page のように省略せずに入力してください。',
  malformed: 'URL として読み取れません。入力に誤りがないか確認してください。',
}

export const targetNotes: Sentences['targetNotes'] = {
  'scheme-added': 'スキームがないため、https とみなします。',
  'fragment-dropped': '# 以降は除外します。クローラーはこの部分を送信しません。',
  'credentials-dropped': 'ユーザー名とパスワードは除外します。',
}
