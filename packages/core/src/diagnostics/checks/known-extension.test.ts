/** Protects the check `known-extension`: which names are somebody's proposal, each told once. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { knownExtension } from './known-extension.ts'

describe('a known extension', () => {
  it.each([
    ['Content-Signal: ai-train=no', 'content-signals'],
    ['content-usage: train-ai=n', 'aipref'],
    ['License: https://a.example/license.xml', 'rsl'],
    ['TDM-Reservation: 1', 'tdm'],
    ['Agentmap: https://a.example/agents.json', 'for-agents'],
    ['LLM-Content: https://a.example/llms.txt', 'for-agents'],
    ['ACAP-crawler: *', 'acap'],
    ['Nosnippet: /', 'page-rule'],
    ['Robot-version: 2.0', 'old-draft'],
    ['Schemamap: https://a.example/map.xml', 'for-agents'],
    ['Feed: https://a.example/rss', 'for-people'],
    ['Contact: webmaster@a.example', 'for-people'],
  ])('%s is of the family %s', (line, family) => {
    expect(findingsOf(knownExtension, line).map(({ data }) => data.family)).toEqual([family])
    expect(placesOf(knownExtension, ` ${line}`)).toEqual([`1:2-${2 + line.indexOf(':')}`])
  })

  it('is told once, with the other lines', () => {
    const text = 'Content-Signal: a=no\nLicense: x\n\ncontent-signal: b=yes\nCONTENT-SIGNAL: c=no\n'
    const found = findingsOf(knownExtension, text)
    expect(found.map(({ line, data }) => [line, data.name, data.lines])).toEqual([
      [1, 'Content-Signal', 3],
      [2, 'License', 1],
    ])
    expect(found[0]?.related).toEqual([
      { line: 4, role: 'also' },
      { line: 5, role: 'also' },
    ])
  })

  it.each([
    'Sitemap: https://a.example/',
    'Crawl-delay: 5',
    'Host: a.example',
    'Noindex: /',
    'Clean-param: a',
    'Foo: bar',
    '# License: x',
    'License /x',
  ])('is not %s', (line) => {
    expect(placesOf(knownExtension, line)).toEqual([])
  })
})
