/** A connection to a host, over TLS for https, to an address that was checked and to no other. */
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { rootCertificates, connect as secure } from 'node:tls'
import { judgeAddress } from './address-policy.ts'
import { connectFailure, type FetchFailure, tlsFailure } from './fetch-failure.ts'
import {
  type DialRules,
  dialableAddresses,
  type LookedUpAddress,
  notPublic,
} from './guarded-look-up.ts'
import { hostOf, portOf } from './host.ts'

/** What a connection is busy with. */
export type DialStep = 'look-up' | 'connect' | 'tls'

export interface DialOptions extends DialRules {
  /** Certificates in PEM form that are trusted besides the usual ones. */
  readonly certificateAuthorities?: string | undefined
  readonly onStep: (step: DialStep) => void
}

/** How long one address may take before the next is tried as well. */
const ATTEMPT_MS = 1000

/**
 * Connects to the host and port of an http(s) address. The caller destroys the socket.
 * Throws a `FetchFailure` (stages `policy`, `dns`, `connect`, `timeout`, `tls`), or the reason of
 * `signal` once that is aborted.
 */
export async function dial(url: URL, options: DialOptions, signal: AbortSignal): Promise<Socket> {
  const host = hostOf(url)
  const port = portOf(url)
  options.onStep('look-up')
  const addresses = await unlessAborted(dialableAddresses(host, port, options), signal)
  options.onStep('connect')
  const socket = await connectTo(host, port, addresses, options, signal)
  if (url.protocol === 'http:') return socket
  options.onStep('tls')
  return secured(socket, host, options, signal)
}

async function connectTo(
  host: string,
  port: number,
  addresses: readonly LookedUpAddress[],
  options: DialOptions,
  signal: AbortSignal,
): Promise<Socket> {
  const socket = connect({
    host,
    port,
    lookup: onlyTo(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ATTEMPT_MS,
  })
  await opened(socket, 'connect', (cause) => connectFailure(host, cause), signal)
  // The last look before the first octet goes out; nothing above should let this happen.
  const judgement = judgeAddress(socket.remoteAddress ?? '', options.openedRanges)
  if (judgement.permitted) return socket
  socket.destroy()
  throw notPublic(host, isIP(host) !== 0, judgement.kind)
}

async function secured(
  socket: Socket,
  host: string,
  options: DialOptions,
  signal: AbortSignal,
): Promise<Socket> {
  const extra = options.certificateAuthorities
  // A final dot is for name servers only: certificates and SNI are without it.
  const name = host.replace(/\.$/, '')
  const tlsSocket = secure({
    socket,
    host: name,
    ...(isIP(host) === 0 ? { servername: name } : {}),
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
    ...(extra === undefined ? {} : { ca: [...rootCertificates, extra] }),
  })
  await opened(tlsSocket, 'secureConnect', (cause) => tlsFailure(host, cause), signal)
  return tlsSocket
}

/** Waits for a socket's event; on an error or the signal the socket is destroyed. */
function opened(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  failed: (cause: unknown) => FetchFailure,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      signal.removeEventListener('abort', onAbort)
      socket.off(event, onOpen)
      socket.off('close', onClose)
      act()
    }
    const onOpen = () => settle(resolve)
    const onClose = () => settle(() => reject(failed(null)))
    const onAbort = () => {
      socket.destroy()
      settle(() => reject(signal.reason))
    }
    // Stays for good: an error that comes after everything is over must not end the process.
    socket.on('error', (cause) => settle(() => reject(failed(cause))))
    socket.once(event, onOpen)
    socket.once('close', onClose)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort)
  })
}

/** A result, or the reason of the signal; what the abandoned work does later is of no interest. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

/** The only answer that the connection's own look-up gets. */
function onlyTo(addresses: readonly LookedUpAddress[]): LookupFunction {
  const [first] = addresses
  return (_host, { all }, done) => {
    if (all) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }
}
