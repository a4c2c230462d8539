/** English: what the answer of a site means, or that there was none. */
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
    return sentence`${refusals[facts.refusal]} Paste the file instead.`
  }
  const happened = isFailure(because)
    ? `Our request failed (${failures[failure ?? because]})`
    : answers[because](status)
  const answer = `${happened}${consequence(facts)}.`
  return facts.mayDiffer
    ? sentence`${answer} Crawlers may get a different answer from ours.`
    : sentence`${answer}`
}

function consequence(facts: PolicyFacts): string {
  const { policy, because, basis, dialect, status } = facts
  if (policy === 'unknown') return '. What a crawler would do then is not known'
  if (basis === 'assumed') {
    return `. ${documentation[dialect]} does not mention this case; we assume that ${effect(policy, because)}`
  }
  if (isOwnRule(facts)) return `; ${deciders[dialect]} then ${ownEffects[policy]}`
  if (policy === 'allow-all' && isTreatedAsMissing(because)) return missing(status)
  if (policy === 'disallow-all') {
    return isFailure(because)
      ? '; a crawler that gets no answer must stay out'
      : ', so crawlers must assume that everything is disallowed'
  }
  return `, so ${effect(policy, because)}`
}

type Answered = Exclude<PolicyReason, NetworkStage | 'refused'>

const answers: Readonly<Record<Answered, (status: number | null) => string>> = {
  '2xx': (status) => `The site answered ${status ?? 'with success (2xx)'}`,
  '204': () => 'The site answered 204 (no content)',
  '206': () => 'The site answered 206 and sent only part of the file',
  '3xx-no-location': (status) =>
    `The site answered ${status ?? 'with a redirect (3xx)'} without saying where to go`,
  '304': () => 'The site answered 304 (not modified), although we hold no earlier copy',
  '4xx': (status) => `The site answered ${status ?? 'with a client error (4xx)'}`,
  '401-403': (status) => `The site refused access (${status ?? '401 or 403'})`,
  '429': () => 'The site answered 429 (too many requests)',
  '5xx': (status) => `The site answered ${status ?? 'with a server error (5xx)'}`,
  'invalid-status': (status) =>
    `The site answered with an invalid status${status === null ? '' : ` (${status})`}`,
  'not-200': (status) =>
    `The site answered ${status === null ? 'something other than' : `${status}, not`} 200`,
  'not-text': () => 'What the site sent is not a text file',
  'too-many-redirects': () => 'The redirects lead too far or in a circle',
}

const failures: Readonly<Record<NetworkStage | FailureCode, string>> = {
  dns: 'the name does not resolve',
  connect: 'no connection could be made',
  tls: 'no secure connection could be made',
  timeout: 'no answer came in time',
  read: 'the answer could not be read',
  decode: 'the answer could not be decompressed',
  EAI_AGAIN: 'the name servers do not answer',
  'no-address': 'the name has no address',
  ECONNREFUSED: 'the server refused the connection',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
}

/** A status in the 400s that counts as “there is no file”. */
function missing(status: number | null): string {
  if (status === 404 || status === 410) return ': no file, no restrictions'
  const denied = status === 401 || status === 403
  return `${denied ? ' (access denied)' : ''}, which is treated as a missing file, so nothing is restricted`
}

function effect(policy: Exclude<PolicyKind, 'unknown'>, because: PolicyReason): string {
  return because === '204' && policy === 'obey-file' ? 'the file counts as empty' : effects[policy]
}

const effects: Readonly<Record<Exclude<PolicyKind, 'unknown'>, string>> = {
  'obey-file': 'what it sent is read as the file',
  'allow-all': 'nothing is restricted',
  'disallow-all': 'everything is disallowed',
}

const ownEffects: Readonly<Record<Exclude<PolicyKind, 'unknown'>, string>> = {
  'obey-file': 'reads what it sent as the file',
  'allow-all': 'treats the whole site as open',
  'disallow-all': 'treats the whole site as disallowed',
}

const refusals: Readonly<Record<RefusalCode, string>> = {
  'not-an-address': 'This is not an address that can be fetched.',
  'no-host': 'The address names no site to fetch from.',
  'scheme-not-allowed': 'We fetch over http and https only.',
  'credentials-in-address': 'We do not send user names or passwords.',
  'port-not-allowed': 'We do not fetch from this port.',
  'address-not-public': 'We do not fetch from private addresses.',
  other: 'We did not ask the site.',
}
