/** What the answer of a site means to a dialect, in words. */
import type { DialectId } from '../../dialects/dialect.ts'
import type { CrawlPolicy } from '../../http/crawl-policy.ts'
import { type FetchContext, policyFacts } from './policy-facts.ts'
import type { SentencePart } from './sentence.ts'
import type { Sentences } from './sentences.ts'

/**
 * One or two sentences about a crawl policy: “The site answered 404: no file, no restrictions.” The
 * fetch report gives status and reason; without it the words stay general.
 */
export function explainPolicy(
  policy: CrawlPolicy,
  dialect: DialectId,
  sentences: Sentences,
  fetch: FetchContext | null = null,
): readonly SentencePart[] {
  return sentences.policy(policyFacts(policy, dialect, fetch))
}
