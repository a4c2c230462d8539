/**
 * The peer: the parser of the registry that by far the most projects use, and the only one among
 * them that tells the line. Others there fetch, generate or stream files, or match prefixes only.
 */
import robotsParser, { type Robot } from 'robots-parser'
import { SITE } from './generate/addresses.ts'

export const PEER = 'robots-parser'

export function peerOf(text: string): Robot {
  return robotsParser(`${SITE}/robots.txt`, text)
}

/** How many addresses the peer lets a crawler fetch. */
export function peerAllowed(peer: Robot, addresses: readonly string[], token: string): number {
  let allowed = 0
  for (const address of addresses) if (peer.isAllowed(address, token)) allowed += 1
  return allowed
}

/**
 * Makes sure that both sides do the same work before they are timed: they may part on what the peer
 * reads in its own way, but not on more than one address in a hundred.
 */
export function assertSameWork(ours: number, theirs: number, addresses: number): void {
  if (Math.abs(ours - theirs) > addresses / 100) {
    throw new Error(`Of ${addresses} addresses we allow ${ours}, ${PEER} ${theirs}.`)
  }
}
