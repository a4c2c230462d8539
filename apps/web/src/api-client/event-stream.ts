/** Reads `text/event-stream` (WHATWG HTML §9.2.6) from a response that a `fetch` of ours got. */

export interface StreamEvent {
  /** `message` where the server named none. */
  readonly event: string
  readonly data: string
}

/** The events of a body, as they arrive. An event without data is none. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += decoder.decode(value, { stream: !done })
      // A CR at the end may be half of a CRLF.
      const complete = done ? rest : rest.replace(/\r$/, '')
      const blocks = complete.split(/\r\n\r\n|\n\n|\r\r/)
      rest = (blocks.pop() ?? '') + rest.slice(complete.length)
      for (const block of done ? [...blocks, rest] : blocks) {
        const event = readEvent(block)
        if (event !== null) yield event
      }
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

function readEvent(block: string): StreamEvent | null {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split(/\r\n|\n|\r/)) {
    const colon = line.indexOf(':')
    if (colon === 0) continue
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }
  return data.length === 0 ? null : { event, data: data.join('\n') }
}
