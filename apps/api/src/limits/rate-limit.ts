/** Limits per minute and client. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from '../problems.ts'

export interface RateLimit {
  /**
   * Counts one request of a client. Gives the headers that tell where it stands; throws the problem
   * `rate-limited`, with the same headers, where it has had its share.
   */
  readonly take: (client: string) => Promise<Readonly<Record<string, string>>>
}

const WINDOW_SECONDS = 60

/** A limit of so many requests a minute; 0 is none. `name` stands in the headers. */
export function createRateLimit(name: string, perMinute: number): RateLimit {
  if (perMinute === 0) return { take: async () => ({}) }
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS })
  return {
    take: async (client) => {
      try {
        return headersOf(name, perMinute, await limiter.consume(client))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const headers = headersOf(name, perMinute, refusal)
        throw new ProblemError('rate-limited', {
          headers: { ...headers, 'Retry-After': String(secondsLeft(refusal)) },
        })
      }
    },
  }
}

/**
 * RateLimit and RateLimit-Policy as draft-ietf-httpapi-ratelimit-headers-10 has them, and the three
 * headers of its earlier versions, which is what most clients read.
 */
function headersOf(name: string, limit: number, state: RateLimiterRes): Record<string, string> {
  const [remaining, reset] = [state.remainingPoints, secondsLeft(state)]
  return {
    'RateLimit-Policy': `"${name}";q=${limit};w=${WINDOW_SECONDS}`,
    RateLimit: `"${name}";r=${remaining};t=${reset}`,
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(reset),
  }
}

function secondsLeft(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000))
}
