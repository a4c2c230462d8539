/** What happens when a request does not fit the schema of its route. */
import type { Hook } from '@hono/zod-openapi'
import { ProblemError } from './problems.ts'
import { fieldErrors, type RequestPart } from './schemas/field-errors.ts'
import type { Env } from './services.ts'

/** Throws a problem that names every field that was refused. */
// biome-ignore lint/suspicious/noExplicitAny: the hook is shared by routes of every shape
export const refuseInvalid: Hook<any, Env, any, any> = (result) => {
  if (result.success) return
  // The validator hands on what it refused, though its type does not say so.
  const input = 'data' in result ? result.data : undefined
  const errors = fieldErrors(result.error.issues, input, PARTS[result.target] ?? 'body')
  throw new ProblemError('invalid-request', { errors })
}

const PARTS: Readonly<Record<string, RequestPart>> = { json: 'body', query: 'query', param: 'path' }
