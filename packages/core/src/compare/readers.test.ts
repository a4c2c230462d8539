// Protects: each dialect's row is its own verdict, and the decision points named as the cause of a
// difference really make it: switched alone from the standard's values, they give that verdict.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCrawler } from '../crawlers/find-crawler.ts'
import { DIALECTS } from '../dialects/index.ts'
import { RFC9309 } from '../dialects/rfc9309.ts'
import { interpret } from '../groups/interpret.ts'
import { targetOfAddress } from '../matching/target.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { decideBriefly } from '../verdict/decide.ts'
import { questionOf, testAddress } from '../verdict/test-address.ts'
import { compareReaders, partingLines } from './readers.ts'

const { crawler } = findCrawler('Googlebot')

function readersOf(text: string, address: string) {
  const source = { file: parseRobotsTxt(text), facts: null }
  return compareReaders(source, targetOfAddress(address), crawler)
}

describe('compareReaders', () => {
  const cases: readonly [string, string, string, string, readonly string[]][] = [
    ['a misspelt Disallow', 'User-agent: *\nDisalow: /a', '/a', 'yandex', ['spellings']],
    [
      'a name that only begins right',
      'User-agent: *\nDisallow-x: /a',
      '/a',
      'yandex',
      ['nameComparison'],
    ],
    ['a missing colon', 'User-agent: *\nDisallow /a', '/a', 'rfc9309-strict', ['missingColon']],
    ['a wildcard', 'User-agent: *\nDisallow: /*.php$', '/x.php', 'python-3.12', ['wildcards']],
    [
      'the first match',
      'User-agent: *\nDisallow: /\nAllow: /a',
      '/a',
      'python-3.12',
      ['precedence'],
    ],
    ['a counted star', 'User-agent: *\nAllow: /f\nDisallow: /f*', '/f', 'yandex', ['octets']],
    [
      'an index page',
      'User-agent: *\nAllow: /d/index.html\nDisallow: /',
      '/d/',
      'google',
      ['indexPage'],
    ],
    [
      'an empty Disallow',
      'User-agent: *\nDisallow:\nDisallow: /',
      '/d',
      'yandex',
      ['emptyDisallow'],
    ],
    [
      'a version in the token',
      'User-agent: Googlebot/2.1\nDisallow: /',
      '/',
      'yandex',
      ['productToken'],
    ],
    ['a blank line', 'User-agent: Googlebot\n\nDisallow: /', '/', 'python-3.12', ['blankLine']],
    [
      'a Crawl-delay between',
      'User-agent: Googlebot\nCrawl-delay: 5\nUser-agent: b\nDisallow: /',
      '/',
      'python-3.14',
      ['groupClosers'],
    ],
    ['encoded letters', 'User-agent: *\nDisallow: /%62ar', '/bar', 'google', ['encoding']],
    [
      'two habits at once',
      'User-agent: *\nDisallow:\nDisallow: /',
      '/d',
      'python-3.12',
      ['precedence', 'emptyDisallow'],
    ],
  ]
  it.each(cases)('%s is named as the cause', (_, text, address, dialect, points) => {
    const row = readersOf(text, address).find((candidate) => candidate.dialect === dialect)
    expect(row?.difference?.sufficient).toBe(true)
    expect([...(row?.difference?.points ?? [])].sort()).toEqual([...points].sort())
  })

  it('gives every dialect one row, in the order of the registry', () => {
    const rows = readersOf('User-agent: *\nDisallow: /', '/')
    expect(rows.map((row) => row.dialect)).toEqual(DIALECTS.map((dialect) => dialect.id))
    expect(rows.every((row) => row.difference === null)).toBe(true)
  })

  it('puts a difference of status down to the fetch', () => {
    const source = {
      file: null,
      facts: { outcome: 'status', status: 503, contentType: null } as const,
    }
    const rows = compareReaders(source, targetOfAddress('https://example.com/'), crawler)
    const yandex = rows.find((row) => row.dialect === 'yandex')
    expect(yandex).toMatchObject({ allowed: true, difference: { of: 'verdict', by: 'fetch' } })
  })

  it('names the lines on which readers part', () => {
    expect(partingLines(readersOf('User-agent: *\nAllow: /\nDisalow: /a', '/a'))).toContain(3)
  })

  it('finds the cause in a long file as in a short one', () => {
    const filler = Array.from({ length: 3000 }, (_, i) => `Disallow: /p${i}/*x`).join('\n')
    const rows = readersOf(`User-agent: *\n${filler}\nDisallow /q`, '/q')
    const strict = rows.find((row) => row.dialect === 'rfc9309-strict')
    expect(strict?.difference).toMatchObject({ points: ['missingColon'], sufficient: true })
  })

  const filler = (lines: number) =>
    Array.from({ length: lines }, (_, i) => `User-agent: b${i.toString(36)}\nDisallow: /`).join(
      '\n',
    )

  it('finds a cause that hangs on a line which none of the two answers names', () => {
    const text = `${filler(100)}\nUser-agent: *\nDisallow: /a\nUseragent: Googlebot\nAllow /a/b\nAllow: /x`
    const yandex = readersOf(text, '/a/b').find((row) => row.dialect === 'yandex')
    expect(yandex?.difference).toMatchObject({ of: 'verdict', sufficient: true })
    expect(yandex?.difference?.points).toEqual(['missingColon', 'spellings'])
  })

  it('says that a reader goes on behind the size limit, and what else it takes', () => {
    const text = `${filler(25_000)}\nUser-agent: Googlebot\nAllow: /x\nDisallow /q`
    const rows = readersOf(text, '/q')
    const differenceOf = (id: string) => rows.find((row) => row.dialect === id)?.difference
    expect(differenceOf('yandex')).toMatchObject({ points: ['sizeLimit'], sufficient: true })
    expect(differenceOf('protego')).toMatchObject({
      points: ['sizeLimit', 'missingColon'],
      sufficient: true,
    })
  })

  it.each([
    ['very many groups', `${filler(15_000)}\nUser-agent: Googlebot\nDisallow /q/r`],
    [
      'very many groups of one name',
      `${'User-agent: Googlebot\nAllow: /q*\n'.repeat(10_000)}Disallow /q/r`,
    ],
    ['very many rules that match', `User-agent: *\n${'Allow: /q*\n'.repeat(40_000)}Disallow /q/r`],
    ['very many rules that do not', `User-agent: *\n${'Allow: /p*\n'.repeat(40_000)}Disallow /q/r`],
  ])('takes seconds at worst in a file of %s', (_, text) => {
    const start = performance.now()
    const rows = readersOf(text, '/q/r')
    // About one second where nothing else runs; it was five and more.
    expect(performance.now() - start).toBeLessThan(20_000)
    expect(rows.filter((row) => row.difference?.sufficient).length).toBeGreaterThan(3)
  })

  it('names points that flip the verdict by themselves', () => {
    const line = fc.constantFrom(
      'User-agent: *',
      'User-agent: Googlebot',
      'User-agent: Googlebot/2.1',
      'Useragent: goo',
      'Disallow: /a*',
      'Disallow /a',
      'Disalow: /',
      'Disallow:',
      'Allow: /a$',
      'Allow: /%61',
      'Allow: a',
      'Crawl-delay: 5',
      'Sitemap: https://example.com/s.xml',
      '',
    )
    const few = fc.array(line, { minLength: 1, maxLength: 10 }).map((lines) => lines.join('\n'))
    // Long files are reduced before the cause is looked for.
    const file = fc.oneof(
      { arbitrary: few, weight: 3 },
      { arbitrary: fc.tuple(few, few).map((parts) => parts.join(`\n${filler(60)}\n`)), weight: 1 },
    )
    let differences = 0
    fc.assert(
      fc.property(file, fc.constantFrom('/a', '/', '/ab', '/index.html'), (text, address) => {
        const source = { file: parseRobotsTxt(text), facts: null }
        const target = targetOfAddress(address)
        for (const row of compareReaders(source, target, crawler)) {
          const verdict = testAddress(source, target, crawler, row.dialect)
          expect(row).toMatchObject({ allowed: verdict.allowed, line: verdict.line })
          if (row.difference === null || !row.difference.sufficient) continue
          differences += 1
          const { decisions } = DIALECTS.find((dialect) => dialect.id === row.dialect) ?? RFC9309
          const switched = Object.fromEntries(
            row.difference.points.map((point) => [point, decisions[point]]),
          )
          const mixture = { ...RFC9309.decisions, ...switched }
          const question = questionOf(source, target, crawler, row.dialect)
          const answer = decideBriefly({
            ...question,
            dialect: { ...question.dialect, decisions: mixture },
            reading: interpret(source.file, mixture),
          })
          expect(answer.allowed).toBe(row.allowed)
        }
      }),
      { numRuns: 400, seed: 5 },
    )
    expect(differences).toBeGreaterThan(200)
  })
})
