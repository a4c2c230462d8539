// Starts the real server on a free port of loopback, and small sites that answer as a test tells
// them to, for it to fetch from.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { readConfig } from '../src/config.ts'
import { start } from '../src/start.ts'

export interface Api {
  readonly origin: string
  readonly port: number
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** `body` is sent as JSON, or as it is where it is text. */
  readonly post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>
}

/** Starts the server with these variables; it ends with the test. */
export async function startApi(
  environment: Readonly<Record<string, string>> = {},
  options: { readonly pageFolder?: string; readonly log?: (line: string) => void } = {},
): Promise<Api> {
  const read = readConfig({
    ALLOW_PRIVATE_ADDRESSES: '127.0.0.0/8,::1',
    RATE_LIMIT_FETCH: '0',
    RATE_LIMIT_COMPUTE: '0',
    FETCH_CACHE_SECONDS: '0',
    PORT: '0',
    LOG_LEVEL: options.log === undefined ? 'silent' : 'trace',
    ...environment,
  })
  if (!read.ok) throw new Error(read.sentences.join(' '))
  const server = await start({
    config: read.config,
    log: pino({ level: read.config.logLevel }, { write: options.log ?? (() => undefined) }),
    pageFolder: options.pageFolder ?? '/nowhere',
  })
  onTestFinished(() => server.stop())
  const origin = `http://127.0.0.1:${server.port}`
  return {
    origin,
    port: server.port,
    get: (path, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' }),
    post: (path, body, headers = {}) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}

export interface Site {
  readonly origin: string
  readonly port: number
  /** Paths that were asked for. */
  readonly asked: readonly string[]
  /** How many connections are open. */
  readonly connections: () => Promise<number>
}

/** Starts a site; it ends with the test. */
export async function startSite(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Site> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  const port = await listen(server)
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    asked,
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
  }
}

/** A site whose robots.txt is this text. */
export function startSiteWith(text: string | Uint8Array): Promise<Site> {
  return startSite((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(text)
  })
}

/** Writes octets to a port, and gives all that comes back until the connection ends. */
export function exchange(port: number, octets: string, wait = 5000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(octets, 'latin1'))
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)))
    socket.setTimeout(wait, () => socket.destroy())
  })
}

/** Waits until something holds; fails where it takes longer than `milliseconds`. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  milliseconds = 2000,
): Promise<void> {
  const end = Date.now() + milliseconds
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It did not come to hold.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
