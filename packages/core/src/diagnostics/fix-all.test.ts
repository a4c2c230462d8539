/**
 * Protects "fix all that change nothing": only fixes that change no verdict are picked, also taken
 * together, and everything that is left was tried.
 */
import { describe, expect, it } from 'vitest'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { fixesThatChangeNothing } from './fix-all.ts'
import { effectOfFix } from './fix-effect.ts'
import { lint } from './lint.ts'

function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Says yes so many times. */
function asked(most: number): () => boolean {
  let times = 0
  return () => {
    times += 1
    return times <= most
  }
}

function fixed(text: string, options = {}) {
  const file = parseRobotsTxt(text)
  const result = finished(fixesThatChangeNothing(file, lint(file), options))
  const picked = result.fixes.map(({ diagnostic }) => `${diagnostic.line} ${diagnostic.check}`)
  return { ...result, picked: picked.sort(), effect: effectOfFix(file, result.edits) }
}

const NOTHING = { verdictsChanged: 0, changes: [], complete: true }

describe('all fixes that change nothing', () => {
  it('are picked, and the others are left', () => {
    const { picked, text, untried, effect } = fixed(
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
    expect(untried).toBe(0)
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

  it('are counted as untried where they overlap one that was picked', () => {
    const text = 'User-agent: *\nDisallow: /a*$\nDisallow: /b\n'
    const file = parseRobotsTxt(text)
    const [diagnostic] = lint(file).filter(({ fixes = [] }) => fixes.length > 0)
    if (diagnostic === undefined) throw new Error('There is nothing to fix')
    const twice = [diagnostic, { ...diagnostic, fixes: structuredClone(diagnostic.fixes ?? []) }]
    const { fixes, untried } = finished(fixesThatChangeNothing(file, twice))
    expect([fixes.length, untried]).toEqual([1, 1])
  })

  it('are looked for until the caller has waited long enough; the rest is untried', () => {
    const colons = Array.from({ length: 8 }, (_, i) => `Disallow /x${i}\n`).join('')
    const text = `User-agent: *\n${colons}Disallow: /a*\nDisallow: /b*\nDisallow: /c*\n`
    const waits = (most: number) => ({ goOn: asked(most) })
    expect(fixed(text, waits(0))).toMatchObject({ fixes: [], text, untried: 11 })
    // One look at the list, then one at each check: what goes in large parts goes first.
    expect(fixed(text, waits(3))).toMatchObject({
      untried: 8,
      picked: ['10 trailing-star', '11 trailing-star', '12 trailing-star'],
    })
    expect(fixed(text).untried).toBe(0)
  })

  it('are found among many without trying each', () => {
    const twice = Array.from({ length: 150 }, (_, i) => `Disallow: /a${i}\n`)
      .join('')
      .repeat(2)
    const { fixes, untried } = fixed(`User-agent: *\n${twice}`, { goOn: asked(10) })
    expect([fixes.length, untried]).toEqual([150, 0])
  })

  it('are left as untried where the file has more patterns than can be tried', () => {
    const others = Array.from({ length: 50 }, (_, i) => `Disallow: /${i}x\n`).join('')
    const text = `User-agent: *\nDisallow: /a*\n${others}`
    const file = parseRobotsTxt(text)
    const edits = lint(file).flatMap(({ fixes = [] }) => fixes.flatMap((fix) => fix.edits))
    const budget = 40
    const near = effectOfFix(file, edits, { scope: 'near', budget })
    expect(near).toEqual({ ...NOTHING, complete: true })
    expect(fixed(text, { budget })).toMatchObject({ fixes: [], text, untried: 1 })
  })
})
