/** What the findings of the checks on live answers carry, for their messages. */
import type { NetworkStage } from '../../http/crawl-policy.ts'

/** How the address asked last differs from the one asked for, or why none was the last. */
export type RedirectKind = 'host' | 'path' | 'insecure' | 'loop' | 'too-many'

export interface LiveData {
  readonly 'answered-403': { readonly status: number; readonly challenge: boolean }
  readonly 'answered-429': { readonly retryAfter: string | null }
  readonly 'answered-5xx': { readonly status: number; readonly retryAfter: string | null }
  readonly 'not-answered': {
    readonly stage: NetworkStage
    /** A code of the system or of ours. */
    readonly code: string
  }
  readonly 'redirected-elsewhere': {
    readonly from: string
    readonly to: string
    readonly kind: RedirectKind
  }
  readonly 'wrong-content-type': {
    /** As it came; empty where there was none. */
    readonly type: string
    /** `charset` is none that programs know, `other-charset` one in which the file reads otherwise. */
    readonly problem: 'type' | 'missing' | 'charset' | 'other-charset'
  }
  readonly 'managed-block': {
    /** What the marks say. */
    readonly name: string
    /** The lines of the block, its marks included. */
    readonly fromLine: number
    readonly toLine: number
  }
}
