/** Asks our server to fetch a site's robots.txt once, and tells on the way what it is doing. */
import { type FetchReport, type TargetProblemCode, targetOfAddress } from '@robots-txt-tester/core'
import { eventsOf } from './event-stream.ts'

/** What the server can be doing. */
export const FETCH_STAGES = [
  'looking-up',
  'connecting',
  'securing',
  'asking',
  'reading',
  'redirect',
] as const

export type FetchStage = (typeof FETCH_STAGES)[number]

/** What the server is doing. */
export interface FetchStep {
  readonly stage: FetchStage
  /** The host that it talks to; null where it has not said. */
  readonly host: string | null
  /** The redirect that is being followed, from 1, and how many may be; null before the first. */
  readonly redirect: { readonly hop: number; readonly of: number } | null
}

/**
 * Why there is no report: our server did not answer, answered with a problem (RFC 9457), or with
 * something that is neither. None of these says anything about the site.
 */
export type FetchFailure =
  /** Nobody was asked: the address names no site. */
  | { readonly kind: 'no-address'; readonly code: TargetProblemCode }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'problem'
      readonly status: number
      readonly code: string
      readonly detail: string
      /** Seconds to wait, where the server says so. */
      readonly retryAfter: number | null
    }

export type FetchAnswer =
  | { readonly ok: true; readonly report: FetchReport }
  | { readonly ok: false; readonly failure: FetchFailure }

export interface FetchOptions {
  readonly signal: AbortSignal
  readonly onStep: (step: FetchStep) => void
}

/** Fetches the robots.txt that governs `address`. Throws an AbortError only, when cancelled. */
export async function fetchRobots(address: string, options: FetchOptions): Promise<FetchAnswer> {
  const { signal, onStep } = options
  const target = targetOfAddress(address, { needsHost: true })
  if (target.kind === 'problem') return failed({ kind: 'no-address', code: target.code })
  try {
    const response = await fetch(`/api/v1/robots?url=${encodeURIComponent(wellFormed(address))}`, {
      headers: { accept: 'text/event-stream, application/json;q=0.9' },
      cache: 'no-store',
      signal,
    })
    if (!response.ok) return failed(await readProblem(response))
    const type = response.headers.get('content-type') ?? ''
    if (type.startsWith('text/event-stream') && response.body !== null) {
      return await readStream(response.body, onStep)
    }
    return answerOf(await response.json())
  } catch (error) {
    if (signal.aborted) throw error
    return failed({ kind: error instanceof SyntaxError ? 'unreadable' : 'unreachable' })
  }
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  onStep: FetchOptions['onStep'],
): Promise<FetchAnswer> {
  let step: FetchStep | null = null
  for await (const { event, data } of eventsOf(body)) {
    const value: unknown = JSON.parse(data)
    if (event === 'report') return answerOf(value)
    if (event === 'problem') return failed(problemOf(value, 0, null))
    if (event === 'progress') {
      step = stepAfter(step, value)
      if (step !== null) onStep(step)
    }
  }
  return failed({ kind: 'unreadable' })
}

function answerOf(value: unknown): FetchAnswer {
  if (isRecord(value) && typeof value.outcome === 'string' && Array.isArray(value.hops)) {
    // The server is ours and of the same version; its schema is tied to this type.
    return { ok: true, report: value as unknown as FetchReport }
  }
  return failed({ kind: 'unreadable' })
}

async function readProblem(response: Response): Promise<FetchFailure> {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const seconds = Number.isFinite(retryAfter) ? retryAfter : null
  const value: unknown = await response.json().catch(() => null)
  return problemOf(value, response.status, seconds)
}

function problemOf(value: unknown, status: number, retryAfter: number | null): FetchFailure {
  const problem = isRecord(value) ? value : {}
  const [first] = Array.isArray(problem.errors) ? problem.errors : []
  const detail = isRecord(first) && typeof first.message === 'string' ? first.message : null
  return {
    kind: 'problem',
    status: typeof problem.status === 'number' ? problem.status : status,
    code: typeof problem.code === 'string' ? problem.code : '',
    detail: detail ?? (typeof problem.detail === 'string' ? problem.detail : ''),
    retryAfter,
  }
}

/** The step that an event tells of; what it does not say stays as it was. */
function stepAfter(before: FetchStep | null, value: unknown): FetchStep | null {
  if (!isRecord(value)) return before
  const stage = FETCH_STAGES.find((known) => known === value.stage)
  if (stage === undefined) return before
  const { host, hop, of } = value
  return {
    stage,
    host: typeof host === 'string' ? host : (before?.host ?? null),
    redirect:
      typeof hop === 'number' && typeof of === 'number' ? { hop, of } : (before?.redirect ?? null),
  }
}

function failed(failure: FetchFailure): FetchAnswer {
  return { ok: false, failure }
}

/** `encodeURIComponent` throws on lone surrogates. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
