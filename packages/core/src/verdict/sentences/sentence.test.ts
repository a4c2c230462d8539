/** Protects how sentences are put together from parts, and how they become plain text. */
import { describe, expect, it } from 'vitest'
import { code, joined, line, plainText, sentence } from './sentence.ts'

describe('a sentence', () => {
  it('keeps its parts in order and joins neighbouring texts', () => {
    const group = sentence`the group for ${code('*')}`
    expect(sentence`${line(4, 'Line 4')} has ${8} octets ${'in'} ${group}.`).toEqual([
      { kind: 'line', text: 'Line 4', line: 4 },
      { kind: 'text', text: ' has 8 octets in the group for ' },
      { kind: 'code', text: '*' },
      { kind: 'text', text: '.' },
    ])
  })

  it('leaves out empty texts', () => {
    expect(sentence`${''}${code('a')}${''}`).toEqual([{ kind: 'code', text: 'a' }])
  })

  it('is joined to others by a gap, but not to empty ones', () => {
    expect(plainText(joined([sentence`A.`, [], sentence`${code('b')}.`], ' '))).toBe('A. `b`.')
    expect(joined([], ' ')).toEqual([])
  })

  it('puts code into backticks as plain text, and lines as they are', () => {
    expect(plainText(sentence`${line(2, 'Line 2')}, ${code('Allow: /')},`)).toBe(
      'Line 2, `Allow: /`,',
    )
  })

  it('shows what a stranger wrote in code as `displayable` gives it', () => {
    expect(code('/a\u001b[31m').text).toBe('/a␛[31m')
  })
})
