/**
 * Protects "fix all that change nothing": only fixes that change no verdict are picked, also taken
 * together, and everything that is left was tried.
 */
import { describe, expect, it } from 'vitest'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { fixesThatChangeNothing } from './fix-all.ts'
import { effectOfFix } from './fix-effect.ts'
import { lint } from './lint.ts'

function fixed(text: string, options = {}) {
  const file = parseRobotsTxt(text)
  const result = fixesThatChangeNothing(file, lint(file), options)
  const picked = result.fixes.map(({ diagnostic }) => `${diagnostic.line} ${diagnostic.check}`)
  return { ...result, picked: picked.sort(), effect: effectOfFix(file, result.edits) }
}

const NOTHING = { verdictsChanged: 0, changes: [], complete: true }

describe('all fixes that change nothing', () => {
  it('are picked, and the others are left', () => {
    const { picked, text, complete, effect } = fixed(
      [
        'Host: a.example',
        'User-agent: *',
        'Disallow: /a/*',
        'Disallow: b/',
        'Disallow: /c d/',
        'Disallow: /%c3%a9/',
        'Disallow: /e/',
        'Disallow: /e/',
        '',
      ].join('\n'),
    )
    expect(picked).toEqual([
      '1 host-line',
      '3 trailing-star',
      '6 percent-encoding',
      '8 duplicate-rule',
    ])
    expect(text).toBe(
      'User-agent: *\nDisallow: /a/\nDisallow: b/\nDisallow: /c d/\nDisallow: /%C3%A9/\nDisallow: /e/\n',
    )
    expect(complete).toBe(true)
    expect(effect).toEqual(NOTHING)
  })

  it('are none where there is nothing to fix, or every fix changes something', () => {
    expect(fixed('User-agent: *\nDisallow: /a\n').fixes).toEqual([])
    expect(fixed('User-agent: *\nDisallow: a\n')).toMatchObject({
      fixes: [],
      edits: [],
      text: 'User-agent: *\nDisallow: a\n',
    })
  })

  it('change nothing together, where each alone changes nothing but two together do', () => {
    // Either star may go, since the other one keeps the site closed against the Allow.
    const text = 'User-agent: *\nDisallow: /a*\nDisallow: /a*$\nAllow: /a\n'
    const { picked, effect } = fixed(text)
    expect(picked.length).toBeGreaterThan(0)
    expect(effect).toEqual(NOTHING)
    const all = lint(parseRobotsTxt(text)).filter(({ check }) => check === 'trailing-star')
    const edits = all.flatMap(({ fixes = [] }) => fixes.flatMap((fix) => fix.edits))
    expect(effectOfFix(parseRobotsTxt(text), edits).verdictsChanged).toBeGreaterThan(0)
  })

  it('do not overlap', () => {
    const text = 'User-agent: *\nDisallow: /a/*\nDisallow: /a/*\nDisallow: /b\n'
    const { picked, text: after, effect } = fixed(text)
    expect(picked).toEqual(['2 trailing-star', '3 duplicate-rule'])
    expect(after).toBe('User-agent: *\nDisallow: /a/\nDisallow: /b\n')
    expect(effect).toEqual(NOTHING)
  })

  it('are tried up to a number', () => {
    const text = 'User-agent: *\nDisallow: /a*\nDisallow: /b*\nDisallow: /c*\n'
    expect(fixed(text, { mostFixes: 2 })).toMatchObject({
      complete: false,
      picked: ['2 trailing-star', '3 trailing-star'],
    })
    expect(fixed(text, { mostFixes: 3 }).complete).toBe(true)
  })
})
