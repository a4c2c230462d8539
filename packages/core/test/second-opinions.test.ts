/**
 * Protects the claim that the dialects decide as their readers do, verdict and line, beyond the
 * tables: on thousands of files made of lines that readers trip over, against second opinions that
 * share nothing with the engine. The opinions themselves are held against the tables.
 */
import { readAnswerCases } from '@robots-txt-tester/conformance'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialectById } from '../src/dialects/index.ts'
import { readingOf } from '../src/groups/reading-of.ts'
import { targetOfAddress } from '../src/matching/target.ts'
import { parseRobotsTxt } from '../src/syntax/parse.ts'
import { decodeOctets, encodeOctets } from '../src/syntax/source.ts'
import { decide, decideBriefly } from '../src/verdict/decide.ts'
import { bareCrawler } from './bare-question.ts'
import { nastyBatch, nastyCase } from './nasty-files.ts'
import {
  fitsByPositions,
  type PublishedAnswer,
  publishedAnswer,
  standardAnswer,
} from './published-matcher.ts'
import { yandexAnswer } from './yandex-model.ts'

const google = dialectById('google')

/** Each second opinion: the dialect it is on, and the column of the tables that it must reproduce. */
const OPINIONS = [
  ['google', publishedAnswer],
  ['rfc9309', standardAnswer],
  [
    'yandex',
    (file: string, token: string, target: string) =>
      yandexAnswer(file, token, target, fitsByPositions),
  ],
] as const

/** Octets of a line that are read. */
const LINE_LIMIT = 16_663

function questionOf(file: string, token: string, target: string, dialect = google) {
  const parsed = parseRobotsTxt(decodeOctets(Buffer.from(file, 'latin1')).text)
  const reading = readingOf(parsed, dialect)
  return { crawler: bareCrawler(token), dialect, reading, policy: null, target }
}

describe.each(OPINIONS)('on %s', (id, opinion) => {
  const dialect = dialectById(id)

  it.each(['random', 'edge', 'yandex'] as const)('the opinion gives the answers of %s', (table) => {
    const failed = readAnswerCases(table).filter(({ robots, agent, url, answers }) => {
      const expected = answers.get(id)
      const target = targetOfAddress(url, { limit: Number.POSITIVE_INFINITY })
      if (target.kind === 'problem') return true
      if (expected === undefined) return false
      const octets = Buffer.from(encodeOctets(robots)).toString('latin1')
      const { allowed, line } = opinion(octets, agent, target.text)
      return allowed !== expected.allowed || (expected.line !== undefined && line !== expected.line)
    })
    expect(failed.map((row) => row.id)).toEqual([])
  })

  it('the dialect decides as the opinion does', { timeout: 60_000 }, () => {
    const seen = { allowed: 0, blocked: 0, named: 0, unnamed: 0, lost: 0, escaped: 0 }
    fc.assert(
      fc.property(nastyCase, ({ file, token, target }) => {
        const question = questionOf(file, token, target, dialect)
        const expected = opinion(file, token, target)
        expectAnswer(decideBriefly(question), expected)
        const verdict = decide(question)
        expectAnswer(verdict, expected)
        seen[expected.allowed ? 'allowed' : 'blocked'] += 1
        seen[expected.line === null ? 'unnamed' : 'named'] += 1
        if (verdict.matches.length > 1) seen.lost += 1
        if (verdict.matches.some((match) => /[^ -~]/.test(match.pattern))) seen.escaped += 1
      }),
      { seed: 9309, numRuns: 8000 },
    )
    for (const [kind, count] of Object.entries(seen)) {
      expect(count, `cases that are ${kind}`).toBeGreaterThan(10)
    }
  })
})

describe('the Google dialect', () => {
  it('decides so however many rules a file has and however often it is asked', {
    timeout: 60_000,
  }, () => {
    const seen = { allowed: 0, blocked: 0, named: 0, unnamed: 0 }
    fc.assert(
      fc.property(nastyBatch, ({ file, targets }) => {
        const { reading, ...rest } = questionOf(file, 'foo', '/')
        for (const target of targets) {
          const expected = publishedAnswer(file, 'foo', target)
          expectAnswer(decideBriefly({ ...rest, reading, target }), expected)
          seen[expected.allowed ? 'allowed' : 'blocked'] += 1
          seen[expected.line === null ? 'unnamed' : 'named'] += 1
        }
      }),
      { seed: 9309, numRuns: 25 },
    )
    for (const [kind, count] of Object.entries(seen)) {
      expect(count, `cases that are ${kind}`).toBeGreaterThan(100)
    }
  })

  it('cuts long lines at the same octet, through a character too', { timeout: 60_000 }, () => {
    const seen = new Set<boolean>()
    for (const filler of ['b', '\xc3\xa9', '\xe6\xbc\xa2', '\xf0\x9f\x98\x80', '\xff']) {
      for (const shift of ['', 'a', 'aa', 'aaa']) {
        const count = Math.ceil(LINE_LIMIT / filler.length)
        const file = `User-agent: *\nDisallow: /${shift}${filler.repeat(count)}`
        const asked = `/${shift}${escapes(filler.repeat(count))}`
        const rest = count * filler.length - LINE_LIMIT + 'Disallow: /'.length + shift.length
        for (let less = rest - 4; less <= rest + 4; less += 1) {
          const target = asked.slice(0, asked.length - less * (filler === 'b' ? 1 : 3))
          const expected = publishedAnswer(file, 'foo', target)
          expectAnswer(decideBriefly(questionOf(file, 'foo', target)), expected)
          seen.add(expected.allowed)
        }
      }
    }
    expect(seen).toEqual(new Set([true, false]))
  })
})

function expectAnswer(
  { allowed, line }: { readonly allowed: boolean | null; readonly line: number | null },
  expected: PublishedAnswer,
) {
  expect({ allowed, line }).toEqual(expected)
}

function escapes(octets: string): string {
  return octets.replace(
    /[\x80-\xff]/g,
    (octet) => `%${octet.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
