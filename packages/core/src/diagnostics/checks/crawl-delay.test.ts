/** Protects the check `crawl-delay`: what each value is, and whether anybody named obeys it. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { crawlDelay } from './crawl-delay.ts'

const read = (value: string) =>
  findingsOf(crawlDelay, `User-agent: *\nCrawl-delay: ${value}\n`)[0]?.data.reads

const obeyed = (...agents: readonly string[]) =>
  findingsOf(
    crawlDelay,
    `${agents.map((agent) => `User-agent: ${agent}\n`).join('')}Crawl-delay: 5\nDisallow:\n`,
  )[0]?.data.obeyed

describe('a crawl delay', () => {
  it.each([
    ['5', 'seconds'],
    ['20', 'seconds'],
    ['21', 'above-range'],
    ['30', 'above-range'],
    ['31', 'long'],
    ['86400', 'long'],
    ['0', 'zero'],
    ['0.0', 'zero'],
    ['0.5', 'fraction'],
    ['.5', 'fraction'],
    ['10.', 'fraction'],
    ['1,000', 'not-plain'],
    ['1e300', 'not-plain'],
    ['-5', 'not-plain'],
    ['10s', 'not-plain'],
    ['²', 'not-a-number'],
    ['ten', 'not-a-number'],
    ['', 'empty'],
  ])('of %j is %s', (value, expected) => {
    expect(read(value)).toBe(expected)
  })

  it.each([
    [['Googlebot'], 'none-named'],
    [['Yandex'], 'none-named'],
    [['Googlebot', 'YandexBot'], 'none-named'],
    [['Applebot'], 'none-named'],
    [['Amazonbot', 'Googlebot-Image'], 'none-named'],
    [['Googlebot', 'bingbot'], 'some-named'],
    [['bingbot', 'SomeBot'], 'some-named'],
    [['bingbot'], 'all-named'],
    [['msnbot'], 'all-named'],
    [['MJ12bot', 'ClaudeBot'], 'all-named'],
    [['*'], 'some'],
    [['bingbot', '*'], 'some'],
    [['SomeBot'], 'unknown'],
    [['SomeBot', 'Googlebot'], 'unknown'],
  ])('for %j is obeyed so: %s', (agents, expected) => {
    expect(obeyed(...agents)).toBe(expected)
  })

  it('belongs to the group above it, also in front of the first rule of the next one', () => {
    const text =
      'Crawl-delay: 1\nUser-agent: bingbot\nDisallow: /\nUser-agent: Googlebot\nCrawl-delay: 2\nDisallow:\ncrawl-delay: 3\n'
    expect(findingsOf(crawlDelay, text).map(({ line, data }) => [line, data.obeyed])).toEqual([
      [1, 'nobody'],
      [5, 'none-named'],
      [7, 'none-named'],
    ])
  })

  it('is marked with its name', () => {
    expect(placesOf(crawlDelay, 'User-agent: *\n Crawl-delay : 10 # s\nCrawl-delay 5\n')).toEqual([
      '2:2-18',
    ])
  })
})
