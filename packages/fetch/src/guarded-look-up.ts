/**
 * From a host name to the addresses that may be dialled. The connection gets these addresses and
 * nothing else, so what was checked is what is dialled, however often the name's answer changes.
 */
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { judgeAddress } from './address-policy.ts'
import type { Cidr } from './cidr.ts'
import { type FetchFailure, failure, lookUpFailure } from './fetch-failure.ts'

export interface LookedUpAddress {
  readonly address: string
  readonly family: 4 | 6
}

/** Gives all addresses of a host name. An error of the resolver is a rejection. */
export type LookUp = (host: string) => Promise<readonly LookedUpAddress[]>

/** As the system does it, the hosts file included. */
export async function lookUpBySystem(host: string): Promise<readonly LookedUpAddress[]> {
  const found = await lookup(host, { all: true, verbatim: true })
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
}

export interface DialRules {
  readonly openedRanges: readonly Cidr[]
  readonly extraPorts: readonly number[]
  readonly lookUp: LookUp
}

/**
 * The addresses of a host that may be dialled at a port.
 *
 * One address that is not public spoils the whole answer: an honest public name has none. Only
 * where the list opens some of the addresses are the others left out instead.
 * Throws a `FetchFailure` of stage `policy` or `dns`.
 */
export async function dialableAddresses(
  host: string,
  port: number,
  rules: DialRules,
): Promise<readonly LookedUpAddress[]> {
  const anyHostAtPort = port === 80 || port === 443 || rules.extraPorts.includes(port)
  if (!anyHostAtPort && rules.openedRanges.length === 0) throw portNotAllowed(port)
  const literal = isIP(host)
  const found =
    literal === 0
      ? await lookUp(host, rules.lookUp)
      : [{ address: host, family: literal === 6 ? 6 : 4 } as const]

  const judged = found.map((each) => ({
    each,
    judgement: judgeAddress(each.address, rules.openedRanges),
  }))
  const opened = judged.filter(({ judgement }) => judgement.permitted && judgement.opened)
  if (opened.length > 0) return opened.map(({ each }) => each)
  for (const { judgement } of judged) {
    if (!judgement.permitted) throw notPublic(host, literal !== 0, judgement.kind)
  }
  if (!anyHostAtPort) throw portNotAllowed(port)
  return found
}

/** The refusal of an address that is not public. The address behind a name is not given away. */
export function notPublic(host: string, isLiteral: boolean, kind: string): FetchFailure {
  const what = isLiteral ? `${host} is a ${kind} address.` : `${host} leads to a ${kind} address.`
  return failure(
    'policy',
    'address-not-public',
    `${what} Only public addresses are asked. Paste the file instead, or have whoever runs this service open the address (ALLOW_PRIVATE_ADDRESSES).`,
  )
}

function portNotAllowed(port: number): FetchFailure {
  return failure(
    'policy',
    'port-not-allowed',
    `Port ${port} is not asked, only 80 and 443. Paste the file instead, or have whoever runs this service open the port (EXTRA_PORTS).`,
  )
}

async function lookUp(host: string, resolve: LookUp): Promise<readonly LookedUpAddress[]> {
  if (isLocalhost(host)) return LOOPBACK
  let found: readonly LookedUpAddress[]
  try {
    found = await resolve(host)
  } catch (cause) {
    throw lookUpFailure(host, cause)
  }
  if (found.length === 0) throw failure('dns', 'no-address', `The name ${host} has no address.`)
  return found
}

/** These names mean this machine (RFC 6761 §6.3), even where no name server says so. */
function isLocalhost(host: string): boolean {
  return /^(?:.+\.)?localhost\.?$/.test(host)
}

const LOOPBACK: readonly LookedUpAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]
