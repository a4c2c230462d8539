// Protects: what the page shows about a workspace comes from the right source: the file, the site's
// answer, or a file put in the place of one that did not come.
import type { FetchReport } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { fetchReport } from '../../test/fetch-report.ts'
import { FIRST_VISIT, type Workspace } from '../workspace/workspace.ts'
import { analyse, TABLE_CRAWLERS } from './analyse.ts'
import { questionOf } from './question-of.ts'

function about(changes: Partial<Workspace>) {
  return analyse(questionOf({ ...FIRST_VISIT, ...changes }))
}

const BLOCKS_ALL = 'User-agent: *\nDisallow: /\n'

const failed: FetchReport = {
  ...fetchReport(null),
  outcome: 'network-failure',
  status: null,
  error: { stage: 'dns', code: 'ENOTFOUND', message: '' },
}

describe('the source of the verdict', () => {
  it('is the file that was typed', () => {
    expect(about({ text: BLOCKS_ALL }).verdict).toMatchObject({ allowed: false, because: 'rule' })
  })

  it.each([
    ['404', fetchReport(null, { status: 404 }), true],
    ['503', fetchReport(null, { status: 503 }), false],
    ['a name that does not resolve', failed, false],
    ['our refusal', { ...failed, outcome: 'refused' }, null],
    [
      'a loop of redirects',
      {
        ...fetchReport(null),
        outcome: 'too-many-redirects',
        status: 301,
        notes: ['redirect-loop'],
      },
      true,
    ],
  ] as const)('is the answer of the site: %s', (_, live, allowed) => {
    const { verdict, ignored } = about({ live: live as FetchReport, text: '' })
    expect(verdict).toMatchObject({ allowed, because: 'fetch', line: null })
    expect(ignored).toEqual([])
  })

  it('is a file put in the place of one that did not come', () => {
    const { verdict, governance } = about({ live: failed, text: BLOCKS_ALL })
    expect(verdict).toMatchObject({ allowed: false, because: 'rule', line: 2 })
    expect(governance).toBeNull()
  })

  it('is the edited file, with the type that the site gave it', () => {
    const live = fetchReport(BLOCKS_ALL, { headers: { 'content-type': 'text/html' } })
    const asYandex = { live, text: BLOCKS_ALL, dialect: 'yandex' } as const
    expect(about(asYandex).verdict).toMatchObject({ allowed: true, because: 'fetch' })
    expect(about({ live, text: BLOCKS_ALL }).verdict).toMatchObject({ allowed: false })
  })
})

describe('the file of another site', () => {
  const live = fetchReport(BLOCKS_ALL)

  it.each([
    ['https://example.com/other', { governed: true }],
    ['example.com', { governed: true }],
    ['https://shop.example.com/', { governed: false, because: 'host' }],
    ['http://example.com/', { governed: false, because: 'scheme' }],
    ['https://example.com:8443/', { governed: false, because: 'port' }],
    ['/path-alone', null],
    ['', null],
  ])('is told for %s', (address, governance) => {
    expect(about({ live, text: BLOCKS_ALL, address }).governance).toEqual(governance)
  })
})

describe('the content of the file', () => {
  it.each([
    ['<!DOCTYPE html>\n<p>Hi', 'web-page'],
    ['\uFEFF  <html>', 'web-page'],
    ['\uDCFF\uDCFEU\0s\0', 'utf-16'],
    ['\u0001\0\u0002PNG', 'binary'],
    [`GIF${'\uDC80'.repeat(20)}`, 'binary'],
    ['Disallow: /caf\uDCE9\nUser-agent: *\nDisallow: /abcdefghijklmnop', 'not-utf-8'],
    ['User-agent: *\nhttps://example.com/page\n', 'address'],
  ])('%j is doubted as %s', (text, kind) => {
    expect(about({ text }).doubt?.kind).toBe(kind)
  })

  it.each([
    '',
    BLOCKS_ALL,
    'Sitemap: https://example.com/s.xml',
    '# <html>',
    '\uFEFFUser-agent: *',
  ])('%j is not doubted', (text) => {
    expect(about({ text }).doubt).toBeNull()
  })

  it('names the line of an address, for any line end', () => {
    const { doubt } = about({ text: 'a: b\r\nc: d\rhttps://example.com/x ' })
    expect(doubt).toEqual({ kind: 'address', line: 3, address: 'https://example.com/x' })
  })
})

it('has a row for every crawler, in the order of the table', () => {
  const { rows } = about({})
  expect(rows.map((row) => row.crawler)).toEqual(TABLE_CRAWLERS.map((crawler) => crawler.id))
})
