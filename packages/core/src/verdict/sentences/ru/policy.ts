/** Russian: what the answer of a site means, or that there was none. */
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
import { deciders, inDocumentation } from './dialects.ts'

/** The answer, and what follows from it. */
export function policy(facts: PolicyFacts): readonly SentencePart[] {
  const { because, status, failure } = facts
  if (because === 'refused') {
    return sentence`${refusals[facts.refusal]} Вместо этого вставьте текст файла.`
  }
  const happened = isFailure(because)
    ? `Наш запрос не удался (${failures[failure ?? because]})`
    : answers[because](status)
  const answer = `${happened}${consequence(facts)}.`
  return facts.mayDiffer
    ? sentence`${answer} Роботы могут получить другой ответ, чем мы.`
    : sentence`${answer}`
}

function consequence(facts: PolicyFacts): string {
  const { policy, because, basis, dialect, status } = facts
  if (policy === 'unknown') return '. Как в этом случае поступит робот, неизвестно'
  if (basis === 'assumed') {
    return `. ${inDocumentation[dialect]} этот случай не описан; мы исходим из того, что ${effect(policy, because)}`
  }
  if (isOwnRule(facts)) return `; в этом случае ${deciders[dialect]} ${ownEffects[policy]}`
  if (policy === 'allow-all' && isTreatedAsMissing(because)) return missing(status)
  if (policy === 'disallow-all') {
    return isFailure(because)
      ? '; робот, не получивший ответа, обязан воздержаться от обхода'
      : ', поэтому роботы обязаны считать, что запрещено всё'
  }
  return `, поэтому ${effect(policy, because)}`
}

type Answered = Exclude<PolicyReason, NetworkStage | 'refused'>

const answers: Readonly<Record<Answered, (status: number | null) => string>> = {
  '2xx': (status) => answered(status, 'об успехе (2xx)'),
  '204': () => 'Сайт ответил кодом 204 (нет содержимого)',
  '206': () => 'Сайт ответил кодом 206 и прислал только часть файла',
  '3xx-no-location': (status) =>
    `Сайт ответил перенаправлением (${status ?? '3xx'}) без указания, куда идти`,
  '304': () => 'Сайт ответил кодом 304 (не изменялось), хотя прежней копии у нас нет',
  '4xx': (status) => answered(status, 'ошибки клиента (4xx)'),
  '401-403': (status) => `Сайт отказал в доступе (${status ?? '401 или 403'})`,
  '429': () => 'Сайт ответил кодом 429 (слишком много запросов)',
  '5xx': (status) => answered(status, 'ошибки сервера (5xx)'),
  'invalid-status': (status) =>
    `Сайт ответил недопустимым кодом${status === null ? '' : ` (${status})`}`,
  'not-200': (status) =>
    status === null ? 'Сайт ответил не кодом 200' : `Сайт ответил кодом ${status}, а не 200`,
  'not-text': () => 'Сайт прислал не текстовый файл',
  'too-many-redirects': () => 'Перенаправлений слишком много, или они замкнуты в круг',
}

function answered(status: number | null, unknown: string): string {
  return `Сайт ответил кодом ${status ?? unknown}`
}

const failures: Readonly<Record<NetworkStage | FailureCode, string>> = {
  dns: 'имя домена не найдено в DNS',
  connect: 'не удалось установить соединение',
  tls: 'не удалось установить защищённое соединение',
  timeout: 'ответ не пришёл вовремя',
  read: 'не удалось прочитать ответ',
  decode: 'не удалось распаковать ответ',
  EAI_AGAIN: 'DNS-серверы домена не отвечают',
  'no-address': 'у имени домена нет IP-адреса',
  ECONNREFUSED: 'сервер отказал в соединении',
  CERT_HAS_EXPIRED: 'срок действия сертификата истёк',
  ERR_TLS_CERT_ALTNAME_INVALID: 'сертификат выдан для другого имени',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'сертификат самоподписанный',
}

/** A status in the 400s that counts as “there is no file”. */
function missing(status: number | null): string {
  if (status === 404 || status === 410) return ': файла нет — ограничений нет'
  const denied = status === 401 || status === 403
  return `${denied ? ' (доступ запрещён)' : ''}; это равносильно отсутствию файла, поэтому ограничений нет`
}

function effect(policy: Exclude<PolicyKind, 'unknown'>, because: PolicyReason): string {
  return because === '204' && policy === 'obey-file' ? 'файл считается пустым' : effects[policy]
}

const effects: Readonly<Record<Exclude<PolicyKind, 'unknown'>, string>> = {
  'obey-file': 'присланный текст читается как robots.txt',
  'allow-all': 'ограничений нет',
  'disallow-all': 'запрещено всё',
}

const ownEffects: Readonly<Record<Exclude<PolicyKind, 'unknown'>, string>> = {
  'obey-file': 'читает присланный текст как robots.txt',
  'allow-all': 'считает весь сайт открытым',
  'disallow-all': 'считает весь сайт закрытым',
}

const refusals: Readonly<Record<RefusalCode, string>> = {
  'not-an-address': 'По такому адресу загрузить файл нельзя.',
  'no-host': 'В адресе не указан сайт.',
  'scheme-not-allowed': 'Мы загружаем файлы только по http и https.',
  'credentials-in-address': 'Мы не передаём имена пользователей и пароли.',
  'port-not-allowed': 'К этому порту мы не обращаемся.',
  'address-not-public': 'К частным адресам мы не обращаемся.',
  other: 'Мы не обращались к сайту.',
}
