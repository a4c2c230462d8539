/** Who is asked about the examples of a check: whom they name, and one of each great family. */
import {
  ANY_CRAWLER,
  type Crawler,
  type DialectId,
  dialectById,
  dialectFor,
  findCrawler,
  type ParsedFile,
  readingOf,
} from '@robots-txt-tester/core'

/** A crawler, and the dialect in which it reads. */
export interface ExampleReader {
  readonly crawler: Crawler
  readonly dialect: DialectId
}

/** The most crawlers that are asked because an example names them. */
const NAMED_LIMIT = 3

const FAMILIES: readonly ExampleReader[] = [
  { crawler: ANY_CRAWLER, dialect: 'rfc9309' },
  ...['googlebot', 'bingbot', 'yandexbot'].map(readerOf),
  { crawler: ANY_CRAWLER, dialect: 'python-3.14' },
  { crawler: ANY_CRAWLER, dialect: 'python-3.12' },
]

/** The readers for some files, those that the files name first. */
export function readersFor(
  files: readonly ParsedFile[],
  further: readonly string[],
): readonly ExampleReader[] {
  const tokens = files
    .flatMap((file) => readingOf(file, dialectById('rfc9309')).groups)
    .flatMap(({ agents }) => agents.map(({ token }) => token))
  const named = [...further, ...new Set(tokens)]
    .map(readerOf)
    .filter(({ crawler }) => !crawler.custom && crawler !== ANY_CRAWLER && crawler.token !== '*')
  const readers = [...named.slice(0, NAMED_LIMIT + further.length), ...FAMILIES]
  return readers.filter(
    (reader, index) => index === readers.findIndex((other) => isSame(reader, other)),
  )
}

/** The dialects of the great families, in turn. */
const FAMILY_DIALECTS = [...new Set(FAMILIES.map(({ dialect }) => dialect))]

/** A crawler as the other families would read for it: tools ask Python about Googlebot, too. */
export function readAsOthers({ crawler, dialect }: ExampleReader): readonly ExampleReader[] {
  if (crawler === ANY_CRAWLER) return []
  return FAMILY_DIALECTS.filter((other) => other !== dialect).map((other) => ({
    crawler,
    dialect: other,
  }))
}

function readerOf(text: string): ExampleReader {
  const { crawler } = findCrawler(text)
  return { crawler, dialect: dialectFor(crawler, 'auto').id }
}

function isSame(a: ExampleReader, b: ExampleReader): boolean {
  return a.crawler.id === b.crawler.id && a.dialect === b.dialect
}
