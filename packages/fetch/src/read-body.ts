/** The body of an answer, unpacked, up to a limit. */
import type { Answer } from './ask.ts'
import { codingsOf, decoded, tooLarge } from './content-coding.ts'
import { FetchFailure, failure } from './fetch-failure.ts'

export interface ReadBody {
  readonly octets: Uint8Array
  /** There was more, which was not read. */
  readonly truncated: boolean
}

/** What may come over the wire for one compressed body, in octets: plenty for the limit below it. */
const MAX_WIRE_OCTETS = 4 * 1024 * 1024

/**
 * Reads at most `limit` octets of a body, counted after unpacking.
 * Throws a `FetchFailure` of stage `read` or `decode`, or the reason of `signal`.
 */
export async function readBody(
  answer: Answer,
  limit: number,
  signal: AbortSignal,
): Promise<ReadBody> {
  if (answer.body === null) return { octets: new Uint8Array(), truncated: false }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of decoded(wireOctets(answer, signal), codingsOf(answer.headers))) {
    chunks.push(chunk)
    length += chunk.length
    if (length > limit) break
  }
  const octets = Buffer.concat(chunks)
  if (length <= limit) return { octets, truncated: false }
  return { octets: withoutCutCharacter(octets.subarray(0, limit)), truncated: true }
}

async function* wireOctets(answer: Answer, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const { body } = answer
  if (body === null) return
  const onAbort = () => body.destroy()
  signal.addEventListener('abort', onAbort)
  try {
    signal.throwIfAborted()
    let length = 0
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      length += chunk.length
      if (length > MAX_WIRE_OCTETS) throw tooLarge()
      yield chunk
    }
    // A stream that was destroyed may end as if all were well.
    if (!body.complete) throw cutShort(answer)
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    throw cause instanceof FetchFailure ? cause : cutShort(answer)
  } finally {
    signal.removeEventListener('abort', onAbort)
    body.destroy()
  }
}

function cutShort(answer: Answer): FetchFailure {
  const cause = answer.bodyError()
  const isParserError =
    cause instanceof Error && 'code' in cause && String(cause.code).startsWith('HPE_')
  return isParserError
    ? failure(
        'read',
        'broken-body',
        'The answer broke the rules of HTTP while the file was coming.',
      )
    : failure('read', 'body-cut-short', 'The connection broke off before the whole file had come.')
}

/** Drops the first octets of a character at the end whose others lie beyond the cut. */
function withoutCutCharacter(octets: Uint8Array): Uint8Array {
  for (let back = 1; back <= 3; back += 1) {
    const octet = octets[octets.length - back] ?? 0
    if (octet < 0x80) break
    if (octet < 0xc0) continue
    const length = octet >= 0xf0 ? 4 : octet >= 0xe0 ? 3 : 2
    return length > back ? octets.subarray(0, octets.length - back) : octets
  }
  return octets
}
