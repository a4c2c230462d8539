/** Ten thousand addresses against one file, read anew each time: what a batch costs from start to end. */
import {
  CRAWLERS,
  type Crawler,
  findCrawler,
  parseRobotsTxt,
  targetOfAddress,
  testMany,
} from '../../src/index.ts'
import type { BenchCase, Effort, Figures } from '../bench-case.ts'
import { makeAddresses } from '../generate/addresses.ts'
import { makeGroup, makeLargeFile } from '../generate/robots-file.ts'
import { assertSameWork, PEER, peerAllowed, peerOf } from '../peer.ts'
import { race } from '../race.ts'

const TOKEN = 'Googlebot'

export const bulkCases: readonly BenchCase[] = [
  {
    name: 'bulk-500',
    work: '10,000 addresses, file of 500 rules',
    unit: 'ms',
    goal: { kind: 'ratio', least: 30 },
    measure: (effort) => againstPeer(makeGroup({ rules: 500 }, 500), effort),
  },
  {
    name: 'bulk-500k',
    work: '10,000 addresses, file of 500 KiB',
    unit: 'ms',
    goal: { kind: 'ratio', least: 30 },
    measure: (effort) => againstPeer(largeFile(), effort),
  },
  {
    name: 'bulk-500k-all',
    work: `10,000 addresses × ${CRAWLERS.length} crawlers, file of 500 KiB`,
    unit: 'ms',
    goal: { kind: 'most', most: 2_000 },
    measure(effort) {
      const file = largeFile()
      const addresses = addressesFor(effort)
      return race({ ours: () => allowed(file, addresses, CRAWLERS), peer: null }, effort)
    },
  },
]

function againstPeer(file: string, effort: Effort): Figures {
  const addresses = addressesFor(effort)
  const crawlers = [findCrawler(TOKEN).crawler]
  const ours = () => allowed(file, addresses, crawlers)
  const theirs = () => peerAllowed(peerOf(file), addresses, TOKEN)
  const few = addresses.slice(0, 200)
  assertSameWork(allowed(file, few, crawlers), peerAllowed(peerOf(file), few, TOKEN), few.length)
  return race({ ours, peer: { name: PEER, run: theirs } }, effort)
}

function allowed(text: string, addresses: readonly string[], crawlers: readonly Crawler[]): number {
  const source = { file: parseRobotsTxt(text), facts: null }
  let count = 0
  for (const { verdicts } of testMany(source, targetsOf(addresses), crawlers)) {
    for (const verdict of verdicts) if (verdict.allowed) count += 1
  }
  return count
}

function* targetsOf(addresses: readonly string[]) {
  for (const address of addresses) yield targetOfAddress(address)
}

function largeFile(): string {
  return makeLargeFile({ octets: 512_000 }, 500)
}

function addressesFor({ brief }: Effort): readonly string[] {
  return makeAddresses(brief ? 200 : 10_000, 10_000)
}
