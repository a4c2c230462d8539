/**
 * Protects the agreement with Google's published parser on files of real sites, octet by octet.
 * The files belong to their sites and are not part of this repository: CORPUS_DIR names a folder
 * with `files/` and `probes.ndjson` (rows `{ file, agent, url, google: { allowed, line } }`).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dialectById } from '../src/dialects/index.ts'
import { type ParsedFile, parseRobotsTxt } from '../src/syntax/parse.ts'
import { decodeOctets, encodeOctets } from '../src/syntax/source.ts'
import { decideBriefly } from '../src/verdict/decide.ts'
import { bareQuestion } from './bare-question.ts'

interface Probe {
  readonly file: string
  readonly agent: string
  readonly url: string
  readonly google: { readonly allowed: boolean; readonly line: number | null }
}

const folder = process.env.CORPUS_DIR ?? ''

describe('the files of real sites', () => {
  if (folder === '') {
    it.skip('are not here: CORPUS_DIR names no folder with files/ and probes.ndjson')
    return
  }
  const probes = readProbes(folder)
  const files = new Map<string, ParsedFile>()
  for (const { file } of probes) {
    if (!files.has(file)) files.set(file, parseRobotsTxt(decodeOctets(read(file)).text))
  }

  it(`give Google's verdict and line for ${probes.length} probes`, { timeout: 60_000 }, () => {
    const failed = probes.flatMap((probe) => {
      const file = files.get(probe.file)
      if (file === undefined) return [`${probe.file} is not there`]
      const question = bareQuestion(file, probe.agent, probe.url, dialectById('google'))
      const { allowed, line } = decideBriefly(question)
      const { google } = probe
      if (allowed === google.allowed && line === google.line) return []
      const found = `${allowed}, line ${line}; expected ${JSON.stringify(google)}`
      return [`${probe.file}, ${probe.agent}, ${probe.url}: ${found}`]
    })
    expect(failed.join('\n')).toBe('')
    expect(new Set(probes.map(({ google }) => google.allowed))).toEqual(new Set([true, false]))
  })

  it('are decoded without losing an octet', () => {
    const spoilt = Array.from(files.entries()).filter(
      ([name, { text, octets }]) =>
        octets !== read(name).length || !read(name).equals(encodeOctets(text)),
    )
    expect(spoilt.map(([name]) => name)).toEqual([])
  })
})

function read(file: string): Buffer {
  return readFileSync(join(folder, 'files', file))
}

function readProbes(path: string): readonly Probe[] {
  const text = readFileSync(join(path, 'probes.ndjson'), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line): Probe => JSON.parse(line))
}
