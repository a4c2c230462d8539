/** Protects the check `utf-16`: both orders, with and without a mark, and the text that they stand for. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { utf16 } from './utf-16.ts'

const little = (text: string) => Array.from(text, (letter) => `${letter}\0`).join('')
const big = (text: string) => Array.from(text, (letter) => `\0${letter}`).join('')
const wide = (text: string) => Array.from(text, (letter) => `${letter}\0\0\0`).join('')
const wideBig = (text: string) => Array.from(text, (letter) => `\0\0\0${letter}`).join('')
const FILE = 'User-agent: *\nDisallow: /a\n'

describe('UTF-16', () => {
  it.each([
    ['little-endian with a mark', `\udcff\udcfe${little(FILE)}`],
    ['big-endian with a mark', `\udcfe\udcff${big(FILE)}`],
    ['little-endian', little(FILE)],
    ['big-endian', big(FILE)],
    ['of four octets', wide(FILE)],
    ['of four octets with a mark', `\udcff\udcfe\0\0${wide(FILE)}`],
    ['of four octets, big-endian', wideBig(FILE)],
  ])('is found and converted: %s', (_name, text) => {
    expect(placesOf(utf16, text)).toHaveLength(1)
    expect(fixedBy(utf16, text)).toBe(FILE)
  })

  it('is converted whatever its line ends', () => {
    const fixed = fixedBy(utf16, `\udcff\udcfe${little('User-agent: *\r\nDisallow: /a\r\n')}`)
    expect(fixed.split(/\r\n|\r|\n/)).toEqual(['User-agent: *', 'Disallow: /a', ''])
  })

  it('is called by its name', () => {
    const encodings = [little(FILE), wide(FILE)].flatMap((text) => findingsOf(utf16, text))
    expect(encodings.map(({ data }) => data.encoding)).toEqual(['UTF-16', 'UTF-32'])
  })

  it('is found behind a mark where most of it is in another script', () => {
    const letters = '\u0004\u0430'.repeat(300).replaceAll('\u0430', '0')
    const text = `\udcfe\udcff${big('# ')}${letters}${big(`\n${FILE}`)}`
    expect(fixedBy(utf16, text)).toContain(FILE)
  })

  it('is told at the first line, the fix being the whole file', () => {
    const [found] = findingsOf(utf16, little(FILE))
    expect(found).toMatchObject({ line: 1, endLine: 1 })
    expect(found?.fixes?.[0]?.edits).toHaveLength(1)
  })

  it.each([
    FILE,
    `\udcff\udcfe${FILE}`,
    '\ufeffUser-agent: *',
    'Disallow: /a\0b\0\n',
    '',
    'a\0',
    '\0\0\0\0\0\0\0\0\0\0',
  ])('is not %j', (text) => {
    expect(placesOf(utf16, text)).toEqual([])
  })
})
