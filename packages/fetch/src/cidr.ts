/** Ranges of addresses in CIDR notation, as configuration names them. */
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
  return ipaddr.isValid(text) ? ipaddr.process(text) : null
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
  const address = ipaddr.parse(start)
  const width = address.kind() === 'ipv4' ? 32 : 128
  const bits = prefix === undefined ? width : Number(prefix)
  if ((prefix !== undefined && !/^\d{1,3}$/.test(prefix)) || bits > width) return null
  return isMapped(address, bits)
    ? { address: address.toIPv4Address(), bits: bits - 96 }
    : { address, bits }
}

/** Spellings that leave no doubt: `010.0.0.1` could mean two addresses. */
function isPlain(text: string): boolean {
  if (text.includes('%')) return false
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
}

function isMapped(address: IpAddress, bits: number): address is ipaddr.IPv6 {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96
}
