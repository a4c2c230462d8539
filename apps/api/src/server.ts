/** The HTTP server: what Node may be asked to swallow, and how it ends. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { type ProblemCode, problemOf, problemResponse } from './problems.ts'
import type { Env } from './services.ts'

export interface RunningServer {
  readonly port: number
  /** Takes no more connections, lets requests end, and cuts off those that take too long. */
  readonly stop: () => Promise<void>
}

/** Request line and headers together; an address may have 16 KiB, which escaping may treble. */
const HEADER_OCTETS = 64 * 1024

/** How long requests may take to end once the server stops, in milliseconds. */
const GRACE = 10_000

/** Serves the application. Rejects where the address cannot be taken. */
export function startServer(
  app: Hono<Env>,
  options: { readonly host: string; readonly port: number; readonly log: Logger },
): Promise<RunningServer> {
  const { host, port, log } = options
  const server = createServer(
    {
      maxHeaderSize: HEADER_OCTETS,
      // Who sends slower than this is not waiting for an answer. 16 MiB in a minute are 2 Mbit/s.
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 2_000,
    },
    getRequestListener(app.fetch, {
      hostname: host,
      errorHandler: (error) => {
        // An address or a Host header that is none; the application never saw the request.
        if (error instanceof Error && error.name === 'RequestError') {
          return problemResponse('malformed-http')
        }
        log.error({ err: error }, 'unexpected error')
        return problemResponse('internal')
      },
    }),
  )
  // A reader that takes nothing for so long is gone.
  server.setTimeout(90_000)
  server.on('clientError', refuseMalformed)
  const silent = silentConnections(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      server.on('error', (error) => log.error({ err: error }, 'server error'))
      resolve({ port: (server.address() as AddressInfo).port, stop: () => stop(server, silent) })
    })
  })
}

/** Connections that have not asked for anything yet; browsers open some ahead of need. */
function silentConnections(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return silent
}

function stop(server: Server, silent: ReadonlySet<Socket>): Promise<void> {
  // Node closes what is idle at this moment, and waits for what becomes so later or never asks.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50)
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE)
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(closeIdle)
      clearTimeout(cutOff)
      resolve()
    })
    for (const socket of silent) socket.destroy()
  })
}

/** Answers what is no HTTP, too large or too slow, as far as the connection still takes an answer. */
function refuseMalformed(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const problem = problemOf(MALFORMED[error.code ?? ''] ?? 'malformed-http')
  const body = JSON.stringify(problem)
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${problem.title}`,
      'Connection: close',
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}

const MALFORMED: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}
