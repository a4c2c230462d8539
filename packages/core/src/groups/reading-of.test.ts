/** Protects the reading of a file: worked out once for each dialect, and never another's. */
import { describe, expect, it } from 'vitest'
import { DIALECTS } from '../dialects/index.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { interpret } from './interpret.ts'
import { readingOf } from './reading-of.ts'

describe('readingOf', () => {
  const text = 'Useragent: a\nDisalow: /x\nUser-agent: Yandex\nDisallow:'

  it('gives what interpreting gives, and the same object when asked again', () => {
    const file = parseRobotsTxt(text)
    const readings = DIALECTS.map((dialect) => readingOf(file, dialect))
    DIALECTS.forEach((dialect, i) => {
      expect(readingOf(file, dialect)).toBe(readings[i])
      expect(readings[i]).toEqual(interpret(file, dialect.decisions))
    })
    expect(new Set(readings).size).toBe(DIALECTS.length)
  })

  it('does not mix up files of the same text', () => {
    const [dialect] = DIALECTS
    if (dialect === undefined) throw new Error('There is no dialect')
    const [a, b] = [parseRobotsTxt(text), parseRobotsTxt(text)]
    expect(readingOf(a, dialect)).not.toBe(readingOf(b, dialect))
    expect(readingOf(a, dialect)).toEqual(readingOf(b, dialect))
  })
})
