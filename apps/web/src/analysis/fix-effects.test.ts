// Protects: a fix is never said to change nothing when some verdict changes with it, what changes is
// named, and the fixes that are made together leave every verdict as it is.
import { applyEdits, parseRobotsTxt } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { findingsOf } from './find-problems.ts'
import { effectOf, harmlessFixesOf } from './fix-effects.ts'
import type { Concern, HarmlessFixes } from './problem.ts'

function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** The file after every fix that changes nothing, and what is told of them. */
function allFixed(text: string, concern: Concern = 'everyone', goOn = () => true) {
  const { question, findings } = about(text)
  const fixes: HarmlessFixes = finished(harmlessFixesOf(question, findings, { concern, goOn }))
  const { rounds, ...told } = fixes
  const after = rounds.reduce((was, edits) => applyEdits(parseRobotsTxt(was), edits), text)
  return { after, ...told }
}

function about(text: string, address = '/') {
  const question = { text, address, origin: 'https://example.com', fetch: null }
  const findings = findingsOf(question)
  const edits = (check: string) =>
    findings.find((finding) => finding.check === check)?.fixes?.[0]?.edits ?? []
  return { question, findings, edits }
}

describe('the effect of a fix', () => {
  it('names verdicts of readers that begin to read the line, each reader once', () => {
    const { question, edits } = about('User-agent: *\nDisallow /private\n')
    const { changes, examples } = finished(effectOf(question, edits('missing-colon')))
    expect(changes).toBeGreaterThan(1)
    const crawlers = examples.map(({ crawler }) => crawler)
    expect(crawlers).toContain('yandexbot')
    expect(crawlers).not.toContain('googlebot')
    expect(new Set(crawlers).size).toBe(crawlers.length)
    expect(examples[0]).toMatchObject({ before: true, after: false })
  })

  it('is none where only a sitemap is put right', () => {
    const { question, edits } = about('User-agent: *\nDisallow: /a/\n\nSitemap: /s.xml\n')
    const effect = finished(effectOf(question, edits('sitemap-not-absolute')))
    expect(effect).toEqual({ changes: 0, examples: [], complete: true })
  })

  it('tries the address that is tested', () => {
    const { question } = about('User-agent: *\nDisallow: /a/\n', 'https://example.com/tested')
    const edit = { line: 2, column: 1, endLine: 2, endColumn: 1, text: 'Disallow: /t\n' }
    const { examples } = finished(effectOf(question, [edit]))
    expect(examples.map(({ address }) => address)).toContain('https://example.com/tested')
  })
})

describe('all harmless fixes together', () => {
  const text =
    'User-agent: *\nDisallow: /a/\nDisallow /tmp/\nSitemap: /one.xml\nSitemap: /two.xml\n'

  it('put right what they can, and leave what changes verdicts', () => {
    expect(allFixed(text)).toEqual({
      after: text
        .replace('/one', 'https://example.com/one')
        .replace('/two', 'https://example.com/two'),
      fixed: 2,
      left: 1,
      untried: 0,
    })
  })

  it('are none in a clean file', () => {
    const clean = 'User-agent: *\nDisallow: /a/\n'
    expect(allFixed(clean)).toEqual({ after: clean, fixed: 0, left: 0, untried: 0 })
  })

  it('are repeated where they overlap, or show only after others', () => {
    const overlapping = 'User-agent: *\r\nDisallow: /x\rDisallow: /x'
    const { after, left, untried } = allFixed(overlapping)
    expect(after).not.toMatch(/\r(?!\n)/)
    expect(after.match(/\/x/g)).toHaveLength(1)
    expect([left, untried]).toEqual([0, 0])
    const many = `User-agent: *\n${'Disallow: /x\n'.repeat(500)}`
    expect(allFixed(many)).toMatchObject({ after: 'User-agent: *\nDisallow: /x\n', fixed: 499 })
  })

  it('are those of the problems that are shown', () => {
    const both = 'User-agent: *\nDisallow: /a/*\nHost: example.com\n'
    expect(allFixed(both, 'yandex')).toMatchObject({ fixed: 1, left: 0 })
    expect(allFixed(both, 'yandex').after).toContain('/a/*')
    expect(allFixed(both).after).toBe('User-agent: *\nDisallow: /a/\n')
  })

  it('end when they take too long, and what was not tried is not said to change something', () => {
    expect(allFixed(text, 'everyone', () => false)).toEqual({
      after: text,
      fixed: 0,
      left: 0,
      untried: 3,
    })
  })
})
