/** Who is asking, as far as limits need to know. */
import { isIP, isIPv6 } from 'node:net'

/**
 * The name under which a client's requests are counted: its IPv4 address, or the /64 network of its
 * IPv6 address, since whoever has one address of such a network has them all.
 *
 * `trusted` proxies in front of us are ours: each adds the address it was called from at the end of
 * X-Forwarded-For, and what stands before their entries may be anybody's invention.
 */
export function clientName(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: number,
): string {
  const entries =
    trusted === 0 ? [] : (forwardedFor ?? '').split(',').filter((e) => e.trim() !== '')
  const chain = [...entries.map(addressIn), addressIn(remoteAddress ?? '')]
  const from = Math.max(0, chain.length - 1 - trusted)
  const address = chain.slice(from).find((entry) => entry !== null) ?? null
  return address === null ? 'unknown' : networkOf(address)
}

/** The address of an entry, which may carry a port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function addressIn(entry: string): string | null {
  const bare = entry.trim().replace(/^"|"$/g, '')
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(bare)
  const address = bracketed?.[1] ?? bare.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  return isIP(address) === 0 ? null : address
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped) {
    return [groups[6], groups[7]].flatMap((group = 0) => [group >> 8, group & 0xff]).join('.')
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  // The URL parser writes the IPv4 form of the last groups, and zones, out of the way.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const numbers = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
  const [first, last] = [numbers(head), numbers(tail ?? '')]
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
}
