/** Reads a JSON body, strictly, and refuses what is none with a problem that says what it is. */
import type { Context, MiddlewareHandler } from 'hono'
import { shapeOf } from './json-shape.ts'
import { ProblemError } from './problems.ts'

/** The largest body that is read, in octets. */
const BODY_LIMIT = 16 * 1024 * 1024

/** What bodies may take, all together, while they are still coming in, in octets. */
const HELD_LIMIT = 256 * 1024 * 1024

/**
 * Reads the body ahead of the validation that follows it, which then finds it parsed. Validation by
 * itself would read a body of any size, and take octets that are not UTF-8 for U+FFFD.
 */
export const readJsonBody: MiddlewareHandler = jsonBodyReader(HELD_LIMIT)

/** The same with another limit on what is held at a time. */
export function jsonBodyReader(heldLimit: number): MiddlewareHandler {
  let held = 0
  const hold = (octets: number) => {
    held += octets
    if (held > heldLimit) throw new ProblemError('busy', { detail: HELD, headers: RETRY_SOON })
  }
  const release = (octets: number) => {
    held -= octets
  }
  return async function readJsonBody(c, next) {
    if (!isJson(c.req.header('Content-Type'))) throw new ProblemError('unsupported-media-type')
    if ((c.req.header('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity') {
      throw new ProblemError('unsupported-media-type')
    }
    if (Number(c.req.header('Content-Length') ?? 0) > BODY_LIMIT) {
      throw new ProblemError('too-large')
    }
    const text = decode(await readOctets(c, { hold, release }))
    if (text.trim() === '') {
      throw new ProblemError('malformed-json', { detail: 'The body is empty.' })
    }
    const shape = shapeOf(text)
    if (shape !== 'usual') throw new ProblemError('invalid-request', { errors: [SHAPES[shape]] })
    parse(text)
    // Kept as Hono keeps what it has read itself: a promise, whatever the declared type says.
    Object.assign(c.req.bodyCache, { text: Promise.resolve(text) })
    await next()
  }
}

const HELD = 'Too much is being sent at this moment.'
const RETRY_SOON = { 'Retry-After': '5' }

const SHAPES = {
  'too-deep': { field: 'body', code: 'too-deep', message: 'The body is nested too deeply.' },
  'too-many-values': {
    field: 'body',
    code: 'too-many',
    message: 'The body holds too many values.',
  },
} as const

function isJson(contentType: string | undefined): boolean {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const charset = parameters.map((parameter) => parameter.trim().replaceAll('"', ''))
  return (
    /^application\/(?:[\w.-]+\+)?json$/.test(type.trim()) &&
    charset.every((parameter) => !parameter.startsWith('charset=') || /=utf-?8$/.test(parameter))
  )
}

interface Memory {
  /** Throws where there is too little of it. */
  readonly hold: (octets: number) => void
  readonly release: (octets: number) => void
}

async function readOctets(c: Context, memory: Memory): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let octets = 0
  const reader = c.req.raw.body?.getReader()
  if (reader === undefined) return new Uint8Array()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return Buffer.concat(chunks, octets)
      octets += value.byteLength
      memory.hold(value.byteLength)
      if (octets > BODY_LIMIT) throw new ProblemError('too-large')
      chunks.push(value)
    }
  } catch (error) {
    // Whatever else breaks the reading off is the client's doing: it went away.
    throw error instanceof ProblemError ? error : new ProblemError('request-cut-short')
  } finally {
    memory.release(octets)
  }
}

function decode(octets: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(octets)
  } catch {
    throw new ProblemError('malformed-json', { detail: 'The body is not valid UTF-8.' })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // V8 quotes the text around the place, which is the caller's own; the position is what helps.
    const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined
    const where = position === undefined ? '' : ` The first error is at character ${position}.`
    throw new ProblemError('malformed-json', { detail: `The body is not JSON.${where}` })
  }
}
