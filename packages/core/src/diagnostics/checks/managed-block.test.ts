/**
 * Protects the check `managed-block`: the range of the lines that a service wrote, and the verdict
 * that the file gives without them, line by line.
 */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { findCrawler } from '../../crawlers/find-crawler.ts'
import { targetOfAddress } from '../../matching/target.ts'
import { parseRobotsTxt } from '../../syntax/parse.ts'
import { testAddress } from '../../verdict/test-address.ts'
import { withoutLines, withoutRanges } from '../without-lines.ts'
import { managedBlock } from './managed-block.ts'

const BLOCK = [
  '# BEGIN Cloudflare Managed content',
  'User-agent: GPTBot',
  'Disallow: /',
  '# END Cloudflare Managed Content',
].join('\r\n')

const OWN = 'User-agent: *\r\nDisallow: /private/\r\n'

describe('a managed block', () => {
  it('is told with its lines', () => {
    const text = `# ours\r\n${BLOCK}\r\n${OWN}`
    expect(placesOf(managedBlock, text)).toEqual(['2:1-35'])
    const [found] = findingsOf(managedBlock, text)
    expect(found?.data).toEqual({ name: 'Cloudflare Managed content', fromLine: 2, toLine: 5 })
    expect(found?.related).toEqual([{ line: 5, role: 'end' }])
  })

  it('may be left out, and the other lines keep their numbers', () => {
    const file = parseRobotsTxt(`${BLOCK}\r\n${OWN}`)
    const without = withoutLines(file, 1, 4)
    expect(without.text).toBe(`\r\n\r\n\r\n\r\n${OWN}`)
    const verdict = (of: typeof file, path: string) => {
      const { crawler } = findCrawler('GPTBot')
      const { allowed, line } = testAddress(
        { file: of, facts: null },
        targetOfAddress(path),
        crawler,
      )
      return [allowed, line]
    }
    expect([verdict(file, '/a'), verdict(without, '/a')]).toEqual([
      [false, 3],
      [true, null],
    ])
    expect(verdict(without, '/private/')).toEqual([false, 6])
  })

  it('may be all there is, or the end of the file', () => {
    expect(withoutLines(parseRobotsTxt(BLOCK), 1, 4).text).toBe('\r\n\r\n\r\n')
    expect(withoutLines(parseRobotsTxt(`a\n${BLOCK}`), 2, 9).text).toBe('a\n\r\n\r\n\r\n')
  })

  it('may be left out together with others', () => {
    const file = parseRobotsTxt(`a\n${BLOCK}\nb\n${BLOCK}\r${OWN}`)
    const ranges = [
      { fromLine: 2, toLine: 5 },
      { fromLine: 7, toLine: 10 },
    ]
    const one = ({ fromLine, toLine }: { fromLine: number; toLine: number }, of: typeof file) =>
      withoutLines(of, fromLine, toLine)
    const oneByOne = ranges.reduce((of, range) => one(range, of), file)
    expect(withoutRanges(file, ranges).text).toBe(oneByOne.text)
    expect(oneByOne.text).not.toContain('GPTBot')
    expect(withoutRanges(file, []).text).toBe(file.text)
  })

  it.each([
    ['without an end', BLOCK.slice(0, -20)],
    ['with another name at the end', BLOCK.replace('END Cloudflare', 'END Other')],
    ['with marks in front of nothing', '# END Cloudflare Managed Content\n'],
    ['of a plugin', '# BEGIN Rules\nUser-agent: *\n# END Rules\n'],
    ['in a line with a rule', 'Disallow: / # BEGIN A Managed B\n# END A Managed B\n'],
  ])('is none %s', (_what, text) => {
    expect(placesOf(managedBlock, text)).toEqual([])
  })

  it('is one of several', () => {
    expect(placesOf(managedBlock, `${BLOCK}\n${BLOCK}\n`)).toEqual(['1:1-35', '5:1-35'])
  })
})
