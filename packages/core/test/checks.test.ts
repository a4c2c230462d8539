/**
 * Protects what every check promises: that folder, registry, words and pages hold the same checks
 * in every language; that its bad example is found and its good one is without blame; that a fix
 * puts the finding right; and that no check breaks on any text, points outside of it or is slow.
 */
import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../src/diagnostics/apply-edits.ts'
import type { Check, Severity, TextRange } from '../src/diagnostics/check.ts'
import type { CheckId } from '../src/diagnostics/check-data.ts'
import { CHECKS } from '../src/diagnostics/checks/index.ts'
import { type Diagnostic, lint } from '../src/diagnostics/lint.ts'
import { fixTitleOf, messageOf, relatedTextOf } from '../src/diagnostics/message-of.ts'
import { CHECK_MESSAGES as EN } from '../src/diagnostics/messages/en.ts'
import { CHECK_MESSAGES as JA } from '../src/diagnostics/messages/ja.ts'
import type { CheckMessages } from '../src/diagnostics/messages/messages.ts'
import { CHECK_MESSAGES as RU } from '../src/diagnostics/messages/ru.ts'
import { CHECK_PAGES as EN_PAGES } from '../src/diagnostics/pages/en.ts'
import { CHECK_PAGES as JA_PAGES } from '../src/diagnostics/pages/ja.ts'
import { CHECK_PAGES as RU_PAGES } from '../src/diagnostics/pages/ru.ts'
import { lineText, type ParsedFile, parseRobotsTxt } from '../src/syntax/parse.ts'
import { type Occasion, occasionsOf } from './check-occasions.ts'
import { nastyText } from './nasty-texts.ts'

const LANGUAGES = { en: EN, ja: JA, ru: RU } as const
const PAGES = { en: EN_PAGES, ja: JA_PAGES, ru: RU_PAGES } as const
const IDS = CHECKS.map(({ id }) => id)

/** What may be unusual and right is never called a mistake. */
const AT_MOST_INFO: readonly string[] = [
  ...['parameter-position', 'prefix-catches-more', 'reveals-sensitive-path', 'trailing-star'],
  ...['index-html-quirk', 'control-token', 'user-triggered-crawler', 'crawl-delay'],
  ...['repeated-group', 'empty-group'],
]

const CLEAN = `# Clean
User-agent: *
Disallow: /private/
Allow: /private/press.html

User-agent: Googlebot
Disallow: /private/
Disallow: /drafts/

Sitemap: https://example.com/sitemap.xml
`

describe('the checks', () => {
  const folder = new URL('../src/diagnostics/checks/', import.meta.url)
  const files = readdirSync(folder)
  const ids = files.flatMap((file) => /^((?!index\.)[a-z0-9-]+)\.ts$/.exec(file)?.[1] ?? [])

  it('are those of the folder, each once and with a test beside it', () => {
    expect([...IDS].sort()).toEqual([...ids].sort())
    expect(ids.filter((id) => !files.includes(`${id}.test.ts`))).toEqual([])
  })

  it.each(CHECKS)('$id is exported under its own name', async ({ id }) => {
    const name = id.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase())
    const module: Readonly<Record<string, unknown>> = await import(new URL(`${id}.ts`, folder).href)
    expect(module[name]).toBe(CHECKS.find((check) => check.id === id))
  })

  it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
    'have words and a page in %s, none left over',
    (language) => {
      expect(Object.keys(LANGUAGES[language]).sort()).toEqual([...IDS].sort())
      expect(Object.keys(PAGES[language]).sort()).toEqual([...IDS].sort())
      const silent = IDS.filter((id) => {
        const texts = [LANGUAGES[language][id].title, ...Object.values(PAGES[language][id])]
        return texts.some((text) => text.trim().length < 2)
      })
      expect(silent).toEqual([])
    },
  )

  it('cite a source with the day it was read', () => {
    for (const { id, source } of CHECKS) {
      expect(URL.canParse(source.url), id).toBe(true)
      expect(source.checked, id).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  it('call nothing a mistake that may be meant', () => {
    const loud: readonly Severity[] = ['error', 'warning']
    const blamed = CHECKS.filter(({ severity }) => loud.includes(severity)).map(({ id }) => id)
    expect(blamed.filter((id) => AT_MOST_INFO.includes(id))).toEqual([])
  })
})

describe.each(CHECKS)('the examples of $id', (check) => {
  const { bad, good } = occasionsOf(check.id)

  it('show the mistake', () => {
    const found = reported(bad, check)
    expect(found.length).toBeGreaterThan(0)
    expectInside(found, parseRobotsTxt(bad.text))
  })

  it('show how to avoid it, without any error or warning', () => {
    expect(reported(good, check)).toEqual([])
    const others = lintOf(good).filter(({ severity }) => /^(error|warning)$/.test(severity))
    expect(others.map(({ check: id, line }) => `${id}, line ${line}`)).toEqual([])
  })

  it('are worded in every language', () => {
    for (const messages of Object.values(LANGUAGES)) {
      for (const diagnostic of reported(bad, check)) expectWords(diagnostic, messages)
    }
  })

  it('are put right by each fix', () => {
    const file = parseRobotsTxt(bad.text)
    const found = reported(bad, check)
    for (const fix of found.flatMap(({ fixes = [] }) => fixes)) {
      const text = applyEdits(file, fix.edits)
      const left = reported({ ...bad, text }, check)
      expect(left.length, `after ${fix.title}`).toBeLessThan(found.length)
    }
  })
})

describe('on whole files, the checks', () => {
  it('find nothing in a clean one, and nothing in an empty one', () => {
    expect(lint(parseRobotsTxt(CLEAN))).toEqual([])
    expect(lint(parseRobotsTxt(CLEAN), { origin: 'https://example.com' })).toEqual([])
    expect(lint(parseRobotsTxt(''))).toEqual([])
  })

  it('say one thing about a web page', () => {
    const page = `<!DOCTYPE html>\n<html><head><title>Home</title></head>\n<body>${'<p>a: b</p>\n'.repeat(500)}`
    expect(lint(parseRobotsTxt(page)).map((found) => found.check)).toEqual([
      'html-instead-of-rules',
    ])
  })

  it('break on no text, stay inside it, and say plain data', () => {
    const options = fc.constantFrom({}, { origin: 'https://example.com' })
    const found = new Set<CheckId>()
    fc.assert(
      fc.property(nastyText, options, (text, given) => {
        const file = parseRobotsTxt(text)
        const diagnostics = lint(file, given)
        expectInside(diagnostics, file)
        expect(JSON.parse(JSON.stringify(diagnostics))).toEqual(diagnostics)
        for (const diagnostic of diagnostics) {
          expectWords(diagnostic, EN)
          found.add(diagnostic.check)
        }
      }),
      { numRuns: 1500, seed: 9309 },
    )
    expect(found.size, 'too few kinds of mistakes were met').toBeGreaterThan(15)
  })

  it.each([
    ['20,000 groups', 'User-agent: a{i}\nDisallow: /{i}\n', 20_000],
    ['20,000 groups of one crawler', 'User-agent: Foo\nCrawl-delay: 5\nDisallow: /{i}\n', 20_000],
    ['100,000 user-agent lines', 'User-agent: b{i}\n', 100_000],
    ['100,000 user-agent lines kept apart', 'User-agent: FooBot\n\n', 100_000],
    ['groups that drop the rules of others', 'Disallow: /a{i}\nUser-agent: x{i}\n', 20_000],
    ['60,000 rules', 'Disallow: /p/{i}*\n', 60_000],
    ['60,000 rules of one kind', 'Allow: /*{i}$\nDisallow: /{i}\n', 30_000],
    ['50,000 unknown lines', 'Dissalow{i} /x: y\nnothing {i} at all\n', 25_000],
  ])('take their time for %s', { timeout: 60_000 }, (_name, unit, count) => {
    const lines = Array.from({ length: count }, (_, i) => unit.replaceAll('{i}', String(i)))
    const file = parseRobotsTxt(`User-agent: *\n${lines.join('')}`)
    const start = performance.now()
    lint(file)
    // Generous, for a busy machine: work that grows with the square takes minutes.
    expect(performance.now() - start).toBeLessThan(8000)
  })

  it('take their time for long lines', { timeout: 60_000 }, () => {
    const units = ['*', ' ', '#', ':', '/', '%2', '\u00a0', '\0', 'é', '"', ',', '<', '-', '\t:']
    for (const unit of units) {
      const long = unit.repeat(200_000)
      const start = performance.now()
      for (const name of ['User-agent: ', 'Disallow: /', 'Sitemap: ', '', 'Clean-param: ', '<p>']) {
        lint(parseRobotsTxt(`User-agent: *\n${name}${long}a\n`))
      }
      expect(performance.now() - start, JSON.stringify(unit)).toBeLessThan(8000)
    }
  })
})

function lintOf({ text, options }: Occasion): readonly Diagnostic[] {
  return lint(parseRobotsTxt(text), options)
}

function reported(occasion: Occasion, check: Check): readonly Diagnostic[] {
  return lintOf(occasion).filter((diagnostic) => diagnostic.check === check.id)
}

function expectWords(diagnostic: Diagnostic, messages: CheckMessages): void {
  const message = messageOf(diagnostic, messages)
  expect(message.trim().length, diagnostic.check).toBeGreaterThan(5)
  expect(message, diagnostic.check).not.toMatch(/\bundefined\b|\bNaN\b|\[object /)
  for (const { title } of diagnostic.fixes ?? []) {
    expect(fixTitleOf(diagnostic, title, messages), `${diagnostic.check}: ${title}`).not.toBe(title)
  }
  for (const { role } of diagnostic.related ?? []) {
    expect(relatedTextOf(diagnostic.check, role, messages), diagnostic.check).not.toBe(role)
  }
}

/** The places of findings and edits lie in the file, begin before they end, and are told once. */
function expectInside(diagnostics: readonly Diagnostic[], file: ParsedFile): void {
  for (const diagnostic of diagnostics) {
    const edits = diagnostic.fixes?.flatMap((fix) => fix.edits) ?? []
    for (const range of [diagnostic, ...edits]) expectRange(range, file, diagnostic.check)
    for (const { line } of diagnostic.related ?? []) {
      expect(line >= 1 && line <= file.lineCount, `${diagnostic.check} related`).toBe(true)
    }
  }
  const places = diagnostics.map((found) => `${found.check} ${found.line}:${found.column}`)
  expect(new Set(places).size, places.join(', ')).toBe(places.length)
}

function expectRange(range: TextRange, file: ParsedFile, check: CheckId): void {
  const { line, column, endLine, endColumn } = range
  const inside =
    line >= 1 &&
    endLine <= file.lineCount &&
    column >= 1 &&
    column <= lineText(file, line).length + 1 &&
    endColumn <= lineText(file, endLine).length + 1 &&
    (line < endLine || (line === endLine && column <= endColumn))
  expect(inside, `${check} at ${line}:${column} to ${endLine}:${endColumn}`).toBe(true)
}
