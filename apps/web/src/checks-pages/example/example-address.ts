/** The address on which the examples of a check are tried. */
import { type CheckId, lexLine, lineText, type ParsedFile } from '@robots-txt-tester/core'

/** Where no pattern of the examples is an address that shows the point. */
const CHOSEN: Readonly<Partial<Record<CheckId, string>>> = {
  'known-extension': '/private/',
  'control-characters': '/private',
  'prefix-catches-more': '/searchable',
  'trailing-star': '/folder/page',
  'repeated-stars': '/guide/print/',
  'dollar-not-last': '/guide.pdf',
  'parameter-position': '/list?page=2&sort=price',
  'blocks-all-queries': '/list?page=2',
  'blocks-page-resources': '/wp-includes/js/app.js',
  'file-too-large': '/page-30000/',
  'answered-429': '/',
  'answered-5xx': '/',
  'not-answered': '/',
  'too-many-rules-for-yandex': '/page-2049/',
  'rule-too-long-for-yandex': `/list?ids=${'1234567,'.repeat(130)}`,
}

/** Crawlers that show the point although the examples do not name them. */
const FURTHER: Readonly<Partial<Record<CheckId, readonly string[]>>> = {
  'star-does-not-apply': ['adsbot-google'],
}

export function furtherCrawlers(id: CheckId): readonly string[] {
  return FURTHER[id] ?? []
}

/** Paths to choose from, the most likely first; empty where the examples hold no rule. */
export function candidatePaths(id: CheckId, files: readonly ParsedFile[]): readonly string[] {
  const chosen = CHOSEN[id]
  if (chosen !== undefined) return [chosen]
  return [...new Set(files.flatMap(pathsIn))]
}

/** As many patterns as are looked at: a file of thousands shows no more than its beginning. */
const LINES_LIMIT = 20

function pathsIn(file: ParsedFile): readonly string[] {
  return Array.from({ length: Math.min(file.lineCount, LINES_LIMIT) }, (_, index) => {
    const line = lexLine(lineText(file, index + 1))
    const text =
      line.kind === 'field' ? line.value.text : line.kind === 'text' ? line.content.text : ''
    return /(?:^|\s|\/\/[^/\s]*)(\/[^\s]*)$/u.exec(text)?.[1] ?? ''
  })
    .filter((pattern) => pattern !== '' && !pattern.startsWith('//'))
    .map((pattern) => pattern.replace(/\$$/, '').replace(/\*/g, 'x'))
}
