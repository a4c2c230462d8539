/**
 * Protects what is said of a fix: the verdicts it changes are found, and where it is said to change
 * none, none changes on any address.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CRAWLERS } from '../crawlers/registry.ts'
import { ANY_CRAWLER, customCrawler } from '../crawlers/unlisted-crawlers.ts'
import { targetOfAddress } from '../matching/target.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { testMany } from '../verdict/test-many.ts'
import { applyEdits } from './apply-edits.ts'
import type { CheckId } from './check-data.ts'
import { effectOfFix } from './fix-effect.ts'
import { type Diagnostic, lint } from './lint.ts'

/** The effect of the first fix of a check in a file. */
function effectOf(check: CheckId, text: string, options = {}) {
  const file = parseRobotsTxt(text)
  const found = lint(file, { origin: 'https://example.com' }).find((one) => one.check === check)
  const [fix] = found?.fixes ?? []
  if (fix === undefined) throw new Error(`${check} offers no fix`)
  return effectOfFix(file, fix.edits, options)
}

/** A number as a product token. */
function lettersOf(number: number): string {
  return `b${number.toString(2).replaceAll('0', 'o').replaceAll('1', 'l')}`
}

const changed = (check: CheckId, text: string, options = {}) => {
  const { verdictsChanged, changes, complete } = effectOf(check, text, options)
  const addresses = new Set(changes.map(({ address }) => address))
  return { verdictsChanged, addresses: [...addresses].sort(), complete }
}

describe('the effect of a fix', () => {
  it.each<readonly [string, CheckId, string]>([
    ['a star at the end', 'trailing-star', 'User-agent: *\nDisallow: /a/*\nAllow: /b\n'],
    ['a duplicate', 'duplicate-rule', 'User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /a\n'],
    ['digits', 'percent-encoding', 'User-agent: *\nDisallow: /%c3%a9\n'],
    ['a dead line', 'host-line', 'Host: a.example\nUser-agent: *\nDisallow: /a\n'],
    ['an empty Allow', 'empty-allow', 'User-agent: *\nAllow:\n'],
    ['a sitemap', 'sitemap-not-absolute', 'User-agent: *\nDisallow: /a\nSitemap: /s.xml\n'],
  ])('is nothing for %s', (_what, check, text) => {
    expect(effectOf(check, text)).toEqual({ verdictsChanged: 0, changes: [], complete: true })
  })

  it.each<readonly [string, CheckId, string, readonly string[]]>([
    ['a missing slash', 'no-leading-slash', 'User-agent: *\nDisallow: a\n', ['/a', '/a/x']],
    [
      'a star that decides between two rules',
      'trailing-star',
      'User-agent: *\nDisallow: /fish*\nAllow: /fish\n',
      ['/fish', '/fishx'],
    ],
    [
      'a star that decides where two patterns meet',
      'trailing-star',
      'User-agent: *\nDisallow: /fish*\nAllow: /*mor\n',
      ['/fishmor'],
    ],
    ['a space', 'percent-encoding', 'User-agent: *\nDisallow: /a b\n', ['/a%20b', '/a%20bx']],
    [
      'a pattern that now meets another',
      'percent-encoding',
      'User-agent: *\nDisallow: /\nDisallow: /a b\nAllow: /*q\n',
      ['/a%20bq'],
    ],
    [
      'a user-agent line that some readers missed',
      'misspelt-directive',
      'User-agent: *\nDisallow: /*\nAllow: /*/\nUseragent: foo\nDisallow: /?x=b\n',
      ['/?x=b/'],
    ],
    [
      'a rule that ends a group for some readers only',
      'missing-colon',
      'User-agent: YandexBot\nDisallow /x\nUser-agent: bar\nDisallow: /y\n',
      ['/x', '/y'],
    ],
    [
      'a star that a third rule hides',
      'trailing-star',
      'User-agent: *\nAllow: /%61/\nAllow: /*//\nDisallow: /%61*\n',
      ['/%61x1//'],
    ],
    ['an added rule', 'parameter-position', 'User-agent: *\nDisallow: /*?s=\n', ['/&s=', '/&s=x']],
  ])('is named for %s', (_what, check, text, expected) => {
    const { verdictsChanged, addresses, complete } = changed(check, text)
    expect(verdictsChanged).toBeGreaterThan(0)
    expect(complete).toBe(true)
    for (const address of expected) expect(addresses).toContain(address)
  })

  it('tells who is concerned: a missing colon changes nothing for Google', () => {
    const { changes } = effectOf('missing-colon', 'User-agent: *\nDisallow /a\n')
    const crawlers = new Set(changes.map(({ crawler }) => crawler))
    expect(crawlers).toContain('yandexbot')
    expect(crawlers).not.toContain('googlebot')
    expect(crawlers).not.toContain('bingbot')
    expect(changes.every(({ before, after }) => before === true && after === false)).toBe(true)
  })

  it('is found for a crawler that only the file names', () => {
    const text = 'User-agent: Odd-Bot/1.0\nDisallow: a\n\nUser-agent: *\nDisallow:\n'
    const { changes } = effectOf('no-leading-slash', text)
    expect(new Set(changes.map(({ crawler }) => crawler))).toEqual(new Set(['Odd-Bot']))
  })

  it('is found on the addresses given, but not on those of another site', () => {
    const text = 'User-agent: *\nDisallow: /a b\n'
    const given = ['https://example.com/a%20b?given', 'https://example.org/a%20b?other']
    const options = { addresses: given, origin: 'https://example.com' }
    const { addresses } = changed('percent-encoding', text, options)
    expect(addresses).toContain('https://example.com/a%20b?given')
    expect(addresses.join()).not.toContain('other')
  })

  it('is not complete where the budget does not suffice, and never called nothing then', () => {
    const rules = Array.from({ length: 50 }, (_, i) => `Disallow: /r${i}\n`).join('')
    const text = `User-agent: *\nDisallow: /a*\n${rules}`
    expect(effectOf('trailing-star', text, { budget: 40 }).complete).toBe(false)
    expect(effectOf('trailing-star', text, { budget: 400 }).complete).toBe(true)
    const agents = Array.from({ length: 2600 }, (_, i) => `User-agent: ${lettersOf(i)}\n`).join('')
    expect(effectOf('trailing-star', `${agents}Disallow: /a*\n`).complete).toBe(false)
  })

  it('lists no more than the first hundred changes, always the same', () => {
    const text = `User-agent: *\nDisallow: a\n`
    const effect = effectOf('no-leading-slash', text)
    expect(effect.changes).toHaveLength(100)
    expect(effect.verdictsChanged).toBeGreaterThan(100)
    expect(effectOf('no-leading-slash', text)).toEqual(effect)
  })

  it('is nothing for edits that leave the text as it is', () => {
    const file = parseRobotsTxt('User-agent: *\nDisallow: /a\n')
    const same = { line: 1, column: 1, endLine: 1, endColumn: 5, text: 'User' }
    expect(effectOfFix(file, [same])).toEqual({ verdictsChanged: 0, changes: [], complete: true })
  })
})

describe('of random files', () => {
  const pick = (...from: readonly string[]) => fc.constantFrom(...from)
  const pattern = fc
    .array(pick('/', 'a', 'b', '*', '*', '?x=', '$', ' ', '%61', '%c3'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => `/${parts.join('')}`)
  const rule = fc
    .tuple(pick('Allow: ', 'Disallow: ', 'Disallow ', 'disallow:', 'Dissallow: '), pattern)
    .map((parts) => parts.join(''))
  const agent = pick('User-agent: *', 'User-agent: Foo', 'user-agent: Googlebot', 'Useragent: foo')
  const line = fc.oneof({ weight: 6, arbitrary: rule }, { weight: 1, arbitrary: agent })
  const text = fc
    .tuple(agent, fc.array(line, { minLength: 1, maxLength: 7 }))
    .map(([first, lines]) => `${[first, ...lines].join('\n')}\n`)
  const path = fc
    .array(pick('/', 'a', 'b', 'c', '?x=', '&', '%20', '%61', '%C3'), { maxLength: 6 })
    .map((parts) => `/${parts.join('')}`)
  const paths = fc.array(path, { minLength: 60, maxLength: 60 })

  /** Crawlers of each dialect, and one that some files name. */
  const asked = [
    ...['googlebot', 'bingbot', 'yandexbot', 'gptbot'].flatMap((id) =>
      CRAWLERS.filter((crawler) => crawler.id === id),
    ),
    ...[ANY_CRAWLER, customCrawler('Foo')],
  ]

  const verdictsOf = (of: string, addresses: readonly string[]) =>
    [
      ...testMany(
        { file: parseRobotsTxt(of), facts: null },
        addresses.map((a) => targetOfAddress(a)),
        asked,
      ),
    ].map(({ verdicts }) => verdicts.map(({ allowed }) => allowed))

  const fixesOf = (diagnostics: readonly Diagnostic[]) =>
    diagnostics.flatMap(({ check, fixes = [] }) => fixes.map((fix) => ({ check, fix })))

  it('what is called nothing changes no verdict', { timeout: 120_000 }, () => {
    const nothing = new Map<string, number>()
    let something = 0
    fc.assert(
      fc.property(text, paths, (before, addresses) => {
        const file = parseRobotsTxt(before)
        for (const { check, fix } of fixesOf(lint(file))) {
          const { verdictsChanged, complete } = effectOfFix(file, fix.edits)
          expect(complete).toBe(true)
          if (verdictsChanged > 0) {
            something += 1
            continue
          }
          nothing.set(check, (nothing.get(check) ?? 0) + 1)
          const after = applyEdits(file, fix.edits)
          expect(verdictsOf(after, addresses), `${check}\n${before}`).toEqual(
            verdictsOf(before, addresses),
          )
        }
      }),
      { numRuns: 200, seed: 9309 },
    )
    expect(something).toBeGreaterThan(100)
    expect(nothing.get('trailing-star') ?? 0).toBeGreaterThan(20)
    expect(nothing.get('duplicate-rule') ?? 0).toBeGreaterThan(5)
    expect(nothing.get('repeated-stars') ?? 0).toBeGreaterThan(5)
  })

  it('writing a line that Google reads as it should be changes nothing for Google', {
    timeout: 120_000,
  }, () => {
    const writing: readonly CheckId[] = [
      'missing-colon',
      'misspelt-directive',
      'key-read-by-prefix',
    ]
    const google = CRAWLERS.filter(({ id }) => /^googlebot(-image)?$/.test(id))
    expect(google).toHaveLength(2)
    let tried = 0
    let changing = 0
    fc.assert(
      fc.property(text, (before) => {
        const file = parseRobotsTxt(before)
        // A line of more words than two is none to Google either, until the colon is there.
        const read = lint(file).filter(({ data }) => !('read' in data) || data.read === 'as-colon')
        for (const { check, fix } of fixesOf(read)) {
          if (!writing.includes(check)) continue
          tried += 1
          const effect = effectOfFix(file, fix.edits, { crawlers: google })
          expect(effect, before).toEqual({ verdictsChanged: 0, changes: [], complete: true })
          changing += effectOfFix(file, fix.edits).verdictsChanged > 0 ? 1 : 0
        }
      }),
      { numRuns: 200, seed: 9309 },
    )
    expect(tried).toBeGreaterThan(100)
    expect(changing).toBeGreaterThan(50)
  })
})
