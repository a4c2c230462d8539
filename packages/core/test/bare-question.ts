/** Questions as the tables of cases ask them: one token, no registry, no fallback. */
import type { Dialect } from '../src/dialects/dialect.ts'
import { readingOf } from '../src/groups/reading-of.ts'
import { targetOfAddress } from '../src/matching/target.ts'
import { type ParsedFile, parseRobotsTxt } from '../src/syntax/parse.ts'
import type { AskingCrawler, Question } from '../src/verdict/decide.ts'

/** A crawler that is nothing but its token. */
export function bareCrawler(token: string): AskingCrawler {
  return { id: token, name: token, token, tokens: [token], ignoresStar: false, notes: [] }
}

/** A question about a pasted file; `address` may be a bare path. */
export function bareQuestion(
  file: ParsedFile | string,
  token: string,
  address: string,
  dialect: Dialect,
): Question {
  const parsed = typeof file === 'string' ? parseRobotsTxt(file) : file
  const target = targetOfAddress(address, { limit: Number.POSITIVE_INFINITY })
  return {
    crawler: bareCrawler(token),
    dialect,
    reading: readingOf(parsed, dialect),
    policy: null,
    target: target.kind === 'target' ? target.text : null,
  }
}
