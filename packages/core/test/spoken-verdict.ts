/** A question to the real engine, answered in a sentence: for tests of the catalogues. */
import { findCrawler } from '../src/crawlers/find-crawler.ts'
import type { DialectId } from '../src/dialects/dialect.ts'
import type { FetchFacts } from '../src/http/crawl-policy.ts'
import { targetOfAddress } from '../src/matching/target.ts'
import { parseRobotsTxt } from '../src/syntax/parse.ts'
import {
  type ExplanationContext,
  explainVerdict,
  explanationParagraph,
} from '../src/verdict/sentences/explain-verdict.ts'
import { plainText } from '../src/verdict/sentences/sentence.ts'
import type { Sentences } from '../src/verdict/sentences/sentences.ts'
import { testAddress } from '../src/verdict/test-address.ts'

export interface SpokenQuestion extends ExplanationContext {
  /** Null where nothing was fetched. */
  readonly file: string | null
  readonly address: string
  readonly crawler: string
  readonly dialect?: DialectId
  readonly facts?: FetchFacts | null
}

/** The paragraph that answers; no-break spaces are plain ones, so that tables can be read. */
export function spoken(question: SpokenQuestion, sentences: Sentences): string {
  const { file, facts = null, address, crawler, dialect = 'auto' } = question
  const verdict = testAddress(
    { file: file === null ? null : parseRobotsTxt(file), facts },
    targetOfAddress(address),
    findCrawler(crawler).crawler,
    dialect,
  )
  const explanation = explainVerdict(verdict, sentences, question)
  return plainText(explanationParagraph(explanation, sentences)).replaceAll('\u00a0', ' ')
}
