/** Cutting a file of 500 KiB into lines and directives. */
import { parseRobotsTxt } from '../../src/index.ts'
import type { BenchCase, Goal } from '../bench-case.ts'
import { makeLargeFile } from '../generate/robots-file.ts'
import { PEER, peerOf } from '../peer.ts'
import { race } from '../race.ts'

export const parseCases: readonly BenchCase[] = [
  parseCase('parse-500k', 'parse 500 KiB', { kind: 'ratio', least: 8 }, asciiFile),
  parseCase('parse-500k-utf8', 'parse 500 KiB with some Cyrillic', null, utf8File),
  {
    name: 'parse-500k-loop',
    work: 'the same against a loop that counts line ends and colons',
    unit: 'ms',
    goal: { kind: 'ratio', least: 1 / 2.5 },
    measure(effort) {
      const text = asciiFile()
      const ours = () => parseRobotsTxt(text)
      return race({ ours, peer: { name: 'plain loop', run: () => countMarks(text) } }, effort)
    },
  },
]

function parseCase(name: string, work: string, goal: Goal | null, file: () => string): BenchCase {
  return {
    name,
    work,
    unit: 'ms',
    goal,
    measure(effort) {
      const text = file()
      const ours = () => parseRobotsTxt(text)
      return race({ ours, peer: { name: PEER, run: () => peerOf(text) } }, effort)
    },
  }
}

function asciiFile(): string {
  return makeLargeFile({ octets: 512_000 }, 500)
}

function utf8File(): string {
  return asciiFile().replaceAll('filter', 'фильтр')
}

/** About the least that any reader of lines can do. */
function countMarks(text: string): number {
  let marks = 0
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    if (unit === 10 || unit === 58) marks += 1
  }
  return marks
}
