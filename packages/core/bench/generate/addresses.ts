/** Makes addresses of the same made-up site that `robots-file.ts` makes files for. */
import { chance, pickWeighted, type Random, seededRandom } from './random.ts'
import * as words from './vocabulary.ts'

export const SITE = 'https://www.example.com'

/** So many whole addresses, as a crawler or a spreadsheet holds them. */
export function makeAddresses(count: number, seed: number): readonly string[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => SITE + pickWeighted(random, PATHS)(random))
}

/** On average about as long as addresses on the web are: some 65 characters with the site. */
const PATHS: readonly (readonly [number, (random: Random) => string])[] = [
  [15, (random) => words.directories(random, 1, 3)],
  [60, (random) => words.directories(random, 1, 3) + words.page(random) + maybeQuery(random)],
  [20, (random) => words.directories(random, 0, 2) + words.query(random)],
  [4, (random) => `/${words.foreignWord(random, true)}/${words.page(random)}`],
  [1, (random) => `/${words.foreignWord(random, false)}/${words.page(random)}`],
]

function maybeQuery(random: Random): string {
  return chance(random, 0.35) ? words.query(random) : ''
}
