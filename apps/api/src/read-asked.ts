/** From a request that has the right shape to what is tested, or every reason why it cannot be. */
import {
  ANY_CRAWLER,
  CRAWLERS,
  type Crawler,
  customCrawler,
  type DialectChoice,
  findCrawler,
  POPULAR_CRAWLER_IDS,
  type Target,
  targetOfAddress,
} from '@robots-txt-tester/core'
import { addressError } from './address-error.ts'
import { acceptedOctets } from './file-limit.ts'
import { type FieldError, ProblemError } from './problems.ts'
import { CRAWLERS_LIMIT, type TestBody } from './schemas/test-request.ts'

/** What is to be tested. */
export interface Asked {
  /** As given. */
  readonly url: string
  readonly target: Target
  readonly crawler: Crawler
  readonly dialect: DialectChoice
  /** The rows of the table. */
  readonly crawlers: readonly Crawler[]
  /** Whether every dialect is asked as well. */
  readonly readers: boolean
  /** Null: the live file. */
  readonly pasted: {
    readonly text: string
    readonly octets: number
    readonly status: number
  } | null
}

/** Every crawler that may be asked about, "any other" first. */
export const ALL_CRAWLERS: readonly Crawler[] = [ANY_CRAWLER, ...CRAWLERS]

/** Reads a request. Throws a problem that names every field that cannot be used. */
export function readAsked(request: TestBody): Asked {
  const errors: FieldError[] = []
  const pasted = readPasted(request, errors)
  const target = targetOfAddress(request.url, { needsHost: request.robotsTxt === undefined })
  if (target.kind === 'problem') errors.push(addressError('url', target.code))
  const crawler = readCrawler(request.crawler ?? 'googlebot', errors)
  const crawlers = readCrawlers(request.crawlers ?? 'popular', errors)
  if (errors.length > 0 || target.kind === 'problem' || crawler === null) {
    throw new ProblemError('invalid-request', { errors })
  }
  const dialect = request.dialect ?? 'auto'
  const readers = request.dialects === 'all'
  return { url: request.url, target, crawler, dialect, crawlers, readers, pasted }
}

function readPasted(request: TestBody, errors: FieldError[]): Asked['pasted'] {
  const { robotsTxt: text, status } = request
  if (text === undefined) {
    if (status !== undefined) errors.push(STATUS_WITHOUT_FILE)
    return null
  }
  return { text, octets: acceptedOctets(text), status: status ?? 200 }
}

function readCrawler(
  asked: NonNullable<TestBody['crawler']>,
  errors: FieldError[],
): Crawler | null {
  const strict = typeof asked !== 'string'
  const crawler = strict ? customCrawler(asked.token.trim()) : findCrawler(asked).crawler
  if (!crawler.custom || crawler.token !== '') return crawler
  const field = strict ? 'crawler.token' : 'crawler'
  errors.push({ field, code: 'empty', message: 'This names no crawler: it is empty.' })
  return null
}

function readCrawlers(
  asked: NonNullable<TestBody['crawlers']>,
  errors: FieldError[],
): readonly Crawler[] {
  if (asked === 'none') return []
  if (asked === 'all') return ALL_CRAWLERS
  const ids = asked === 'popular' ? POPULAR_CRAWLER_IDS : asked
  if (ids.length > CRAWLERS_LIMIT) {
    const message = `These are more than ${CRAWLERS_LIMIT} crawlers.`
    errors.push({ field: 'crawlers', code: 'too-many', message })
    return []
  }
  return ids.flatMap((id, index) => {
    const crawler = CRAWLERS_BY_ID.get(id.toLowerCase())
    if (crawler !== undefined) return [crawler]
    const message = 'There is no crawler with this id; /api/v1/crawlers lists them.'
    errors.push({ field: `crawlers[${index}]`, code: 'unknown-crawler', message })
    return []
  })
}

const CRAWLERS_BY_ID: ReadonlyMap<string, Crawler> = new Map(
  ALL_CRAWLERS.map((crawler) => [crawler.id, crawler]),
)

const STATUS_WITHOUT_FILE: FieldError = {
  field: 'status',
  code: 'needs-robots-txt',
  message: 'A status can be pretended only together with robotsTxt: a live file has its own.',
}
