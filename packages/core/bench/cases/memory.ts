/** What a file of 500 KiB keeps in memory, its text not counted. */
import {
  CRAWLERS,
  type Crawler,
  findCrawler,
  parseRobotsTxt,
  targetOfAddress,
  testMany,
} from '../../src/index.ts'
import type { BenchCase, Figures } from '../bench-case.ts'
import { makeAddresses } from '../generate/addresses.ts'
import { makeLargeFile } from '../generate/robots-file.ts'
import { heldBy } from '../memory.ts'
import { PEER, peerOf } from '../peer.ts'

export const memoryCases: readonly BenchCase[] = [
  {
    name: 'memory-500k-parsed',
    work: 'held by the parsed file of 500 KiB',
    unit: 'MiB',
    goal: null,
    measure: () => againstPeer((text) => parseRobotsTxt(text)),
  },
  {
    name: 'memory-500k',
    work: 'held after 1,000 verdicts for one crawler',
    unit: 'MiB',
    goal: null,
    measure: () => againstPeer((text) => asked(text, [findCrawler('Googlebot').crawler])),
  },
  {
    name: 'memory-500k-all',
    work: `held after 1,000 verdicts for each of ${CRAWLERS.length} crawlers`,
    unit: 'MiB',
    goal: null,
    measure: () => againstPeer((text) => asked(text, CRAWLERS)),
  },
]

function againstPeer(make: (text: string) => unknown): Figures {
  const text = makeLargeFile({ octets: 512_000 }, 500)
  const ours = heldBy(() => make(text))
  const theirs = heldBy(() => peerOf(text))
  return { ours, peer: { name: PEER, theirs, ratio: theirs / ours } }
}

/** The file, after it has been asked so often that everything has been made ready. */
function asked(text: string, crawlers: readonly Crawler[]): unknown {
  const source = { file: parseRobotsTxt(text), facts: null }
  const targets = makeAddresses(1_000, 1).map((address) => targetOfAddress(address))
  for (const row of testMany(source, targets, crawlers)) row.verdicts.at(0)
  return source
}
