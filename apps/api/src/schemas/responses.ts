/** Parts of route descriptions that several routes share. */
import { z } from '@hono/zod-openapi'
import { ProblemSchema } from './problem.ts'

const TEXTS = {
  400: 'Some of what was sent cannot be used',
  404: 'There is no such thing',
  413: 'Body over 16 MiB, or file over 2 MiB',
  415: 'The body is not JSON',
  429: 'Too many requests in a minute; Retry-After says when to come back',
  503: 'Too much is asked of us at this moment; Retry-After says when to come back',
} as const

type ProblemStatus = keyof typeof TEXTS
type Problems<S extends ProblemStatus> = {
  [status in S]: {
    readonly description: string
    readonly content: {
      readonly 'application/problem+json': { readonly schema: typeof ProblemSchema }
    }
  }
}

/** The problems that a route may answer with. */
export function problems<S extends ProblemStatus>(...statuses: readonly S[]): Problems<S> {
  const entries = statuses.map((status) => [
    status,
    {
      description: TEXTS[status],
      content: { 'application/problem+json': { schema: ProblemSchema } },
    },
  ])
  return Object.fromEntries(entries) as Problems<S>
}

/** The query of a route that takes no parameters. */
export const NoQuery = z.strictObject({})

/** A switch in a query. */
export const Switch = z.enum(['true', 'false'], { error: 'This is either true or false.' })
