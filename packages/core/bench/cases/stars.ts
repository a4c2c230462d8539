/** Patterns of very many stars against the longest address. */
import {
  type DialectId,
  findCrawler,
  parseRobotsTxt,
  targetOfAddress,
  testAddress,
} from '../../src/index.ts'
import type { BenchCase } from '../bench-case.ts'
import { SITE } from '../generate/addresses.ts'
import { PEER, peerOf } from '../peer.ts'
import { race } from '../race.ts'

/** Almost the pattern: what makes a matcher that goes back try everything. */
const ADDRESS = `${SITE}/${'ab'.repeat(8_150)}`
const THOUSAND_STARS = `User-agent: *\nDisallow: /${'*ab'.repeat(1_000)}*c\n`
const ONLY_STARS = `User-agent: *\nDisallow: ${'*'.repeat(506_000)}\n`
const { crawler: CRAWLER } = findCrawler('Googlebot')

export const starCases: readonly BenchCase[] = [
  {
    name: 'stars',
    work: '1,000 stars against 16 KiB, and 506 KB of stars: parse and whole verdict of both',
    unit: 'ms',
    goal: { kind: 'most', most: 20 },
    measure: (effort) =>
      race({ ours: () => [...[THOUSAND_STARS, ONLY_STARS].map(allowed)], peer: null }, effort),
  },
  {
    name: 'stars-1000',
    work: '1,000 stars against 16 KiB alone',
    unit: 'ms',
    goal: null,
    measure(effort) {
      const theirs = () => peerOf(THOUSAND_STARS).isAllowed(ADDRESS, CRAWLER.token)
      return race(
        { ours: () => allowed(THOUSAND_STARS), peer: { name: PEER, run: theirs } },
        effort,
      )
    },
  },
]

/** In two dialects: one cuts lines after 16 KiB, the other reads them whole. */
function allowed(text: string): readonly (boolean | null)[] {
  const source = { file: parseRobotsTxt(text), facts: null }
  const dialects: readonly DialectId[] = ['rfc9309', 'yandex']
  const target = targetOfAddress(ADDRESS)
  return dialects.map((dialect) => testAddress(source, target, CRAWLER, dialect).allowed)
}
