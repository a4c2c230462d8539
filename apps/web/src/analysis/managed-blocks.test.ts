// Protects: what the page says of a file without a service's block is the engine's own answer for
// that file, with the lines of the file as it is, for the address, crawler and reading in question.
import { parseRobotsTxt, targetOfAddress, testAddress } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { parsedFile, type Question, TABLE_CRAWLERS } from './analyse.ts'
import { answersWithout, BLOCKS_ASKED, decidingBlock, managedBlocksOf } from './managed-blocks.ts'

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

describe('several blocks', () => {
  const block = (name: string, ...rules: readonly string[]) => [
    `# BEGIN ${name} Managed content`,
    'User-agent: *',
    ...rules,
    `# END ${name} Managed content`,
  ]
  const asked = (lines: readonly string[], address = '/private/a') =>
    answersWithout(question({ text: lines.join('\n'), address, crawler: 'googlebot' }))
  const deciding = (lines: readonly string[]) => {
    const found = decidingBlock(asked(lines))
    return found && [found.block?.name[0] ?? 'all', found.allowed, found.own]
  }
  const CLOSE = block('A', 'Disallow: /private')
  const OPEN = block('B', 'Allow: /pri')
  const mine = (rule: string) => ['User-agent: *', rule]

  it('are left out all together too, which is what the own rules alone say', () => {
    const { blocks, own } = asked([...CLOSE, ...OPEN, ...mine('Disallow: /p')])
    expect(blocks.map(({ without }) => [without.allowed, without.line])).toEqual([
      [true, 7],
      [false, 3],
    ])
    expect([own?.changes, own?.without.allowed, own?.without.line]).toEqual(['reason', false, 10])
  })

  it.each([
    ['one, whatever the own rules say', mine('Disallow: /p'), OPEN, ['A', true, false]],
    ['one, and the own rules alone say the opposite', mine('Allow: /p'), OPEN, ['A', true, true]],
    ['all together, none of them alone', mine('Allow: /p'), CLOSE, ['all', true, true]],
    ['none, where the own rules say the same', mine('Disallow: /p'), CLOSE, null],
  ])('of them decides %s', (_, own, other, expected) => {
    expect(deciding([...CLOSE, ...other, ...own])).toEqual(expected)
  })

  it('are asked about one by one up to a limit, the deciding one always', () => {
    const others = Array.from({ length: 20 }, () => block('C', 'Disallow: /c'))
    const answers = asked([...others.flat(), ...CLOSE, ...others.flat(), ...mine('Allow: /')])
    expect(answers.blocks).toHaveLength(BLOCKS_ASKED)
    expect(answers.blocks.at(-1)).toMatchObject({ block: { fromLine: 81 }, changes: 'verdict' })
    expect(decidingBlock(answers)).toMatchObject({ block: { fromLine: 81 }, own: true })
  })
})
