/** Japanese: what the answer of a site means, or that there was none. */
import type { NetworkStage, PolicyKind, PolicyReason } from '../../../http/crawl-policy.ts'
import {
  type FailureCode,
  isFailure,
  isOwnRule,
  isTreatedAsMissing,
  type PolicyFacts,
  type RefusalCode,
} from '../policy-facts.ts'
import { type SentencePart, sentence } from '../sentence.ts'
import { deciders, documentation } from './dialects.ts'

/** The answer, and what follows from it. */
export function policy(facts: PolicyFacts): readonly SentencePart[] {
  const { because, status, failure } = facts
  if (because === 'refused') {
    return sentence`${refusals[facts.refusal]}代わりにファイルの内容を貼り付けてください。`
  }
  const happened = isFailure(because)
    ? `こちらからのリクエストは失敗しました（${failures[failure ?? because]}）。`
    : answers[because](status)
  const answer = `${happened}${consequence(facts)}`
  return facts.mayDiffer
    ? sentence`${answer}クローラーには別の応答が返される可能性があります。`
    : sentence`${answer}`
}

function consequence(facts: PolicyFacts): string {
  const { policy, because, basis, dialect, status } = facts
  if (policy === 'unknown') return 'この場合のクローラーの動作は不明です。'
  if (basis === 'assumed') {
    return `${documentation[dialect]}にはこの場合の記載がないため、${assumptions[policy]}ものと想定しています。`
  }
  if (isOwnRule(facts)) return `この場合、${deciders[dialect]} は${ownEffects[policy]}。`
  if (policy === 'allow-all' && isTreatedAsMissing(because)) return missing(status)
  if (policy === 'disallow-all') {
    return isFailure(because)
      ? '応答を得られないクローラーは、クロールを控えなければなりません。'
      : 'この場合、クローラーはすべて禁止されているとみなさなければなりません。'
  }
  if (because === '204' && policy === 'obey-file') return 'ファイルは空として扱われます。'
  return effects[policy]
}

type Answered = Exclude<PolicyReason, NetworkStage | 'refused'>

const answers: Readonly<Record<Answered, (status: number | null) => string>> = {
  '2xx': (status) => answered(status, '', '2xx（成功）'),
  '204': () => answered(204, '（コンテンツなし）'),
  '206': () => 'サイトは 206 を返し、ファイルの一部しか送信しませんでした。',
  '3xx-no-location': (status) =>
    `サイトは ${status ?? '3xx'}（リダイレクト）を返しましたが、転送先が示されていません。`,
  '304': () => 'こちらに以前のコピーがないにもかかわらず、サイトは 304（更新なし）を返しました。',
  '4xx': (status) =>
    answered(
      status,
      status === 401 || status === 403 ? '（アクセス拒否）' : '',
      '4xx（クライアントエラー）',
    ),
  '401-403': (status) => `サイトはアクセスを拒否しました（${status ?? '401 または 403'}）。`,
  '429': () => answered(429, '（リクエスト過多）'),
  '5xx': (status) => answered(status, '', '5xx（サーバーエラー）'),
  'invalid-status': (status) =>
    `サイトは無効なステータス${status === null ? '' : `（${status}）`}を返しました。`,
  'not-200': (status) =>
    status === null
      ? 'サイトの応答は 200 ではありません。'
      : `サイトの応答は ${status} で、200 ではありません。`,
  'not-text': () => 'サイトが返した内容はテキストファイルではありません。',
  'too-many-redirects': () => 'リダイレクトの回数が多すぎるか、循環しています。',
}

/** No space stands behind a closing parenthesis of full width. */
function answered(status: number | null, remark: string, unknown = ''): string {
  const what = status === null ? unknown : `${status}${remark}`
  return `サイトは ${what}${what.endsWith('）') ? '' : ' '}を返しました。`
}

const failures: Readonly<Record<NetworkStage | FailureCode, string>> = {
  dns: '名前解決ができません',
  connect: '接続できません',
  tls: '安全な接続を確立できません',
  timeout: '時間内に応答がありません',
  read: '応答を読み取れません',
  decode: '応答を展開できません',
  EAI_AGAIN: 'ネームサーバーが応答しません',
  'no-address': 'ホスト名に IP アドレスがありません',
  ECONNREFUSED: 'サーバーが接続を拒否しました',
  CERT_HAS_EXPIRED: '証明書の有効期限が切れています',
  ERR_TLS_CERT_ALTNAME_INVALID: '証明書が別のホスト名のものです',
  DEPTH_ZERO_SELF_SIGNED_CERT: '自己署名証明書が使われています',
}

/** A status in the 400s that counts as “there is no file”. */
function missing(status: number | null): string {
  return status === 404 || status === 410
    ? 'ファイルがないため、制限はありません。'
    : 'ファイルがないものとして扱われるため、制限はありません。'
}

const effects: Readonly<Record<Exclude<PolicyKind, 'unknown' | 'disallow-all'>, string>> = {
  'obey-file': '返された内容がファイルとして読み取られます。',
  'allow-all': 'この場合、制限はありません。',
}

const assumptions: Readonly<Record<Exclude<PolicyKind, 'unknown'>, string>> = {
  'obey-file': '返された内容がファイルとして読み取られる',
  'allow-all': '制限はない',
  'disallow-all': 'すべて禁止されている',
}

const ownEffects: Readonly<Record<Exclude<PolicyKind, 'unknown'>, string>> = {
  'obey-file': '返された内容をファイルとして読み取ります',
  'allow-all': 'サイト全体が許可されているものとして扱います',
  'disallow-all': 'サイト全体が禁止されているものとして扱います',
}

const refusals: Readonly<Record<RefusalCode, string>> = {
  'not-an-address': 'この URL からは取得できません。',
  'no-host': 'URL に取得先のサイトが含まれていません。',
  'scheme-not-allowed': '取得できるのは http と https のみです。',
  'credentials-in-address': 'ユーザー名やパスワードは送信しません。',
  'port-not-allowed': 'このポートからは取得しません。',
  'address-not-public': 'プライベートアドレスからは取得しません。',
  other: 'サイトへのリクエストは行っていません。',
}
