/**
 * Why there is no answer, as a value that travels from where it is noticed to the report.
 *
 * Everything a server, a resolver or the network can do wrong becomes one of these at the place
 * where it happens; any other exception in this package is a bug and is not caught.
 */
import type { FetchError, FetchErrorCode, FetchStage } from '@robots-txt-tester/core'

/** What is known of an answer whose body could not be had. */
export interface AnswerHead {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
}

export class FetchFailure extends Error {
  readonly error: FetchError
  /** Set where the head of the answer came and its body did not. */
  readonly head: AnswerHead | null

  constructor(error: FetchError, head: AnswerHead | null = null) {
    super(error.message)
    this.name = 'FetchFailure'
    this.error = error
    this.head = head
  }
}

/** A failure of ours to name. */
export function failure(stage: FetchStage, code: FetchErrorCode, message: string): FetchFailure {
  return new FetchFailure({ stage, code, message })
}

/** The look-up of a name failed: what the resolver says, in words. */
export function lookUpFailure(host: string, cause: unknown): FetchFailure {
  const code = systemCode(cause) ?? 'ENOTFOUND'
  const message =
    code === 'EAI_AGAIN' || code === 'ETIMEOUT'
      ? `The name servers for ${host} did not answer.`
      : `The name ${host} does not resolve.`
  return new FetchFailure({ stage: 'dns', code, message })
}

/** The connection could not be made. */
export function connectFailure(host: string, cause: unknown): FetchFailure {
  const code = systemCode(cause) ?? 'ECONNREFUSED'
  const stage = code === 'ETIMEDOUT' ? 'timeout' : 'connect'
  const reason = CONNECT_REASONS[code] ?? 'could not be reached.'
  return new FetchFailure({ stage, code, message: `${host} ${reason}` })
}

/** The connection was made and could not be secured. */
export function tlsFailure(host: string, cause: unknown): FetchFailure {
  const code = systemCode(cause) ?? 'EPROTO'
  const reason = TLS_REASONS[code] ?? `No secure connection with ${host} could be agreed on.`
  return new FetchFailure({ stage: 'tls', code, message: reason.replace('HOST', host) })
}

/** The name the system gives an error, such as ECONNREFUSED; null where it gives none. */
export function systemCode(cause: unknown): string | null {
  if (!(cause instanceof Error)) return null
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : null
  if (code !== null) return code
  // When several addresses were tried, each failed for a reason of its own: the last one stands.
  return cause instanceof AggregateError ? systemCode(cause.errors.at(-1)) : null
}

const CONNECT_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection.',
  ECONNRESET: 'broke off the connection.',
  ETIMEDOUT: 'did not react to the attempt to connect.',
  EHOSTUNREACH: 'could not be reached: there is no route to it.',
  ENETUNREACH: 'could not be reached: there is no route to its network.',
}

const UNTRUSTED = 'The certificate of HOST comes from an authority that is not trusted.'
const INCOMPLETE =
  'The certificate of HOST cannot be traced to a trusted authority: an intermediate certificate is missing.'

const TLS_REASONS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'The certificate of HOST has expired.',
  CERT_NOT_YET_VALID: 'The certificate of HOST is not valid yet.',
  CERT_REVOKED: 'The certificate of HOST has been revoked.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate does not name HOST.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of HOST is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: INCOMPLETE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: INCOMPLETE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: INCOMPLETE,
  ECONNRESET: 'HOST broke off while the secure connection was being agreed on.',
}
