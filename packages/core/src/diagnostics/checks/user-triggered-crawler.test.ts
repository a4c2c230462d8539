/** Protects the check `user-triggered-crawler`: clients that fetch for a person, and who says that they may not obey. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { userTriggeredCrawler } from './user-triggered-crawler.ts'

describe('a user-triggered crawler', () => {
  it.each([
    ['Perplexity-User', 'Perplexity', 'operator'],
    ['chatgpt-user', 'OpenAI', 'operator'],
    ['Manus-User', 'Butterfly Effect', 'community'],
  ])('%s', (token, operator, saidBy) => {
    const text = `User-agent: ${token}\nDisallow: /\nUser-agent: ${token}\nAllow: /a\n`
    const found = findingsOf(userTriggeredCrawler, text)
    expect(found.map(({ line, data }) => [line, data.operator, data.saidBy])).toEqual([
      [1, operator, saidBy],
    ])
    expect(placesOf(userTriggeredCrawler, text)).toEqual([`1:13-${13 + token.length}`])
  })

  it.each([
    ['one that obeys', 'Claude-User'],
    ['one of which nobody says so', 'Feedly'],
    ['one that no longer runs', 'googleweblight'],
    ['everybody', '*'],
  ])('is not %s', (_name, token) => {
    expect(placesOf(userTriggeredCrawler, `User-agent: ${token}\nDisallow: /\n`)).toEqual([])
  })
})
