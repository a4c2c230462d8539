/**
 * Which addresses may be dialled: public ones, and those that whoever runs the service has opened.
 *
 * Everything that the registries of special-purpose addresses (IANA, RFC 6890) keep back is
 * refused, also where it is wrapped in an IPv6 address: IPv4-mapped, NAT64 (RFC 6052), 6to4.
 */
import ipaddr from 'ipaddr.js'
import { type Cidr, type IpAddress, isWithin, parseAddress } from './cidr.ts'

export type AddressJudgement =
  | { readonly permitted: true; readonly opened: boolean }
  | { readonly permitted: false; readonly kind: string }

/**
 * Whether an address may be dialled. `opened` tells that it may only because its range is in the
 * list; `kind` is a word for the message, such as "private" or "loopback".
 */
export function judgeAddress(text: string, openedRanges: readonly Cidr[]): AddressJudgement {
  const address = parseAddress(text)
  if (address === null) return { permitted: false, kind: 'malformed' }
  if (isWithin(address, openedRanges)) return { permitted: true, opened: true }
  const kind = specialKind(address)
  return kind === null ? { permitted: true, opened: false } : { permitted: false, kind }
}

/** A word for what keeps an address from being public; null for a public one. */
function specialKind(address: IpAddress): string | null {
  const wrapped = address instanceof ipaddr.IPv6 ? wrappedIpv4(address) : null
  if (wrapped !== null) return specialKind(wrapped)
  const range: string = address.range()
  if (range !== 'unicast') return WORDS[range] ?? 'reserved'
  // Beyond 2000::/3 nothing has been given out, and the library calls much of it unicast.
  return address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST, 3) ? 'reserved' : null
}

/** The IPv4 address that traffic to a NAT64 (64:ff9b::/96) or 6to4 (2002::/16) address ends up at. */
function wrappedIpv4(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  const octets = address.toByteArray()
  if (address.match(NAT64, 96)) return new ipaddr.IPv4(octets.slice(12))
  if (address.match(SIX_TO_FOUR, 16)) return new ipaddr.IPv4(octets.slice(2, 6))
  return null
}

const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::')
const NAT64 = ipaddr.IPv6.parse('64:ff9b::')
const SIX_TO_FOUR = ipaddr.IPv6.parse('2002::')

/** The library's names for ranges, in words; every other range is "reserved". */
const WORDS: Readonly<Record<string, string>> = {
  broadcast: 'broadcast',
  carrierGradeNat: 'shared',
  deprecatedSiteLocal: 'private',
  linkLocal: 'link-local',
  loopback: 'loopback',
  multicast: 'multicast',
  private: 'private',
  uniqueLocal: 'private',
}
