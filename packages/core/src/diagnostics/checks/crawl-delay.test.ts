/** Protects the check `crawl-delay`: what each value is, and whether anybody named obeys it. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { crawlDelay } from './crawl-delay.ts'

const read = (value: string) =>
  findingsOf(crawlDelay, `User-agent: *\nCrawl-delay: ${value}\n`)[0]?.data.reads

const ignored = (...agents: readonly string[]) =>
  findingsOf(
    crawlDelay,
    `${agents.map((agent) => `User-agent: ${agent}\n`).join('')}Crawl-delay: 5\nDisallow:\n`,
  )[0]?.data.ignoredByAll

describe('a crawl delay', () => {
  it.each([
    ['5', 'seconds'],
    ['30', 'seconds'],
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
    [['Googlebot'], true],
    [['Yandex'], true],
    [['Googlebot', 'YandexBot'], true],
    [['Googlebot', 'bingbot'], false],
    [['bingbot'], false],
    [['*'], false],
    [['SomeBot'], false],
  ])('for %j is ignored by all: %s', (agents, expected) => {
    expect(ignored(...agents)).toBe(expected)
  })

  it('belongs to the group above it, also in front of the first rule of the next one', () => {
    const text =
      'Crawl-delay: 1\nUser-agent: bingbot\nDisallow: /\nUser-agent: Googlebot\nCrawl-delay: 2\nDisallow:\ncrawl-delay: 3\n'
    expect(findingsOf(crawlDelay, text).map(({ line, data }) => [line, data.ignoredByAll])).toEqual(
      [
        [1, false],
        [5, true],
        [7, true],
      ],
    )
  })

  it('is marked with its name', () => {
    expect(placesOf(crawlDelay, 'User-agent: *\n Crawl-delay : 10 # s\nCrawl-delay 5\n')).toEqual([
      '2:2-18',
    ])
  })
})
