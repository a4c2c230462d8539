/** Ranges of addresses in CIDR notation, as configuration names them. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6

/** A range: an address, and how many of its leading bits count. */
export interface Cidr {
  readonly address: IpAddress
  readonly bits: number
}

export type ParsedCidrs =
  | { readonly ok: true; readonly cidrs: readonly Cidr[] }
  | { readonly ok: false; readonly message: string }

/**
 * Reads a comma-separated list of ranges and single addresses, such as `127.0.0.0/8, ::1`.
 * An empty text is an empty list. `message` says which entry cannot be read.
 */
export function parseCidrs(text: string): ParsedCidrs {
  const cidrs: Cidr[] = []
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const cidr = parseCidr(entry)
    if (cidr === null) {
      return {
        ok: false,
        message: `“${entry}” is no address or range; write it like 127.0.0.0/8 or ::1.`,
      }
    }
    cidrs.push(cidr)
  }
  return { ok: true, cidrs }
}

/**
 * The address that a text stands for, in the form in which addresses are compared: an IPv4-mapped
 * one is its IPv4 address. Null where the text is no address.
 */
export function parseAddress(text: string): IpAddress | null {
  switch (isIP(text)) {
    case 4:
      return ipaddr.IPv4.parse(text)
    case 6:
      return ipaddr.process(withoutDots(text))
    default:
      return null
  }
}

/** The library reads `::127.0.0.1` as if it were `::ffff:127.0.0.1`; written in hexadecimal it cannot. */
function withoutDots(ipv6: string): string {
  const [address = ''] = ipv6.split('%')
  return new URL(`http://[${address}]`).hostname.slice(1, -1)
}

/** Whether an address lies in one of the ranges. */
export function isWithin(address: IpAddress, cidrs: readonly Cidr[]): boolean {
  return cidrs.some(({ address: start, bits }) =>
    // A range of one family holds no address of the other; `match` would throw.
    start.kind() === address.kind() ? address.match(start, bits) : false,
  )
}

function parseCidr(entry: string): Cidr | null {
  const [start = '', prefix, ...rest] = entry.split('/')
  if (rest.length > 0 || !isPlain(start)) return null
  const address =
    isIP(start) === 4 ? ipaddr.IPv4.parse(start) : ipaddr.IPv6.parse(withoutDots(start))
  const width = address.kind() === 'ipv4' ? 32 : 128
  const bits = prefix === undefined ? width : Number(prefix)
  if ((prefix !== undefined && !/^\d{1,3}$/.test(prefix)) || bits > width) return null
  return isMapped(address, bits)
    ? { address: address.toIPv4Address(), bits: bits - 96 }
    : { address, bits }
}

/** Spellings that leave no doubt (`010.0.0.1` could mean two addresses), without a zone. */
function isPlain(text: string): boolean {
  return isIP(text) !== 0 && !text.includes('%')
}

function isMapped(address: IpAddress, bits: number): address is ipaddr.IPv6 {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96
}
