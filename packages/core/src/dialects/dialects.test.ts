/**
 * Protects the registry of dialects: every decision of every dialect has evidence with a source and
 * a day, and the values that the documents state are the values that are set.
 */
import { describe, expect, it } from 'vitest'
import type { DecisionPoint, Decisions } from './decisions.ts'
import type { DialectId } from './dialect.ts'
import { DIALECTS, dialectById, findDialect } from './index.ts'

describe('the registry', () => {
  it('holds the standard first, then its readers, each once', () => {
    expect(DIALECTS.map(({ id }) => id)).toEqual([
      ...['rfc9309', 'rfc9309-strict', 'google', 'yandex', 'bing'],
      ...['python-3.12', 'python-3.14', 'protego'],
    ])
    expect(DIALECTS.map(({ kind }) => kind)).toEqual([
      ...['standard', 'standard', 'operator', 'operator', 'operator'],
      ...['library', 'library', 'library'],
    ])
    expect(new Set(DIALECTS.map(({ name }) => name)).size).toBe(DIALECTS.length)
  })

  it('finds a dialect by its id, and nothing by anything else', () => {
    for (const dialect of DIALECTS) {
      expect(findDialect(dialect.id)).toBe(dialect)
      expect(dialectById(dialect.id)).toBe(dialect)
    }
    for (const id of ['', 'Google', 'auto', 'toString', 'rfc9309 ']) {
      expect(findDialect(id)).toBeUndefined()
    }
  })
})

describe.each(DIALECTS.map((dialect) => [dialect.id, dialect] as const))('%s', (_id, dialect) => {
  const points = Object.keys(dialect.decisions) as DecisionPoint[]

  it('has evidence for each decision and for nothing else', () => {
    expect(Object.keys(dialect.evidence).sort()).toEqual([...points].sort())
    expect(points.sort()).toEqual(Object.keys(dialectById('rfc9309').decisions).sort())
  })

  it('names a place in a source, with its day', () => {
    for (const point of points) {
      const { basis, source, place } = dialect.evidence[point]
      expect(['documented', 'code', 'observed', 'assumed']).toContain(basis)
      expectSource(source, point)
      expect(place.trim(), point).not.toBe('')
    }
    expectSource(dialect.source, dialect.id)
  })

  it('gives the standard’s spelling first', () => {
    const { spellings } = dialect.decisions
    for (const key of ['user-agent', 'allow', 'disallow'] as const) {
      expect(spellings[key][0]).toBe(key)
      expect(spellings[key]).toEqual(spellings[key].map((name) => name.toLowerCase()))
    }
  })
})

describe('a decision', () => {
  it.each<readonly [DialectId, DecisionPoint, Decisions[DecisionPoint]]>([
    ['google', 'sizeLimit', { octets: 512_000, beyond: 'cut' }],
    ['google', 'lineLimit', 16_663],
    ['google', 'encoding', 'escape-non-ascii'],
    ['google', 'indexPage', 'directory-too'],
    ['rfc9309', 'encoding', 'normalised'],
    ['rfc9309', 'indexPage', 'ordinary'],
    ['rfc9309', 'productToken', 'published'],
    ['rfc9309-strict', 'productToken', 'grammar'],
    ['rfc9309-strict', 'starStart', 'skipped'],
    ['yandex', 'sizeLimit', { octets: 512_000, beyond: 'site-open' }],
    ['yandex', 'familyTokens', ['Yandex']],
    ['yandex', 'octets', 'without-wildcards'],
    ['yandex', 'emptyDisallow', 'allows-one-octet'],
    ['python-3.12', 'precedence', 'first-match'],
    ['python-3.12', 'wildcards', false],
    ['python-3.14', 'precedence', 'most-octets'],
  ])('of %s on %s is %j', (id, point, expected) => {
    expect(dialectById(id).decisions[point]).toEqual(expected)
  })

  it('of Bing is the standard’s, and marked as assumed, where Microsoft says nothing', () => {
    const [bing, standard] = [dialectById('bing'), dialectById('rfc9309')]
    for (const point of Object.keys(bing.decisions) as DecisionPoint[]) {
      if (bing.evidence[point].basis !== 'assumed') continue
      expect(bing.decisions[point], point).toEqual(standard.decisions[point])
    }
  })

  it('of the standard is documented or marked as assumed, never taken for known', () => {
    const silent: readonly DecisionPoint[] = [
      ...(['lineLimit', 'byteOrderMark', 'nul', 'nameComparison', 'spellings'] as const),
      ...(['missingColon', 'looseStar', 'productToken'] as const),
    ]
    const { evidence } = dialectById('rfc9309')
    for (const point of silent) expect(evidence[point].basis, point).toBe('assumed')
  })
})

function expectSource(
  source: { readonly title: string; readonly url: string; readonly checked: string },
  what: string,
) {
  expect(source.title.trim(), what).not.toBe('')
  expect(new URL(source.url).protocol, what).toBe('https:')
  expect(source.checked, what).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(Number.isNaN(Date.parse(source.checked)), what).toBe(false)
}
