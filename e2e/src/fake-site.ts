// A web site on loopback that answers as a test tells it to, also in ways that no well-behaved
// server would: late, cut short, compressed, or not at all.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'

type Headers = Readonly<Record<string, string>>
type Encoding = keyof typeof compress

/** What the site does when one of its paths is asked for. */
export type Answer =
  | {
      readonly kind: 'body'
      readonly body: string | Uint8Array
      /** 200 where left out. */
      readonly status?: number
      /** `text/plain; charset=utf-8` where left out. */
      readonly contentType?: string
      readonly headers?: Headers
      /** Compresses the body and says so in Content-Encoding. */
      readonly encoding?: Encoding
      /** Milliseconds before the first octet. */
      readonly delay?: number
    }
  /** `location` may be relative or on another site. */
  | { readonly kind: 'redirect'; readonly location: string; readonly status?: number }
  /** Promises `promised` octets more than it sends, then closes the connection. */
  | { readonly kind: 'truncated'; readonly body: string; readonly promised: number }
  /** Sends the body in pieces, `pause` milliseconds apart. */
  | { readonly kind: 'trickle'; readonly pieces: readonly string[]; readonly pause: number }
  /** Takes the request and never answers. */
  | { readonly kind: 'silence' }
  /** Closes the connection without an answer. */
  | { readonly kind: 'hang-up' }

/** A request as the site received it. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
}

export interface FakeSite {
  /** For example `http://127.0.0.1:41234`, without a slash at the end. */
  readonly origin: string
  /** The same site by another host name, for redirects from host to host. */
  readonly otherOrigin: string
  /** Every request so far, oldest first. */
  readonly seen: readonly SeenRequest[]
  /** Sets the answer for a path (with its query); paths without one give 404. */
  answer(path: string, answer: Answer): void
  /** Sets the answer for /robots.txt to this text, with status 200. */
  robots(text: string): void
  close(): Promise<void>
}

/** Starts a site on a free port of loopback. Whoever starts it closes it. */
export async function startFakeSite(): Promise<FakeSite> {
  const answers = new Map<string, Answer>()
  const seen: SeenRequest[] = []
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    seen.push({ method: request.method ?? '', path, headers: request.headers })
    void send(response, answers.get(path) ?? notFound)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    otherOrigin: `http://localhost:${port}`,
    seen,
    answer: (path, answer) => void answers.set(path, answer),
    robots: (text) => void answers.set('/robots.txt', { kind: 'body', body: text }),
    close: () => close(server, sockets),
  }
}

const notFound: Answer = { kind: 'body', status: 404, body: 'Not found\n' }

const compress = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }

async function send(response: ServerResponse, answer: Answer): Promise<void> {
  switch (answer.kind) {
    case 'body': {
      if (answer.delay !== undefined) await delay(answer.delay)
      const plain = Buffer.from(answer.body)
      const { encoding } = answer
      const body = encoding === undefined ? plain : compress[encoding](plain)
      response.writeHead(answer.status ?? 200, {
        'content-type': answer.contentType ?? 'text/plain; charset=utf-8',
        'content-length': body.length,
        ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
        ...answer.headers,
      })
      response.end(body)
      return
    }
    case 'redirect':
      response.writeHead(answer.status ?? 301, { location: answer.location })
      response.end()
      return
    case 'truncated': {
      const body = Buffer.from(answer.body)
      response.writeHead(200, {
        'content-type': 'text/plain',
        'content-length': body.length + answer.promised,
      })
      response.write(body, () => response.destroy())
      return
    }
    case 'trickle':
      response.writeHead(200, { 'content-type': 'text/plain' })
      for (const piece of answer.pieces) {
        response.write(piece)
        await delay(answer.pause)
      }
      response.end()
      return
    case 'silence':
      return
    case 'hang-up':
      response.destroy()
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('no port'))
      else resolve(address.port)
    })
  })
}

function close(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy()
  return new Promise((resolve) => server.close(() => resolve()))
}
