/** Protects the order and number of diagnostics, and what is told of files that are no lines. */
import { describe, expect, it } from 'vitest'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { DIAGNOSTICS_PER_CHECK, lint } from './lint.ts'

const found = (text: string) =>
  lint(parseRobotsTxt(text)).map(({ severity, line, check }) => `${severity} ${line} ${check}`)

describe('diagnostics', () => {
  it('come by severity, then by line', () => {
    const text =
      'User-agent: anthropic-ai\nUser-agent: Google-Extended\nDesallow: /a/\nDisallow /b/\nDisalow: /c/\n'
    expect(found(text)).toEqual([
      'error 4 missing-colon',
      'error 5 misspelt-directive',
      'warning 3 unknown-directive',
      'info 2 control-token',
      'hint 1 retired-crawler',
    ])
  })

  it('offer no fix of thousands of edits', () => {
    const [text] = lint(parseRobotsTxt(`User-agent: *\n${'Please go away now\n'.repeat(5000)}`))
    expect(text).toMatchObject({ check: 'text-line', fixes: [] })
  })

  it('are about lines that are read, and about the size of the rest', () => {
    const filler = `${'#'.repeat(99)}\n`.repeat(5200)
    const text = `User-agent: *\nDisallow: /a/\n${filler}Disallow /b\n`
    expect(found(text).map((line) => line.split(' ').at(-1))).toEqual(['file-too-large'])
  })

  it('carry what their check is', () => {
    const [first] = lint(parseRobotsTxt('User-agent: *\nDisallow /private/\n'))
    expect(first).toMatchObject({
      check: 'missing-colon',
      severity: 'error',
      effect: 'read-differently',
      line: 2,
      column: 1,
      endLine: 2,
      endColumn: 9,
    })
    expect(first?.audience).toContain('yandex')
  })

  it(`are not more than ${DIAGNOSTICS_PER_CHECK} of one check`, () => {
    const text = `User-agent: *\n${'Desallow: /a/\n'.repeat(1000)}`
    const told = found(text).filter((each) => each.endsWith('unknown-directive'))
    expect(told).toHaveLength(DIAGNOSTICS_PER_CHECK)
  })

  it.each([
    ['User-agent: *\u00a0\nDisallow: /a', 'error 1 invisible-characters'],
    ['User-agent: Google\u200bbot\nDisallow: /a', 'error 1 invisible-characters'],
    ['User-agent: *\nDis\u0001allow: /a\nDisallow: /b', 'warning 2 control-characters'],
    ['User-agent: *\nDisallow: /a\n\u001a', 'warning 3 control-characters'],
    ['User-agent: *\n\u2028\nDisallow: /a', ''],
    ['User-agent: *\n“Disallow: /a”\nDisallow: /b', 'error 2 invisible-characters'],
    ['User-agent: #Googlebot\nDisallow: /a', 'warning 1 comment-cuts-value'],
    ['User-agents *\nDisallow: /a', 'error 1 missing-colon'],
    ['{\n"error": "none"\n}', 'error 1 no-directives'],
    ['\u0089PNG\0\u0001\nfoo: x\n\0', 'error 1 no-directives'],
    ['<!-- cached -->\n<!DOCTYPE html>\n<p>a: b', 'error 1 html-instead-of-rules'],
  ])('of one cause are one: %j', (text, expected) => {
    expect(
      found(text)
        .filter((each) => !each.startsWith('hint'))
        .join(),
    ).toBe(expected)
  })

  it('say one thing about UTF-16', () => {
    const text = Array.from('User-agent: *\nDisallow: /\n', (letter) => `${letter}\0`).join('')
    expect(found(text)).toEqual(['error 1 utf-16'])
  })
})
