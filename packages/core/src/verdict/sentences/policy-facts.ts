/** What a sentence about the answer of a site needs to know. */
import type { DialectId } from '../../dialects/dialect.ts'
import { dialectById } from '../../dialects/index.ts'
import type { CrawlPolicy, NetworkStage, PolicyReason } from '../../http/crawl-policy.ts'
import type { FetchError, FetchNote } from '../../http/fetch-report.ts'

/** The part of a fetch report that sentences use; a whole report fits. */
export interface FetchContext {
  /** Status of the last answer, also a pretended one; null where none came. */
  readonly status: number | null
  readonly error?: Pick<FetchError, 'stage' | 'code'> | null | undefined
  readonly notes?: readonly FetchNote[] | undefined
}

/** Why we did not ask; `other` where nothing more is known. */
export type RefusalCode = (typeof REFUSALS)[number] | 'other'

const REFUSALS = [
  'not-an-address',
  'no-host',
  'scheme-not-allowed',
  'credentials-in-address',
  'port-not-allowed',
  'address-not-public',
] as const

/** Failures that have words of their own; any other is told by its stage. */
export type FailureCode = (typeof FAILURES)[number]

const FAILURES = [
  'EAI_AGAIN',
  'no-address',
  'ECONNREFUSED',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
] as const

export interface PolicyFacts extends CrawlPolicy {
  readonly dialect: DialectId
  /** Null where it is not known. */
  readonly status: number | null
  readonly refusal: RefusalCode
  /** Null where nothing more is known than the stage. */
  readonly failure: FailureCode | null
  /** Servers often give such an answer to unknown clients only. */
  readonly mayDiffer: boolean
}

/** The facts of a policy, with what is known of the fetch behind it. */
export function policyFacts(
  policy: CrawlPolicy,
  dialect: DialectId,
  fetch: FetchContext | null,
): PolicyFacts {
  const code = fetch?.error?.code
  return {
    ...policy,
    dialect,
    status: fetch?.status ?? null,
    refusal: REFUSALS.find((refusal) => refusal === code) ?? 'other',
    failure: FAILURES.find((failure) => failure === code) ?? null,
    mayDiffer: fetch?.notes?.includes('may-differ-for-crawlers') ?? false,
  }
}

/** Whether the dialect acts by a rule of its own, and not by the standard's classes of answers. */
export function isOwnRule({ because, dialect }: PolicyFacts): boolean {
  if (because === '401-403' || because === 'not-200' || because === 'not-text') return true
  return dialectById(dialect).kind === 'library' && because !== '4xx' && because !== '2xx'
}

/** Whether those who restrict nothing then do so because they take it that there is no file. */
export function isTreatedAsMissing(because: PolicyReason): boolean {
  return because === '4xx' || because === 'too-many-redirects'
}

/** Whether no whole answer came. */
export function isFailure(because: PolicyReason): because is NetworkStage {
  return NETWORK_STAGES.has(because)
}

const NETWORK_STAGES: ReadonlySet<PolicyReason> = new Set<NetworkStage>([
  'dns',
  'connect',
  'tls',
  'timeout',
  'read',
  'decode',
])
