/** Protects the memory for compiled rules: what is found again is what would be worked out anew. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nastyCase } from '../../test/nasty-files.ts'
import type { DialectId } from '../dialects/dialect.ts'
import { DIALECTS, dialectById } from '../dialects/index.ts'
import { interpret } from '../groups/interpret.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { rulesFor } from './rules-for.ts'
import type { Asker } from './select-groups.ts'

const asker = (tokens: readonly string[], ignoresStar = false): Asker => ({ tokens, ignoresStar })

const dialect = dialectById('google')
const readingIn = (text: string) => interpret(parseRobotsTxt(text), dialect.decisions)

describe('rulesFor', () => {
  it('rests on no assumption where a token is found as its operator publishes it', () => {
    const standard = dialectById('rfc9309')
    const reading = interpret(
      parseRobotsTxt('User-agent: MJ12bot\nDisallow: /'),
      standard.decisions,
    )
    expect(rulesFor(reading, asker(['MJ12bot']), standard).namedOnAssumption).toBe(false)
    expect(rulesFor(reading, asker(['MJ']), standard).namedOnAssumption).toBe(true)
  })

  const text = 'User-agent: a\nUser-agent: b\nAllow: /\nUser-agent: *\nDisallow: /'

  it('compiles once for crawlers that share their groups', () => {
    const reading = readingIn(text)
    const rules = (...tokens: string[]) => rulesFor(reading, asker(tokens), dialect).rules
    expect(rules('a')).toBe(rules('a'))
    expect(rules('b')).toBe(rules('a'))
    expect(rules('d', 'b')).toBe(rules('a'))
    expect(rules('d')).toBe(rules('e'))
    expect(rules('d')).not.toBe(rules('a'))
  })

  it('does not mix up those who ignore `*`, nor the order of tokens', () => {
    const reading = readingIn(`${text}\nUser-agent: c\nAllow: /c`)
    const token = (who: Asker) => rulesFor(reading, who, dialect).selection.token
    expect(token(asker(['d']))).toBe('*')
    expect(token(asker(['d'], true))).toBe(null)
    expect(token(asker(['a', 'c']))).toBe('a')
    expect(token(asker(['c', 'a']))).toBe('c')
    expect(token(asker(['d', 'a']))).toBe('a')
  })

  it('does not mix up tokens that hold odd characters', () => {
    const reading = readingIn(text)
    const token = (who: Asker) => rulesFor(reading, who, dialect).selection.token
    expect(token(asker(['d'], true))).toBe(null)
    expect(token(asker(['!d']))).toBe('*')
    expect(token(asker(['d', 'a']))).toBe('a')
    expect(token(asker(['d\na']))).toBe('*')
  })

  it('does not mix up dialects that read a file alike', () => {
    const reading = readingIn('User-agent: *\nAllow: /d/index.html\nDisallow: /')
    const octets = (id: DialectId) =>
      rulesFor(reading, asker(['a']), dialectById(id)).rules.rules.length
    expect([octets('google'), octets('rfc9309'), octets('google')]).toEqual([3, 2, 3])
  })

  it('tells each crawler of its token as it spells it', () => {
    const reading = readingIn(text)
    const trail = (who: Asker) => rulesFor(reading, who, dialect).selection.trail
    expect(trail(asker(['A']))).toEqual([{ token: 'A', found: true, lines: [1] }])
    expect(trail(asker(['a']))).toEqual([{ token: 'a', found: true, lines: [1] }])
  })

  it('gives one after the other what each gets alone', { timeout: 30_000 }, () => {
    const askers = [['FooBot'], ['foo'], ['Foo-Bot_x', 'foo'], ['nobody'], ['*'], ['foo', 'FooBot']]
    const all = [false, true].flatMap((star) => askers.map((tokens) => asker(tokens, star)))
    fc.assert(
      fc.property(nastyCase, ({ file }) => {
        const parsed = parseRobotsTxt(file)
        for (const each of DIALECTS) {
          const shared = interpret(parsed, each.decisions)
          for (const who of all) {
            const together = rulesFor(shared, who, each)
            const alone = rulesFor(interpret(parsed, each.decisions), who, each)
            expect(together.selection).toEqual(alone.selection)
            expect(together.rules.rules).toEqual(alone.rules.rules)
            expect(together.namedOnAssumption).toBe(alone.namedOnAssumption)
          }
        }
      }),
      { seed: 1, numRuns: 100 },
    )
  })
})
