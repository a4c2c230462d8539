/** One GET of one address: connect, ask, and read the body where the answer has a file in it. */
import { type Answer, ask } from './ask.ts'
import { dial } from './dial.ts'
import { FetchFailure, failure } from './fetch-failure.ts'
import type { FetchLimits, FetchProgress } from './fetch-options.ts'
import type { DialRules } from './guarded-look-up.ts'
import { hostOf } from './host.ts'
import { type ReadBody, readBody } from './read-body.ts'

export interface GetOptions extends DialRules {
  readonly userAgent: string
  readonly limits: FetchLimits
  readonly certificateAuthorities: string | undefined
  readonly onProgress: (progress: FetchProgress) => void
}

export interface GotAnswer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  /** Of a 2xx answer only; any other body is left unread. */
  readonly body: ReadBody | null
}

type Step = Exclude<FetchProgress['step'], 'redirect'>

/**
 * Asks for an address once. Whatever goes wrong on the way is a `FetchFailure`; an abort of
 * `signal` is its reason. The connection is closed when this settles.
 */
export async function getOnce(
  url: URL,
  options: GetOptions,
  signal: AbortSignal,
): Promise<GotAnswer> {
  const host = hostOf(url)
  let step: Step = 'looking-up'
  const onStep = (next: Step) => {
    step = next
    options.onProgress({ step, host })
  }
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(tooLate(step, host, options.limits.firstOctetMs)),
    options.limits.firstOctetMs,
  )
  const stop = AbortSignal.any([signal, late.signal])
  let close = () => {}
  try {
    const socket = await dial(
      url,
      { ...options, onStep: (dialStep) => onStep(STEPS[dialStep]) },
      stop,
    )
    close = () => socket.destroy()
    onStep('asking')
    const answer = await ask(socket, url, options.userAgent, stop)
    clearTimeout(timer)
    const { status, headers } = answer
    if (status < 200 || status > 299) return { status, headers, body: null }
    onStep('reading')
    return { status, headers, body: await bodyOf(answer, options.limits, stop) }
  } finally {
    clearTimeout(timer)
    close()
  }
}

const STEPS = { 'look-up': 'looking-up', connect: 'connecting', tls: 'securing' } as const

async function bodyOf(answer: Answer, limits: FetchLimits, signal: AbortSignal): Promise<ReadBody> {
  try {
    return await readBody(answer, limits.bodyOctets, signal)
  } catch (cause) {
    // A failure while reading is told together with the head that came before it.
    throw cause instanceof FetchFailure ? new FetchFailure(cause.error, answer) : cause
  }
}

function tooLate(step: Step, host: string, ms: number): FetchFailure {
  const within = `within ${ms / 1000} seconds.`
  switch (step) {
    case 'looking-up':
      return failure(
        'timeout',
        'look-up-timeout',
        `The name ${host} could not be looked up ${within}`,
      )
    case 'connecting':
      return failure('timeout', 'connect-timeout', `${host} did not accept a connection ${within}`)
    case 'securing':
      return failure(
        'timeout',
        'tls-timeout',
        `${host} did not agree on a secure connection ${within}`,
      )
    case 'asking':
    case 'reading':
      return failure('timeout', 'first-octet-timeout', `${host} did not begin to answer ${within}`)
    default: {
      const unknown: never = step
      throw new Error(`Not handled: ${unknown}`)
    }
  }
}
