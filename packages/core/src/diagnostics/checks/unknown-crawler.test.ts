/** Protects the check `unknown-crawler`: names near to a known one, and names that may well be somebody. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { unknownCrawler } from './unknown-crawler.ts'

const group = (...tokens: readonly string[]) =>
  `${tokens.map((token) => `User-agent: ${token}\n`).join('')}Disallow: /\n`

describe('an unknown crawler', () => {
  it.each([
    ['Gogglebot', 'Googlebot'],
    ['Googelbot', 'Googlebot'],
    ['Googlebots', 'Googlebot'],
    ['GTPBot', 'GPTBot'],
    ['GPT-Bot', 'GPTBot'],
    ['Google_InspectionTool', 'Google-InspectionTool'],
    ['Google', 'Googlebot'],
    ['claude', 'ClaudeBot'],
    ['CCBots', 'CCBot'],
    ['Yandx', 'Yandex'],
    ['Slrup', 'Slurp'],
    ['Google-Extend', 'Google-Extended'],
    ['Mediapartner-Google', 'Mediapartners-Google'],
  ])('%s is near to %s', (token, nearest) => {
    expect(findingsOf(unknownCrawler, group(token)).map(({ data }) => data)).toEqual([
      { token, nearest },
    ])
    expect(placesOf(unknownCrawler, group(token))).toEqual([`1:13-${13 + token.length}`])
    expect(fixedBy(unknownCrawler, group(token))).toBe(group(nearest))
  })

  it.each([
    'Googlebot',
    'googlebot-mobile',
    'Yandex',
    'FooBot',
    'Aipbot',
    'Snapbot',
    'bigbot',
    'AIBOT',
    'Turnitin',
    'anthropic-ai',
    'Naverbot',
    'msnbot',
    '*',
    '',
    'Gogglebot/2.1',
  ])('is not %s', (token) => {
    expect(placesOf(unknownCrawler, group(token))).toEqual([])
  })

  it('is left alone where the right name stands in the file too', () => {
    expect(placesOf(unknownCrawler, group('Semrush', 'SemrushBot'))).toEqual([])
  })
})
