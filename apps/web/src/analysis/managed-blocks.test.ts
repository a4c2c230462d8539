// Protects: what the page says of a file without a service's block is the engine's own answer for
// that file, with the lines of the file as it is, for the address, crawler and reading in question.
import { parseRobotsTxt, targetOfAddress, testAddress } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { parsedFile, type Question, TABLE_CRAWLERS } from './analyse.ts'
import { answersWithout, BLOCKS_ASKED, managedBlocksOf } from './managed-blocks.ts'

const BLOCK = [
  '# BEGIN Cloudflare Managed content',
  'User-agent: GPTBot',
  'Disallow: /',
  '# END Cloudflare Managed Content',
]
const OWN = ['', 'User-agent: *', 'Disallow: /private/', 'Allow: /']
const TEXT = [...BLOCK, ...OWN].join('\n')

const question = (given: Partial<Question> = {}): Question => ({
  text: TEXT,
  address: 'https://example.com/page',
  crawler: 'gptbot',
  dialect: 'auto',
  facts: null,
  noFile: false,
  robotsUrl: null,
  ...given,
})

const brief = (given: Partial<Question>) =>
  answersWithout(question(given)).blocks.map(({ without, changes }) => [
    changes,
    without.allowed,
    without.line,
  ])

describe('the blocks of a file', () => {
  it('are found with their lines, a byte order mark in front or not', () => {
    const block = { name: 'Cloudflare Managed content', fromLine: 1, toLine: 4 }
    expect(managedBlocksOf(TEXT)).toEqual([block])
    expect(managedBlocksOf(`\ufeff${TEXT}`)).toEqual([block])
  })

  it('are none in other files, and always the same none', () => {
    expect(managedBlocksOf(OWN.join('\n'))).toEqual([])
    expect(managedBlocksOf('# managed\nDisallow: /')).toBe(managedBlocksOf(''))
  })
})

describe('without the block', () => {
  it.each([
    ['the opposite, where the block decides', {}, [['verdict', true, 8]]],
    ['the same by another line', { address: '/private/a' }, [['reason', false, 7]]],
    ['the same, where it has no say', { crawler: 'googlebot' }, [['nothing', true, 8]]],
    ['the same, with another reading', { dialect: 'yandex' as const }, [['verdict', true, 8]]],
    ['nothing to say, where there is none', { text: OWN.join('\n') }, []],
    ['nothing to say, where there is no file', { noFile: true }, []],
  ])('%s', (_, given, expected) => {
    expect(brief(given)).toEqual(expected)
  })

  it('the verdict is that of a file whose lines are empty there, for every crawler', () => {
    const rest = parseRobotsTxt([...BLOCK.map(() => ''), ...OWN].join('\n'))
    const target = targetOfAddress('https://example.com/page')
    let decided = 0
    for (const crawler of TABLE_CRAWLERS) {
      const { verdict, blocks } = answersWithout(question({ crawler: crawler.id }))
      const [ask, askRest] = [parsedFile(TEXT), rest].map((file) =>
        testAddress({ file, facts: null }, target, crawler, 'auto'),
      )
      expect([verdict.allowed, verdict.line]).toEqual([ask?.allowed, ask?.line])
      expect(blocks.map(({ without }) => without)).toEqual([askRest])
      if (blocks[0]?.changes === 'verdict') decided += 1
    }
    expect(decided).toBeGreaterThan(0)
  })

  it('each block is left out alone, and not more of them than anybody reads', () => {
    const two = [...BLOCK, ...BLOCK, ...OWN].join('\n')
    expect(brief({ text: two })).toEqual([
      ['reason', false, 7],
      ['nothing', false, 3],
    ])
    const many = [...Array.from({ length: 50 }, () => BLOCK).flat(), ...OWN].join('\n')
    expect(managedBlocksOf(many)).toHaveLength(50)
    expect(brief({ text: many })).toHaveLength(BLOCKS_ASKED)
  })
})
