/** Protects the check `retired-crawler`: who no longer runs, and who runs in its place. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { retiredCrawler } from './retired-crawler.ts'

describe('a retired crawler', () => {
  it('is told once, with the names of today', () => {
    const text = 'User-agent: anthropic-ai\nDisallow: /\nUser-agent: Anthropic-AI\nDisallow: /\n'
    expect(placesOf(retiredCrawler, text)).toEqual(['1:13-25'])
    const [found] = findingsOf(retiredCrawler, text)
    expect(found?.data).toMatchObject({ token: 'anthropic-ai', operator: 'Anthropic' })
    expect(found?.data.today).toContain('ClaudeBot')
    expect(found?.data.today).not.toContain('Claude-Web')
  })

  it('is one of several of a name, of which another runs', () => {
    const text = 'User-agent: AdsBot-Google-Mobile-Apps\nDisallow: /\n'
    expect(findingsOf(retiredCrawler, text)[0]?.data.today).toEqual(['AdsBot-Google-Mobile'])
  })

  it.each([
    ['a current one', 'ClaudeBot'],
    ['one whose token a current one shares', 'Googlebot-Image'],
    ['one to which a current one falls back', 'msnbot'],
    ['one that we do not know', 'FooBot'],
  ])('is not %s', (_name, token) => {
    expect(placesOf(retiredCrawler, `User-agent: ${token}\nDisallow: /\n`)).toEqual([])
  })
})
