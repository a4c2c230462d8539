/** Protects the check `rule-before-user-agent`: rules in front of every group, told once, and what may have gone wrong there. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { ruleBeforeUserAgent } from './rule-before-user-agent.ts'

describe('a rule before every user-agent line', () => {
  it('is told once, with how many there are', () => {
    const text = '# rules\nDisallow: /a\nAllow: /b\n\nUser-agent: *\nDisallow: /c\n'
    expect(placesOf(ruleBeforeUserAgent, text)).toEqual(['2:1-13'])
    expect(findingsOf(ruleBeforeUserAgent, text).map(({ data }) => data)).toEqual([
      { rule: 'Disallow: /a', count: 2 },
    ])
    expect(fixedBy(ruleBeforeUserAgent, text)).toBe(
      '# rules\nUser-agent: *\nDisallow: /a\nAllow: /b\n\nUser-agent: *\nDisallow: /c\n',
    )
  })

  it.each(['Disallow: tmp', 'Disallow:', 'Dissallow: /a', 'Allow /a'])('may be %s', (line) => {
    expect(placesOf(ruleBeforeUserAgent, line)).toHaveLength(1)
  })

  it.each([
    'User-agnet: *',
    '\u200bUser-agent: *',
    'ï»¿User-agent: *',
    '<pre>User-agent: *',
    'User-agent = *',
  ])('has no fix of its own under %j', (line) => {
    const text = `${line}\n\nDisallow: /a\n`
    const [found] = findingsOf(ruleBeforeUserAgent, text)
    expect(found?.related).toEqual([{ line: 1, role: 'meant' }])
    expect(fixedBy(ruleBeforeUserAgent, text)).toBe(text)
  })

  it.each([
    'User-agent: *\nDisallow: /a',
    'Useragent: *\nDisallow: /a',
    '\ufeffUser-agent: *\nDisallow: /a',
    'Crawl-delay: 5\nSitemap: https://a.example/\nUser-agent: *\nDisallow: /a',
    '',
  ])('is not in %j', (text) => {
    expect(placesOf(ruleBeforeUserAgent, text)).toEqual([])
  })
})
