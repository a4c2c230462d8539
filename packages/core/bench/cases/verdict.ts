/** Verdicts on a parsed file of 20 rules: 1,000 addresses, each on its own. */
import {
  decideBriefly,
  findCrawler,
  parseRobotsTxt,
  questionOf,
  type Target,
  type TargetProblem,
  targetOfAddress,
  testAddress,
} from '../../src/index.ts'
import type { BenchCase } from '../bench-case.ts'
import { makeAddresses } from '../generate/addresses.ts'
import { makeGroup } from '../generate/robots-file.ts'
import { assertSameWork, PEER, peerAllowed, peerOf } from '../peer.ts'
import { race } from '../race.ts'

const TOKEN = 'Googlebot'
const ADDRESSES = makeAddresses(1_000, 20)
const TARGETS = ADDRESSES.map((address) => targetOfAddress(address))
const FILE = makeGroup({ rules: 20 }, 20)
const SOURCE = { file: parseRobotsTxt(FILE), facts: null }
const { crawler: CRAWLER } = findCrawler(TOKEN)

export const verdictCases: readonly BenchCase[] = [
  {
    name: 'verdict-20',
    work: 'verdict on an address as a string, file of 20 rules',
    goal: { kind: 'ratio', least: 3 },
    ...verdicts(() => count(ADDRESSES, (address) => brief(targetOfAddress(address)))),
  },
  {
    name: 'verdict-20-prepared',
    work: 'the same, address made canonical before',
    goal: { kind: 'ratio', least: 8 },
    ...verdicts(() => count(TARGETS, brief)),
  },
  {
    name: 'verdict-20-whole',
    work: 'the same with losers, near misses and trail',
    goal: null,
    ...verdicts(() => count(TARGETS, (target) => testAddress(SOURCE, target, CRAWLER).allowed)),
  },
]

function verdicts(ours: () => number): Pick<BenchCase, 'unit' | 'measure'> {
  const measure: BenchCase['measure'] = (effort) => {
    const robots = peerOf(FILE)
    const theirs = () => peerAllowed(robots, ADDRESSES, TOKEN)
    assertSameWork(ours(), theirs(), ADDRESSES.length)
    const peer = { name: PEER, run: theirs }
    return race({ ours, peer, each: ADDRESSES.length, perMillisecond: 1_000 }, effort)
  }
  return { unit: 'µs', measure }
}

function brief(target: Target | TargetProblem): boolean | null {
  return decideBriefly(questionOf(SOURCE, target, CRAWLER, 'auto')).allowed
}

function count<T>(things: readonly T[], isAllowed: (thing: T) => boolean | null): number {
  let allowed = 0
  for (const thing of things) if (isAllowed(thing)) allowed += 1
  return allowed
}
