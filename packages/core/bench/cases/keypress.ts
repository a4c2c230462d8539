/** A key pressed in the editor: everything that the page shows is worked out anew. */
import {
  CRAWLERS,
  findCrawler,
  lint,
  parseRobotsTxt,
  targetOfAddress,
  testAddress,
  testCrawlers,
} from '../../src/index.ts'
import type { BenchCase } from '../bench-case.ts'
import { makeAddresses } from '../generate/addresses.ts'
import { makeLargeFile } from '../generate/robots-file.ts'
import { race } from '../race.ts'

const ADDRESS = makeAddresses(1, 1)[0] ?? ''

export const keypressCases: readonly BenchCase[] = [
  keypressCase('keypress-20k', 20_000, 16),
  keypressCase('keypress-500k', 512_000, 100),
]

function keypressCase(name: string, octets: number, most: number): BenchCase {
  return {
    name,
    work: `a letter typed into ${Math.round(octets / 1024)} KiB: whole verdict, ${CRAWLERS.length} crawlers, diagnostics`,
    unit: 'ms',
    goal: { kind: 'most', most },
    measure(effort) {
      // Room for the letters, so that the file stays within what is read.
      const file = makeLargeFile({ octets: octets - 1_000 }, 500)
      const cursor = file.indexOf('\n', file.length / 2)
      let typed = ''
      const ours = () => {
        typed = typed.length < 500 ? `${typed}x` : ''
        return answer(`${file.slice(0, cursor)}${typed}${file.slice(cursor)}`)
      }
      return race({ ours, peer: null }, effort)
    },
  }
}

function answer(text: string) {
  const source = { file: parseRobotsTxt(text), facts: null }
  const target = targetOfAddress(ADDRESS)
  const { crawler } = findCrawler('Googlebot')
  return {
    verdict: testAddress(source, target, crawler),
    crawlers: testCrawlers(source, target, CRAWLERS),
    diagnostics: lint(source.file),
  }
}
