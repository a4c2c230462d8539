/**
 * Protects the number of findings in files of real sites: a change of a check shows here what it
 * does out there. The counts were looked through for false alarms when they were written down.
 * The files are not part of this repository: CORPUS_DIR names a folder with `files/`. After a change
 * that is meant: `CORPUS_DIR=… npx vitest run test/corpus-findings.test.ts -u`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHECKS } from '../src/diagnostics/checks/index.ts'
import { type Diagnostic, lint } from '../src/diagnostics/lint.ts'
import { parseRobotsTxt } from '../src/syntax/parse.ts'
import { decodeOctets } from '../src/syntax/source.ts'

const folder = process.env.CORPUS_DIR ?? ''

describe('the files of real sites', () => {
  if (folder === '') {
    it.skip('are not here: CORPUS_DIR names no folder with files/')
    return
  }
  const names = readdirSync(join(folder, 'files'))

  it('give as many findings of each check as before', { timeout: 120_000 }, async () => {
    const byFile = names.map((name) => findingsIn(join(folder, 'files', name)))
    const counts = CHECKS.map(({ id, severity }) => {
      const found = byFile.map((diagnostics) => diagnostics.filter(({ check }) => check === id))
      const files = found.filter((diagnostics) => diagnostics.length > 0).length
      return `${id.padEnd(32)} ${severity.padEnd(8)} ${String(found.flat().length).padStart(5)} in ${String(files).padStart(3)} files`
    })
    const text = `${names.length} files\n\n${counts.join('\n')}\n`
    await expect(text).toMatchFileSnapshot('./corpus-findings.txt')
  })
})

function findingsIn(path: string): readonly Diagnostic[] {
  return lint(parseRobotsTxt(decodeOctets(readFileSync(path)).text))
}
