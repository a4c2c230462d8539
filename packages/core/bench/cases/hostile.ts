/** Files made to be slow: parse and whole verdict, in every dialect that reads for a crawler. */
import {
  DIALECTS,
  findCrawler,
  parseRobotsTxt,
  targetOfAddress,
  testAddress,
} from '../../src/index.ts'
import type { BenchCase } from '../bench-case.ts'
import { type HostileFile, hostileFiles } from '../generate/hostile-files.ts'
import { race } from '../race.ts'

const { crawler: CRAWLER } = findCrawler('Googlebot')
const OF_CRAWLERS = DIALECTS.filter((dialect) => dialect.kind !== 'library')

export const hostileCases: readonly BenchCase[] = hostileFiles().map(hostileCase)

function hostileCase({ name, work, text, address }: HostileFile): BenchCase {
  return {
    name: `hostile-${name}`,
    work: `${work}: the slowest of ${OF_CRAWLERS.length} dialects`,
    unit: 'ms',
    goal: { kind: 'most', most: 100 },
    measure(effort) {
      const target = targetOfAddress(address)
      const figures = OF_CRAWLERS.map(({ id }) => {
        const ours = () =>
          testAddress({ file: parseRobotsTxt(text), facts: null }, target, CRAWLER, id)
        return race({ ours, peer: null }, { ...effort, time: effort.time / OF_CRAWLERS.length })
      })
      return { ours: Math.max(...figures.map(({ ours }) => ours)), peer: null }
    },
  }
}
