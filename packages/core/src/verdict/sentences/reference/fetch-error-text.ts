/** Which text tells a site owner why a fetch failed. */
import type { FetchError } from '../../../http/fetch-report.ts'
import type { ReferenceTexts, Trouble } from './reference-texts.ts'

/** Names of the system and of TLS that have a text of their own. */
export type SystemErrorCode =
  | 'ENOTFOUND'
  | 'EAI_AGAIN'
  | 'ECONNREFUSED'
  | 'ECONNRESET'
  | 'ETIMEDOUT'
  | 'EHOSTUNREACH'
  | 'ENETUNREACH'
  | 'CERT_HAS_EXPIRED'
  | 'CERT_NOT_YET_VALID'
  | 'CERT_REVOKED'
  | 'ERR_TLS_CERT_ALTNAME_INVALID'
  | 'DEPTH_ZERO_SELF_SIGNED_CERT'
  | 'SELF_SIGNED_CERT_IN_CHAIN'
  | 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'

/** Codes that mean the same to a site owner. */
const SAME_AS: ReadonlyMap<string, SystemErrorCode> = new Map([
  ['ENODATA', 'ENOTFOUND'],
  ['ETIMEOUT', 'EAI_AGAIN'],
  ['ESERVFAIL', 'EAI_AGAIN'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
])

/** What went wrong and what to do: by the code of the error, or by its stage where there is none. */
export function fetchErrorText(
  { stage, code }: Pick<FetchError, 'stage' | 'code'>,
  texts: ReferenceTexts,
): Trouble {
  const byCode = new Map<string, Trouble>(Object.entries(texts.fetchErrors))
  return byCode.get(SAME_AS.get(code) ?? code) ?? texts.fetchStages[stage]
}
