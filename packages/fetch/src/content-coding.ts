/** Undoing `Content-Encoding` (RFC 9110 §8.4) as the octets come, without trusting them. */
import { pipeline, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { FetchFailure, failure } from './fetch-failure.ts'

/** Octets as they come. */
export type Octets = AsyncIterable<Uint8Array>

export type Coding = 'gzip' | 'deflate' | 'br'

/** No honest server packs a text file more often than this. */
const MAX_CODINGS = 3

/** What one coding may unpack to while others still wait, in octets. */
const MAX_UNPACKED_OCTETS = 16 * 1024 * 1024

/**
 * The codings of a body in the order in which they were applied, from `Content-Encoding` and
 * from what `Transfer-Encoding` names besides `chunked`. Throws a `FetchFailure` of stage `decode`.
 */
export function codingsOf(headers: ReadonlyMap<string, string>): readonly Coding[] {
  const names = `${headers.get('content-encoding') ?? ''},${headers.get('transfer-encoding') ?? ''}`
  const codings: Coding[] = []
  for (const written of names.split(',')) {
    const name = written.trim().toLowerCase()
    if (name === '' || name === 'identity' || name === 'chunked') continue
    const coding = CODINGS.get(name)
    if (coding === undefined) {
      const message = `The file came in an encoding that was not asked for (“${name.slice(0, 40)}”) and cannot be unpacked.`
      throw failure('decode', 'unknown-encoding', message)
    }
    codings.push(coding)
  }
  if (codings.length > MAX_CODINGS) {
    const message = `The file came compressed ${codings.length} times over, which is more than is unpacked.`
    throw failure('decode', 'too-many-encodings', message)
  }
  return codings
}

/** Undoes codings, the last one first. A body without a single octet is empty, whatever its coding. */
export function decoded(octets: Octets, codings: readonly Coding[]): Octets {
  return codings.reduceRight<Octets>(undo, octets)
}

async function* undo(octets: Octets, coding: Coding): AsyncGenerator<Uint8Array> {
  const source = octets[Symbol.asyncIterator]()
  const start = await firstOctets(source)
  if (start.length === 0) return
  const decoder = decoderFor(coding, start)
  // Errors of both reach the loop below through `decoder`.
  pipeline(resume(start, source), decoder, () => undefined)
  let unpacked = 0
  try {
    for await (const chunk of decoder as AsyncIterable<Uint8Array>) {
      unpacked += chunk.length
      if (unpacked > MAX_UNPACKED_OCTETS) throw tooLarge()
      yield chunk
    }
  } catch (cause) {
    if (cause instanceof FetchFailure || !isZlibError(cause)) throw cause
    const message = `The file is said to be compressed (${coding}), and cannot be unpacked.`
    throw failure('decode', 'corrupt-encoding', message)
  }
}

/** Two octets at least where there are as many: enough to tell the two kinds of deflate apart. */
async function firstOctets(source: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let start: Buffer = Buffer.alloc(0)
  while (start.length < 2) {
    const next = await source.next()
    if (next.done) break
    start = Buffer.concat([start, next.value])
  }
  return start
}

async function* resume(
  start: Uint8Array,
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield start
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
  } finally {
    await source.return?.()
  }
}

function decoderFor(coding: Coding, start: Uint8Array): Transform {
  switch (coding) {
    case 'gzip':
      return createGunzip()
    case 'br':
      return createBrotliDecompress()
    case 'deflate':
      return hasZlibHeader(start) ? createInflate() : createInflateRaw()
    default: {
      const unknown: never = coding
      throw new Error(`Not handled: ${unknown}`)
    }
  }
}

/** RFC 1950 §2.2. Many servers mean by "deflate" the bare format, without this header. */
function hasZlibHeader(start: Uint8Array): boolean {
  const [method = 0, flags = 0] = start
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0
}

export function tooLarge(): FetchFailure {
  const message = 'The file is compressed in a way that would take far too much to unpack.'
  return failure('decode', 'encoding-too-large', message)
}

function isZlibError(cause: unknown): boolean {
  if (!(cause instanceof Error) || !('code' in cause)) return false
  const code = String(cause.code)
  return code.startsWith('Z_') || code.startsWith('ERR_') || code.startsWith('BROTLI')
}

const CODINGS: ReadonlyMap<string, Coding> = new Map([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
  ['br', 'br'],
])
