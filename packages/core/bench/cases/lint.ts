/** All checks over a file: one of usual size, and files made to be slow. */
import { lint, parseRobotsTxt } from '../../src/index.ts'
import type { BenchCase } from '../bench-case.ts'
import { hostileFiles } from '../generate/hostile-files.ts'
import { makeLargeFile } from '../generate/robots-file.ts'
import { race } from '../race.ts'

const USUAL = makeLargeFile({ octets: 50 * 1024 }, 50)

export const lintCases: readonly BenchCase[] = [
  lintCase('lint-50k', 'all checks over 50 KiB', USUAL, 40),
  ...hostileFiles().map(({ name, work, text }) =>
    lintCase(`lint-hostile-${name}`, `all checks: ${work}`, text, 200),
  ),
]

function lintCase(name: string, work: string, text: string, most: number): BenchCase {
  return {
    name,
    work,
    unit: 'ms',
    goal: { kind: 'most', most },
    measure: (effort) => race({ ours: () => lint(parseRobotsTxt(text)), peer: null }, effort),
  }
}
