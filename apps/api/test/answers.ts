// Reads answers strictly: each must fit the schema that the OpenAPI document is made from, and hold
// nothing besides.
import { expect } from 'vitest'
import type { z } from 'zod'
import { FetchReportSchema } from '../src/schemas/fetch-report.ts'
import { ProblemSchema } from '../src/schemas/problem.ts'
import { TestAnswerSchema } from '../src/schemas/test-answer.ts'

/** The body of an answer of status 200. */
export async function bodyOf<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  const text = await response.text()
  expect(response.status, text).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  return exactly(schema, JSON.parse(text))
}

export const testAnswer = (response: Response) => bodyOf(response, TestAnswerSchema)
export const fetchReport = (response: Response) => bodyOf(response, FetchReportSchema)

/** The problem in an answer of that status. */
export async function problemIn(response: Response, status: number) {
  const text = await response.text()
  expect(response.status, text).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = exactly(ProblemSchema, JSON.parse(text))
  expect(problem.status).toBe(status)
  return problem
}

/** Codes by field, of a refused request. */
export async function errorsIn(response: Response): Promise<Readonly<Record<string, string>>> {
  const { code, errors } = await problemIn(response, 400)
  expect(code).toBe('invalid-request')
  return Object.fromEntries((errors ?? []).map((error) => [error.field, error.code]))
}

/** A schema by itself passes over what it does not know. */
function exactly<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.parse(value)
  expect(value).toEqual(read)
  return read
}
