/**
 * Protects what the checks find in files that say themselves what is wrong with them: everything
 * that is marked and nothing else; and that their fixes leave nothing behind that could be fixed.
 */
import { readMarkedFiles } from '@robots-txt-tester/conformance'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../src/diagnostics/apply-edits.ts'
import { CHECKS } from '../src/diagnostics/checks/index.ts'
import { lint } from '../src/diagnostics/lint.ts'
import { parseRobotsTxt } from '../src/syntax/parse.ts'

/** A fix may uncover what another check then finds, and of two that overlap one has to wait. */
const ROUNDS = 3

const files = readMarkedFiles()

describe.each(files)('$name', ({ text, site, expected }) => {
  const options = { origin: site }

  it('gives the findings that are marked, and no other', () => {
    const found = lint(parseRobotsTxt(text), options).map(({ line, check }) => `${line} ${check}`)
    expect(found.sort(byLine)).toEqual([...expected].sort(byLine))
  })

  it('has nothing left to fix once every fix is applied', () => {
    let now = text
    for (let round = 0; round < ROUNDS; round += 1) now = withFixes(now)
    const left = lint(parseRobotsTxt(now), options).filter(({ fixes = [] }) => fixes.length > 0)
    expect(left.map(({ line, check }) => `${line} ${check}`)).toEqual([])
  })

  function withFixes(before: string): string {
    const file = parseRobotsTxt(before)
    const edits = lint(file, options).flatMap(({ fixes = [] }) => fixes[0]?.edits ?? [])
    return applyEdits(file, edits)
  }
})

describe('the marks', () => {
  it('name only checks that exist', () => {
    const ids = new Set<string>(CHECKS.map(({ id }) => id))
    const marks = files.flatMap(({ name, expected }) => expected.map((mark) => `${name} ${mark}`))
    expect(marks.filter((mark) => !ids.has(mark.split(' ').at(-1) ?? ''))).toEqual([])
  })
})

function byLine(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : a > b ? 1 : 0)
}
