/** Small servers on loopback that answer octet by octet as told, rightly or wrongly. */
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { type FetchOptions, fetchRobots, parseCidrs } from '../src/index.ts'

export interface RawServer {
  readonly port: number
  /** `http://127.0.0.1:PORT` */
  readonly origin: string
  /** The requests as they came, head only. */
  readonly requests: string[]
}

/** `index` counts requests from 0. */
export type OnRequest = (socket: Socket, request: string, index: number) => void

/** Listens until the test is over. */
export async function serveRaw(onRequest: OnRequest): Promise<RawServer> {
  const requests: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    let head = ''
    socket.on('data', (octets) => {
      head += octets.toString('latin1')
      if (!head.includes('\r\n\r\n')) return
      requests.push(head)
      onRequest(socket, head, requests.length - 1)
      head = ''
    })
  })
  const port = await listen(server)
  return { port, origin: `http://127.0.0.1:${port}`, requests }
}

/** Makes a server listen on loopback, and closes it with all its connections after the test. */
export async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

/** A server that gives the same octets to every request and hangs up. */
export function answering(answer: string | Uint8Array): Promise<RawServer> {
  return serveRaw((socket) => socket.end(answer))
}

/** A server that redirects by path; any other path gets a small file. */
export function redirecting(table: Readonly<Record<string, string>>): Promise<RawServer> {
  return serveRaw((socket, request) => {
    const path = request.split(' ')[1] ?? ''
    const location = table[path]
    if (location === undefined) socket.end(ok('User-agent: *\nDisallow: /a\n'))
    else socket.end(Buffer.from(`HTTP/1.1 302 Found\r\nLocation: ${location}\r\n\r\n`, 'latin1'))
  })
}

/** Sends the same octets again and again until the other side has had enough. */
export function flood(socket: Socket, octets: string | Uint8Array): void {
  const next = () => {
    if (!socket.destroyed) socket.write(octets, next)
  }
  next()
}

/** A whole answer with a body and its length. */
export function ok(body: string | Uint8Array, headers = 'Content-Type: text/plain\r\n'): Buffer {
  const octets = Buffer.from(body)
  const head = `HTTP/1.1 200 OK\r\n${headers}Content-Length: ${octets.length}\r\n\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), octets])
}

/** Opens the loopback address of these servers and nothing else. */
const ONLY_LOOPBACK = cidrs('127.0.0.1')

export const USER_AGENT = 'robots-txt-tester/test (+https://example.com/contact)'

/** Fetches with loopback opened. */
export function fetchFrom(address: string, options: Partial<FetchOptions> = {}) {
  return fetchRobots(address, {
    userAgent: USER_AGENT,
    allowPrivateAddresses: ONLY_LOOPBACK,
    ...options,
  })
}

export function cidrs(text: string) {
  const parsed = parseCidrs(text)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.cidrs
}
