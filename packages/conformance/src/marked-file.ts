/**
 * Files that say themselves what is wrong with them: a comment `#~ id id` at the end of a line
 * names the findings that are expected on that line, and is taken away before the file is read.
 */
import { readdirSync, readFileSync } from 'node:fs'

export interface MarkedFile {
  /** The name of the file, without its folder. */
  readonly name: string
  /** The text without its marks. */
  readonly text: string
  /** What the first line says of the site the file belongs to: `#~ site https://example.com`. */
  readonly site: string | null
  /** The ids expected, as `LINE ID`, in order. */
  readonly expected: readonly string[]
}

const FOLDER = new URL('../marked/', import.meta.url)

/** Reads every marked file. Throws where a mark is malformed. */
export function readMarkedFiles(): readonly MarkedFile[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readMarkedFile(name, readFileSync(new URL(name, FOLDER), 'utf8')))
}

/** The text of one; throws a sentence where a mark is malformed. */
export function readMarkedFile(name: string, marked: string): MarkedFile {
  const expected: string[] = []
  const site = /^#~ site (\S+)\r?\n/.exec(marked)
  const body = site === null ? marked : marked.slice(site[0].length)
  let line = 1
  const text = body.replace(/[ \t]*#~([^\r\n]*)|\r\n|\r|\n/g, (found, mark?: string) => {
    if (mark === undefined) {
      line += 1
      return found
    }
    const ids = mark.trim().split(/\s+/)
    const odd = ids.find((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    if (odd !== undefined) throw new Error(`${name}, line ${line}: the mark ${odd} is no id`)
    expected.push(...ids.sort().map((id) => `${line} ${id}`))
    return ''
  })
  return { name, text, site: site?.[1] ?? null, expected }
}
