/**
 * Protects what the checks find in files of real sites: how often each speaks, and in how many files,
 * so that a check that becomes louder or falls silent is noticed. The files belong to their sites and
 * are not part of this repository: CORPUS_DIR names a folder with `files/`. The counts are, as a
 * snapshot beside this test.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CheckId } from '../src/diagnostics/check-data.ts'
import { CHECKS } from '../src/diagnostics/checks/index.ts'
import { lint } from '../src/diagnostics/lint.ts'
import { parseRobotsTxt } from '../src/syntax/parse.ts'
import { decodeOctets } from '../src/syntax/source.ts'

interface Count {
  readonly severity: string
  files: number
  findings: number
}

const folder = process.env.CORPUS_DIR ?? ''

describe('the checks, on files of real sites', () => {
  if (folder === '') {
    it.skip('need them: CORPUS_DIR names no folder with files/')
    return
  }
  const names = readdirSync(join(folder, 'files')).sort()

  it('find what they found before', { timeout: 120_000 }, async () => {
    const counts = countsOf(names)
    expect(counts.size).toBeGreaterThan(40)
    const table = CHECKS.flatMap(({ id }) => {
      const count = counts.get(id)
      if (count === undefined) return []
      return [`${id}\t${count.severity}\t${count.files}\t${count.findings}`]
    })
    const text = ['check\tseverity\tfiles\tfindings', ...table, `(all)\t\t${names.length}\t`, '']
    await expect(text.join('\n')).toMatchFileSnapshot('corpus-checks.tsv')
  })
})

function countsOf(names: readonly string[]): ReadonlyMap<CheckId, Count> {
  const counts = new Map<CheckId, Count>()
  for (const name of names) {
    const text = decodeOctets(readFileSync(join(folder, 'files', name))).text
    const inFile = new Set<CheckId>()
    for (const { check, severity } of lint(parseRobotsTxt(text))) {
      const count = counts.get(check) ?? { severity, files: 0, findings: 0 }
      counts.set(check, count)
      count.findings += 1
      if (!inFile.has(check)) count.files += 1
      inFile.add(check)
    }
  }
  return counts
}
