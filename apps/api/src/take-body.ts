/** Takes in what a client goes on sending although it has been refused. */
import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Env } from './services.ts'

/** Who sends more than this meant no good. */
const MOST_OCTETS = 64 * 1024 * 1024

/** How long a body may take that nobody wants, and how long it may pause, in milliseconds. */
const MOST_TIME = 10_000
const MOST_PAUSE = 500

/**
 * Waits for the end of a body that no route has read. A server that answers and hangs up meanwhile
 * cuts the client off, and many clients then never look for the answer (RFC 9112 §9.6).
 */
export const takeBody: MiddlewareHandler<Env> = async function takeBody(c, next) {
  await next()
  const { incoming } = c.env
  if (!incoming.complete && !incoming.destroyed && !c.req.raw.bodyUsed) await ended(incoming)
}

function ended(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let octets = 0
    const done = () => {
      clearTimeout(pause)
      clearTimeout(whole)
      incoming.off('data', count)
      resolve()
    }
    const pause = setTimeout(done, MOST_PAUSE)
    const whole = setTimeout(done, MOST_TIME)
    const count = (chunk: Uint8Array) => {
      octets += chunk.length
      pause.refresh()
      if (octets > MOST_OCTETS) done()
    }
    incoming.on('data', count).once('end', done).once('close', done).once('error', done)
    incoming.resume()
  })
}
