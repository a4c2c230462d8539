/** Protects the marked files: marks are read, taken away without a trace, and refused when odd. */
import { describe, expect, it } from 'vitest'
import { readMarkedFile, readMarkedFiles } from './marked-file.ts'

describe('a marked file', () => {
  it('gives up its marks and keeps everything else', () => {
    const marked = 'User-agent: * # all\r\nDisallow /a   #~ one-thing another\nAllow: /\r#~ third'
    expect(readMarkedFile('a.txt', marked)).toEqual({
      name: 'a.txt',
      text: 'User-agent: * # all\r\nDisallow /a\nAllow: /\r',
      site: null,
      expected: ['2 another', '2 one-thing', '4 third'],
    })
  })

  it('may name the site it belongs to', () => {
    const { text, site, expected } = readMarkedFile(
      'a.txt',
      '#~ site https://a.example\nAllow: /x #~ y\n',
    )
    expect([text, site, expected]).toEqual(['Allow: /x\n', 'https://a.example', ['1 y']])
  })

  it.each(['#~', '#~ Not-An-Id', 'Allow: / #~ one, two'])(
    'is refused for the mark %s',
    (marked) => {
      expect(() => readMarkedFile('a.txt', `\n${marked}\n`)).toThrow('a.txt, line 2: the mark')
    },
  )

  it('is there, more than once, and together they expect a lot', () => {
    const files = readMarkedFiles()
    expect(files.length).toBeGreaterThan(3)
    expect(new Set(files.flatMap(({ expected }) => expected)).size).toBeGreaterThan(30)
  })
})
