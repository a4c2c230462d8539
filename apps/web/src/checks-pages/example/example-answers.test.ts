// Protects what the pages of the checks claim: the mistake is found where it is shown and nowhere
// else, and the verdicts beside it are the engine's own and show the point.
import { CHECKS, type CheckId } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { exampleAnswers } from './example-answers.ts'

function answersOf(id: CheckId) {
  const check = CHECKS.find((candidate) => candidate.id === id)
  if (check === undefined) throw new Error(`There is no check ${id}`)
  return exampleAnswers(check)
}

/** `bingbot: blocked 5 → allowed 3`, a row of the table. */
function rowsOf(id: CheckId): readonly string[] {
  const word = (allowed: boolean | null) =>
    allowed === null ? '?' : allowed ? 'allowed' : 'blocked'
  return answersOf(id).verdicts.map(
    ({ crawler, dialect, bad, good }) =>
      `${crawler.id} (${dialect}): ${word(bad.allowed)} → ${word(good.allowed)}`,
  )
}

describe.each(CHECKS)('the example of $id', (check) => {
  it('is found when bad, not when good', () => {
    const { bad, good, verdicts, address } = exampleAnswers(check)
    expect(bad.found.length).toBeGreaterThan(0)
    expect(good.found).toEqual([])
    expect(verdicts.length > 0).toBe(address !== null)
    for (const { bad: before, good: after } of verdicts) {
      expect([before.because, after.because]).not.toContain('not-testable')
    }
  })
})

describe('the verdicts', () => {
  it('show who reads a line without a colon', () => {
    expect(rowsOf('missing-colon')).toEqual([
      'any (rfc9309): blocked → blocked',
      'googlebot (google): blocked → blocked',
      'bingbot (bing): blocked → blocked',
      'yandexbot (yandex): allowed → blocked',
      'any (python-3.14): allowed → blocked',
    ])
  })

  it('ask the crawlers that the example names first', () => {
    expect(rowsOf('groups-run-together').slice(0, 2)).toEqual([
      'bingbot (bing): blocked → allowed',
      'gptbot (rfc9309): blocked → blocked',
    ])
  })

  it('ask an older version of a program only where it decides otherwise', () => {
    expect(rowsOf('repeated-group')).toContain('any (python-3.12): allowed → blocked')
    expect(rowsOf('missing-colon').join()).not.toContain('python-3.12')
  })

  it('ask how others would read for a crawler, where none reads otherwise for itself', () => {
    expect(rowsOf('invalid-product-token')).toEqual([
      'googlebot (google): blocked → blocked',
      'googlebot (yandex): allowed → blocked',
      'googlebot (python-3.14): allowed → blocked',
      'any (rfc9309): allowed → allowed',
      'bingbot (bing): allowed → allowed',
      'yandexbot (yandex): allowed → allowed',
      'any (python-3.14): allowed → allowed',
    ])
    expect(rowsOf('missing-colon').join()).not.toContain('googlebot (yandex)')
  })

  it('ask the crawler that the rules for * do not bind', () => {
    expect(rowsOf('star-does-not-apply')[0]).toBe('adsbot-google (google): allowed → allowed')
  })

  it('come from the answer of the site where that is the point', () => {
    const { verdicts, bad } = answersOf('answered-5xx')
    expect(bad.ofAnswer).toBe(true)
    const google = verdicts.find(({ crawler }) => crawler.id === 'googlebot')
    expect(google?.bad).toMatchObject({ allowed: false, because: 'fetch', line: null })
  })

  it('come from the whole file where only its beginning is printed', () => {
    const { bad, address } = answersOf('file-too-large')
    expect(bad.text.length).toBeGreaterThan(512_000)
    expect(bad.shown.length).toBeLessThan(200)
    expect(address).toBe('https://example.com/page-30000/')
    expect(rowsOf('file-too-large')).toContain('googlebot (google): allowed → blocked')
  })

  it.each([
    ['prefix-catches-more', '/searchable'],
    ['parameter-position', '/list?page=2&sort=price'],
    ['rule-never-wins', '/shop/help/'],
    ['several-patterns', '/checkout/'],
  ] as const)('of %s are about %s', (id, path) => {
    const { address, verdicts } = answersOf(id)
    expect(address).toBe(`https://example.com${path}`)
    expect(verdicts.some(({ bad, good }) => bad.allowed !== good.allowed)).toBe(true)
  })
})
