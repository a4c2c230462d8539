/**
 * Protects the shape of the repository: who may import whom between packages, between the folders
 * of core and between the features of the page; that no vendor is named where files are read and
 * decided upon; and that nothing asks for a dialect by its name instead of asking for a decision.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DIALECTS } from '../src/dialects/index.ts'
import { askedDialects, brokenLayers, PACKAGE_PATHS, vendorNames } from './layer-rules.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const ids = DIALECTS.map((dialect) => dialect.id)
const files = PACKAGE_PATHS.flatMap((path) => sourcesIn(path))

describe('the sources', () => {
  it('are found', () => {
    expect(files.filter((path) => path.startsWith('packages/core/src/')).length).toBeGreaterThan(50)
  })

  it('import only what the dependency rule allows', () => {
    expect(files.flatMap((path) => brokenLayers(path, read(path)))).toEqual([])
  })

  it('name no vendor outside of dialects, crawlers and texts', () => {
    expect(files.flatMap((path) => vendorNames(path, read(path)))).toEqual([])
  })

  it('ask for decisions, never for a dialect', () => {
    expect(files.flatMap((path) => askedDialects(path, read(path), ids))).toEqual([])
  })
})

describe('the rule itself', () => {
  const core = 'packages/core/src'
  it.each([
    [`${core}/syntax/a.ts`, "import { b } from '../matching/b.ts'", 'does not stand left of'],
    [`${core}/matching/a.ts`, "export { b } from '../verdict/b.ts'", 'does not stand left of'],
    [`${core}/groups/a.ts`, "import type { b } from '../verdict/b.ts'", 'does not stand left of'],
    [`${core}/groups/a.ts`, "const b = await import('../verdict/b.ts')", 'does not stand left of'],
    [`${core}/groups/a.ts`, "import {\n  b,\n} from '../index.ts'", 'the door of the package'],
    [`${core}/other/a.ts`, "import { b } from '../syntax/b.ts'", 'has no place'],
    [`${core}/verdict/a.ts`, "import { b } from '../../test/b.ts'", 'it is there for tests'],
    [`${core}/verdict/a.ts`, "import { readFileSync } from 'node:fs'", 'core imports nothing'],
    [`${core}/verdict/a.ts`, "import 'fast-check'", 'core imports nothing'],
    ['packages/fetch/src/a.ts', "import { b } from '../../core/src/b.ts'", 'leaves its package'],
    ['packages/fetch/src/a.ts', "import { b } from '@robots-txt-tester/api'", 'does not import'],
    ['apps/web/src/a.ts', "import { b } from '@robots-txt-tester/api'", 'takes only types'],
    ['apps/web/src/features/a/b.ts', "import { b } from '../c/d.ts'", 'cannot know the feature c'],
    ['apps/web/src/ui/a.ts', "import { b } from '../features/c/d.ts'", 'only a page knows'],
    ['apps/web/src/ui/a.ts', "import { b } from '../app.tsx'", 'composes the page'],
  ])('names the offender: %s with %s', (path, text, reason) => {
    const broken = brokenLayers(path, text)
    expect(broken).toHaveLength(1)
    expect(broken[0]).toContain(path)
    expect(broken[0]).toContain(reason)
  })

  it.each([
    [`${core}/verdict/a.ts`, "import { b } from '../syntax/b.ts'\nimport { c } from './c.ts'"],
    [`${core}/verdict/a.ts`, "// import { b } from '../compare/b.ts'"],
    [`${core}/index.ts`, "export { b } from './verdict/b.ts'"],
    [`${core}/syntax/a.test.ts`, "import { b } from '../verdict/b.ts'\nimport 'fast-check'"],
    ['packages/core/test/a.ts', "import { b } from '@robots-txt-tester/conformance'"],
    ['apps/web/src/a.ts', "import type { b } from '@robots-txt-tester/api'"],
    ['apps/web/src/app.tsx', "import { b } from './features/c/d.tsx'"],
    [
      'apps/web/src/features/a/b.tsx',
      "import { b } from './c.tsx'\nimport { d } from '../../ui/d.tsx'",
    ],
  ])('has nothing against %s with %s', (path, text) => {
    expect(brokenLayers(path, text)).toEqual([])
  })

  it.each([
    ['isGooglebot(crawler)', 'Google'],
    ["const token = 'yandex'", 'yandex'],
    ['const BING_LIMIT = 1', 'BING'],
  ])('finds the vendor in %s', (text, name) => {
    expect(vendorNames(`${core}/groups/a.ts`, text)).toEqual([
      `${core}/groups/a.ts:1 names ${name}`,
    ])
    expect(vendorNames(`${core}/dialects/a.ts`, text)).toEqual([])
  })

  it('lets comments cite a vendor, and words contain one', () => {
    const text = "/* Google\n says */ const subscribing = 'https://example.com' // as Bing does"
    expect(vendorNames(`${core}/groups/a.ts`, text)).toEqual([])
  })

  it.each(["if (dialect === 'google') return", "if ('rfc9309' !== id) return", "case 'yandex':"])(
    'finds the question for a dialect in %s',
    (text) => {
      expect(askedDialects('apps/web/src/a.ts', text, ids)).toHaveLength(1)
    },
  )

  it('lets a dialect be chosen, and `auto` be asked for', () => {
    const text = "const start = 'google'\nif (choice === 'auto') return\n"
    expect(askedDialects('apps/web/src/a.ts', text, ids)).toEqual([])
  })
})

function sourcesIn(folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory())
      return /^(node_modules|dist.*|reports)$/.test(entry.name) ? [] : sourcesIn(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
