// Protects how the groups that applied are shown: as one group, with the names they were found by.
import { describe, expect, it } from 'vitest'
import type { DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import { readingOf } from '../groups/reading-of.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { appliedGroup } from './applied-group.ts'
import { selectGroups } from './select-groups.ts'

function groupFor(text: string, token: string, id: DialectId = 'rfc9309') {
  const dialect = dialectById(id)
  const reading = readingOf(parseRobotsTxt(text), dialect)
  const asker = { tokens: [token], ignoresStar: false }
  return appliedGroup(selectGroups(reading, asker, dialect.decisions))
}

describe('appliedGroup', () => {
  it('merges groups, and counts each line once', () => {
    const text =
      'User-agent: a\nUser-agent: b\nDisallow: /\nUser-agent: *\nUser-agent: A\nAllow: /x\n'
    expect(groupFor(text, 'A')).toEqual({
      tokens: ['a', 'b', '*'],
      userAgentLines: [1, 2, 4, 5],
      lines: [1, 2, 3, 4, 5, 6],
    })
  })

  it.each<readonly [string, string, readonly string[]]>([
    ['MJ12bot', 'MJ12bot', ['mj12bot']],
    ['mj12BOT', 'MJ12bot', ['mj12bot']],
    ['archive.org_bot', 'archive.org_bot', ['archive.org_bot']],
    ['Sogou web spider', 'Sogou web spider', ['sogou web spider']],
    ['MJ12bot', 'MJ', ['mj']],
    ['Foo/1.0', 'Foo', ['foo']],
    ['* all', 'Foo', ['*']],
  ])('a line for %s that %s finds names %j', (value, token, tokens) => {
    expect(groupFor(`User-agent: ${value}\nDisallow: /\n`, token)?.tokens).toEqual(tokens)
  })

  it('is null where no group applies', () => {
    expect(groupFor('User-agent: a\nDisallow: /\n', 'b')).toBeNull()
  })
})
