// Protects: links that people keep in documents open as they were meant, a broken field costs no
// other field, and only what differs from the default is written.
import { describe, expect, it } from 'vitest'
import { fetchReport } from '../../test/fetch-report.ts'
import { openLink, readLink, writeLink } from './link-codec.ts'
import { FIRST_VISIT, type Workspace } from './workspace.ts'

/** Links that were given out. They must go on meaning the same; lines are only ever added. */
const OLD_LINKS = [
  [
    '?url=https%3A%2F%2Fexample.com%2Fpage&crawler=googlebot',
    { url: 'https://example.com/page', crawler: 'googlebot' },
  ],
  ['?url=example.com&dialect=yandex', { url: 'example.com', dialect: 'yandex' }],
  [
    '?url=https%3A%2F%2Fexample.com%2F&crawler=googlebot-image&dialect=rfc9309-strict&tab=response&line=12&lang=ru',
    {
      url: 'https://example.com/',
      crawler: 'googlebot-image',
      dialect: 'rfc9309-strict',
      tab: 'response',
      line: 12,
      lang: 'ru',
    },
  ],
  [
    '?url=http%3A%2F%2Fexample.com%2F%3Fa%3Db%26c%3Dd&tab=crawlers',
    { url: 'http://example.com/?a=b&c=d', tab: 'crawlers' },
  ],
  ['?crawler=FooBot&dialect=auto', { crawler: 'FooBot', dialect: 'auto' }],
  ['?crawler=*', { crawler: '*' }],
  [
    '?crawler=Mozilla%2F5.0+%28compatible%3B+bingbot%2F2.0%29',
    { crawler: 'Mozilla/5.0 (compatible; bingbot/2.0)' },
  ],
  ['?lang=ja', { lang: 'ja' }],
  ['?tab=why&line=1', { tab: 'why', line: 1 }],
  ['?tab=problems&line=3', { tab: 'problems', line: 3 }],
  ['?utm_source=x&embed=1', {}],
  ['', {}],
] as const

describe('old links', () => {
  it.each(OLD_LINKS)('%s', (search, fields) => {
    expect(readLink(search)).toEqual({ fields, notices: [] })
  })
})

describe('a broken field', () => {
  it.each([
    ['url', ''],
    ['url', ' '],
    ['url', 'x'.repeat(16 * 1024 + 1)],
    ['crawler', ''],
    ['crawler', 'x'.repeat(9000)],
    ['dialect', 'altavista'],
    ['dialect', 'GOOGLE'],
    ['dialect', '__proto__'],
    ['tab', 'nowhere'],
    ['line', '0'],
    ['line', '-1'],
    ['line', '1.5'],
    ['line', '1e3'],
    ['line', '99999999999999999999'],
    ['lang', 'tlh'],
    ['lang', 'EN'],
  ])('%s=%.20s is dropped with a notice, and the others stay', (field, value) => {
    const others = field === 'lang' ? { tab: 'crawlers' } : { lang: 'ja' }
    const search = new URLSearchParams({ ...others, [field]: value })
    expect(readLink(`?${search}`)).toEqual({
      fields: others,
      notices: [{ kind: 'broken-link-field', field, value }],
    })
  })

  it('counts as first written where it is given twice', () => {
    expect(readLink('?line=3&line=x').fields).toEqual({ line: 3 })
  })

  it('never throws on broken percent-encoding', () => {
    expect(readLink('?crawler=%E0%A4%A&url=%').fields.url).toBe('%')
  })
})

describe('writing', () => {
  const live: Workspace = {
    ...FIRST_VISIT,
    address: 'https://example.com/a?b=c&d=ü',
    crawler: 'googlebot',
    live: fetchReport('User-agent: *\n'),
    text: 'User-agent: *\n',
  }

  it('of the first visit leaves nothing', () => {
    expect(writeLink(FIRST_VISIT, 'en')).toBe('')
  })

  it('never holds a file, and no address where none was fetched', () => {
    const pasted = {
      ...FIRST_VISIT,
      text: 'User-agent: secret\n',
      address: 'https://intern.example/',
    }
    expect(writeLink(pasted, 'en')).toBe('?crawler=googlebot-image')
  })

  it('of a live file holds its address and what differs from the default', () => {
    expect(writeLink(live, 'en')).toBe('?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc%26d%3D%C3%BC')
    const chosen = { ...live, dialect: 'yandex', panel: 'crawlers', language: 'ru' } as const
    expect(writeLink(chosen, 'en')).toContain('&dialect=yandex&tab=crawlers&lang=ru')
    expect(writeLink({ ...live, language: 'ru' }, 'ru')).toBe(writeLink(live, 'en'))
  })

  it('keeps parameters that it does not know, and drops its own that are as by default', () => {
    expect(writeLink(FIRST_VISIT, 'en', '?embed=1&tab=response&x=%20')).toBe('?embed=1&x=+')
  })

  it('is read back as it was', () => {
    const workspace = {
      ...live,
      crawler: 'Foo Bot/1.0 (+https://x.example)',
      dialect: 'rfc9309-strict',
      panel: 'response',
      language: 'ja',
      reveal: { line: 7, count: 1 },
    } as const
    const reopened = openLink(FIRST_VISIT, readLink(writeLink(workspace, 'en')))
    expect(reopened).toMatchObject({
      address: workspace.address,
      crawler: workspace.crawler,
      dialect: 'rfc9309-strict',
      panel: 'response',
      language: 'ja',
      reveal: { line: 7 },
    })
  })
})

describe('opening', () => {
  it('a link with an address starts from no file and the default crawler', () => {
    const opened = openLink(FIRST_VISIT, readLink('?url=example.com'))
    expect(opened).toMatchObject({ address: 'example.com', crawler: 'googlebot', text: '' })
  })

  it('a link without one keeps the file', () => {
    const opened = openLink(FIRST_VISIT, readLink('?crawler=bingbot'))
    expect(opened).toMatchObject({ crawler: 'bingbot', text: FIRST_VISIT.text })
  })
})
