/**
 * Protects the weight of a page's first load: English sentences come with the package, while the
 * other languages and all reference texts are reached by dynamic imports only.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ENGLISH } from './en.ts'
import { LANGUAGES } from './language.ts'
import { loadSentences } from './load-sentences.ts'
import { loadReferenceTexts } from './reference/load-reference-texts.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

describe('what the door of the package imports at once', () => {
  const reached = staticImportsFrom(resolve(here, '../../index.ts'))
  const mine = [...reached]
    .filter((path) => path.startsWith(here))
    .map((path) => path.slice(here.length))

  it('holds the English sentences', () => {
    expect(mine).toContain('en.ts')
    expect(mine).toContain('en/reasons.ts')
  })

  it('holds no other language and no reference texts', () => {
    expect(mine.filter((path) => /(^|\/)(ja|ru)(\.ts|\/)/.test(path))).toEqual([])
    expect(mine.filter((path) => /^reference\/en/.test(path))).toEqual([])
  })
})

describe('catalogues', () => {
  it.each(LANGUAGES)('of %s are loaded by name', async (language) => {
    expect((await loadSentences(language)).language).toBe(language)
    expect((await loadReferenceTexts(language)).language).toBe(language)
  })

  it('of English are at hand without loading', async () => {
    expect(await loadSentences('en')).toBe(ENGLISH)
  })
})

/** Every module that a module needs before it runs; type imports leave no trace at run time. */
function staticImportsFrom(start: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || !existsSync(path)) continue
    reached.add(path)
    const text = readFileSync(path, 'utf8')
    for (const [, kind, target = ''] of text.matchAll(
      /^(?:import|export)\s(type\s)?[^'"]*?from '(\.[^']+)'/gm,
    )) {
      if (kind === undefined) waiting.push(resolve(dirname(path), target))
    }
  }
  return reached
}
