// Protects: whatever is typed or pasted into the crawler field leads to the crawler that is meant.
import { CRAWLERS, POPULAR_CRAWLER_IDS } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { crawlerOptions } from './crawler-options.ts'

function first(typed: string) {
  return crawlerOptions(typed).flatMap((group) => group.options)[0]
}

describe('without a word', () => {
  const [popular, ...operators] = crawlerOptions('')

  it('the popular crawlers come first, in their order', () => {
    expect(popular?.kind).toBe('popular')
    expect(popular?.options.map(({ crawler }) => crawler.id)).toEqual(POPULAR_CRAWLER_IDS)
  })

  it('then all there are, each once, by operator', () => {
    const ids = operators.flatMap(({ options }) => options.map(({ crawler }) => crawler.id))
    expect(ids.toSorted()).toEqual(CRAWLERS.map(({ id }) => id).toSorted())
    const names = operators.map(({ operator }) => operator)
    expect(new Set(names).size).toBe(names.length)
  })

  it('no two options share their key', () => {
    const keys = crawlerOptions('').flatMap(({ options }) => options.map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('the first option', () => {
  it.each([
    ['googlebot', 'googlebot'],
    ['GPTBot', 'gptbot'],
    ['bing', 'bingbot'],
    ['  yandexbot ', 'yandexbot'],
    ['*', 'any'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'bingbot'],
    ['User-Agent: Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', 'yandexbot'],
  ])('of %j is %s', (typed, id) => {
    expect(first(typed)?.crawler.id).toBe(id)
  })

  it('of an operator’s name is a crawler of that operator', () => {
    expect(first('OpenAI')?.crawler.operator).toBe('OpenAI')
  })

  it('of a header names the part by which it was found', () => {
    expect(first('Mozilla/5.0 (compatible; bingbot/2.0)')?.header).toMatch(/^bingbot/i)
  })

  it.each([
    ['FooBot', 'FooBot'],
    ['FooBot/2.1 (+https://foo.example/bot)', 'FooBot'],
  ])('of the unknown %j is a custom token', (typed, token) => {
    expect(first(typed)?.crawler).toMatchObject({ custom: true, token })
  })
})
