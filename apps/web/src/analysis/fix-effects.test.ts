// Protects: a fix is never said to change nothing when some verdict changes with it, what changes is
// named, and the fixes that are made together leave every verdict as it is.
import { applyEdits, parseRobotsTxt } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { findingsOf } from './find-problems.ts'
import { effectOf, harmlessFixesOf } from './fix-effects.ts'

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
    const { changes, examples } = effectOf(question, edits('missing-colon'))
    expect(changes).toBeGreaterThan(1)
    const crawlers = examples.map(({ crawler }) => crawler)
    expect(crawlers).toContain('yandexbot')
    expect(crawlers).not.toContain('googlebot')
    expect(new Set(crawlers).size).toBe(crawlers.length)
    expect(examples[0]).toMatchObject({ before: true, after: false })
  })

  it('is none where only a sitemap is put right', () => {
    const { question, edits } = about('User-agent: *\nDisallow: /a/\n\nSitemap: /s.xml\n')
    const effect = effectOf(question, edits('sitemap-not-absolute'))
    expect(effect).toEqual({ changes: 0, examples: [], complete: true })
  })

  it('tries the address that is tested', () => {
    const { question } = about('User-agent: *\nDisallow: /a/\n', 'https://example.com/tested')
    const edit = { line: 2, column: 1, endLine: 2, endColumn: 1, text: 'Disallow: /t\n' }
    const { examples } = effectOf(question, [edit])
    expect(examples.map(({ address }) => address)).toContain('https://example.com/tested')
  })
})

describe('all harmless fixes together', () => {
  const text =
    'User-agent: *\nDisallow: /a/\nDisallow /tmp/\nSitemap: /one.xml\nSitemap: /two.xml\n'

  it('put right what they can, and leave what changes verdicts', () => {
    const { question, findings } = about(text)
    const { edits, fixed, left } = harmlessFixesOf(question, findings)
    expect(applyEdits(parseRobotsTxt(text), edits)).toBe(
      text.replace('/one', 'https://example.com/one').replace('/two', 'https://example.com/two'),
    )
    expect([fixed, left]).toEqual([2, 1])
  })

  it('are none in a clean file', () => {
    const { question, findings } = about('User-agent: *\nDisallow: /a/\n')
    expect(harmlessFixesOf(question, findings)).toEqual({ edits: [], fixed: 0, left: 0 })
  })
})
