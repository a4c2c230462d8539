/** Protects where a Russian line may not break, and that code is never touched. */
import { describe, expect, it } from 'vitest'
import { octets } from './numbers.ts'
import { unbroken } from './typography.ts'

describe('no-break spaces', () => {
  it.each([
    ['файла нет — ограничений нет', 'файла нет\u00a0— ограничений нет'],
    ['8 октетов', '8\u00a0октетов'],
    ['Строка 4', 'Строка\u00a04'],
    ['(строки ', '(строки\u00a0'],
    ['кодом 404: нет', 'кодом 404: нет'],
    ['строка длинная', 'строка длинная'],
  ])('in “%s”', (text, set) => {
    expect(unbroken(text)).toBe(set)
  })

  it('are set in everything a catalogue holds or makes, but not in code', () => {
    const catalogue = {
      label: { text: 'а — б' },
      say: (count: number) => [
        { kind: 'text', text: `${count} октета` },
        { kind: 'code', text: 'Disallow: /2 а — б' },
      ],
      none: null,
    }
    const set = unbroken(catalogue)
    expect(set.label.text).toBe('а\u00a0— б')
    expect(set.none).toBeNull()
    expect(set.say(3)).toEqual([
      { kind: 'text', text: '3\u00a0октета' },
      { kind: 'code', text: 'Disallow: /2 а — б' },
    ])
  })
})

describe('octets', () => {
  it.each([
    [0, '0 октетов'],
    [1, '1 октет'],
    [2, '2 октета'],
    [5, '5 октетов'],
    [11, '11 октетов'],
    [21, '21 октет'],
    [22, '22 октета'],
    [111, '111 октетов'],
    [1000, '1 000 октетов'],
  ])('%i are %s', (count, text) => {
    expect(octets(count).replaceAll('\u00a0', ' ')).toBe(text)
  })
})
