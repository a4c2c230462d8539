/**
 * What a schema refused, field by field, with codes that stay and texts that a caller understands.
 *
 * A check in a schema that needs a code of its own gives it as `params: { code }` of a custom issue;
 * all else is told by the kind of the issue.
 */
import type { z } from 'zod'
import type { FieldError } from '../problems.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** Where the values came from. In a query a parameter that is given twice arrives as a list. */
export type RequestPart = 'body' | 'query' | 'path'

/** The errors of a value that a schema refused; `input` is that value. */
export function fieldErrors(
  issues: readonly Issue[],
  input: unknown,
  part: RequestPart,
): readonly FieldError[] {
  const errors = issues.flatMap((issue) => errorsOf(issue, [], { input, part }))
  return errors.slice(0, ERRORS_LIMIT)
}

/** A body may hold a million fields that are none; nobody reads on that long. */
const ERRORS_LIMIT = 50

interface Refused {
  readonly input: unknown
  readonly part: RequestPart
}

function errorsOf(issue: Issue, parents: Path, refused: Refused): readonly FieldError[] {
  const path = [...parents, ...issue.path]
  const value = valueAt(refused.input, path)
  if (refused.part === 'query' && path.length === 1 && Array.isArray(value)) {
    return [error(path, 'duplicate-parameter', 'This parameter may be given only once.')]
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) =>
        error([...path, key], 'unknown-field', 'There is no field of this name.'),
      )
    case 'invalid_union': {
      const branch = closestBranch(issue.errors, value)
      return branch === null
        ? [wrongType(path, value, issue.message)]
        : branch.flatMap((inner) => errorsOf(inner, path, refused))
    }
    case 'invalid_type':
      return [wrongType(path, value, issue.message)]
    case 'too_small':
      return [error(path, tooSmallCode(issue.origin), issue.message)]
    case 'too_big':
      return [error(path, tooBigCode(issue.origin), issue.message)]
    case 'invalid_value':
      return [notAllowed(path, value, issue.message)]
    case 'custom':
      return [error(path, String(issue.params?.code ?? 'invalid'), issue.message)]
    default:
      return [error(path, 'invalid', issue.message)]
  }
}

/**
 * Of the alternatives of a union, the one that the value was meant for: the first that fails
 * deeper than at its type. Null where the value is none of them.
 */
function closestBranch(
  branches: readonly (readonly Issue[])[],
  value: unknown,
): readonly Issue[] | null {
  const failsAtType = ({ path, code }: Issue) =>
    path.length === 0 &&
    (code === 'invalid_type' || (code === 'invalid_value' && typeof value !== 'string'))
  return branches.find((issues) => !issues.some(failsAtType)) ?? null
}

function wrongType(path: Path, value: unknown, message: string): FieldError {
  return value === undefined
    ? error(path, 'required', 'This field is missing.')
    : error(path, 'wrong-type', message)
}

function notAllowed(path: Path, value: unknown, message: string): FieldError {
  if (typeof value !== 'string') return wrongType(path, value, message)
  return error(path, NOT_ALLOWED[fieldName(path)] ?? 'not-allowed', message)
}

/** Fields for which the usual code would say too little. */
const NOT_ALLOWED: Readonly<Record<string, string>> = { dialect: 'unknown-dialect' }

function tooSmallCode(origin: string): string {
  return origin === 'string' ? 'empty' : 'out-of-range'
}

function tooBigCode(origin: string): string {
  if (origin === 'string') return 'too-long'
  return origin === 'array' ? 'too-many' : 'out-of-range'
}

function error(path: Path, code: string, message: string): FieldError {
  return { field: fieldName(path), code, message }
}

/** `crawlers[2]`, `crawler.token`; the value as a whole is `body`. */
function fieldName(path: Path): string {
  let name = ''
  for (const step of path) {
    if (typeof step === 'number') name += `[${step}]`
    else name += name === '' ? String(step) : `.${String(step)}`
  }
  if (name.length > NAME_LIMIT) return `${name.slice(0, NAME_LIMIT - 1)}…`
  return name === '' ? 'body' : name
}

const NAME_LIMIT = 100

function valueAt(input: unknown, path: Path): unknown {
  let value = input
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = Reflect.get(value, step)
  }
  return value
}
