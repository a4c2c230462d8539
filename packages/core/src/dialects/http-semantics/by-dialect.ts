/** What each dialect makes of an attempt to fetch robots.txt, for all dialects at once. */
import {
  type CrawlPolicy,
  crawlPolicy,
  type FetchFacts,
  type HttpSemantics,
} from '../../http/crawl-policy.ts'
import type { DialectId } from '../dialect.ts'
import { BING_HTTP } from './bing.ts'
import { GOOGLE_HTTP } from './google.ts'
import { PROTEGO_HTTP } from './protego.ts'
import { PYTHON_3_12_HTTP, PYTHON_3_14_HTTP } from './python.ts'
import { RFC9309_HTTP } from './rfc9309.ts'
import { RFC9309_STRICT_HTTP } from './rfc9309-strict.ts'
import { YANDEX_HTTP } from './yandex.ts'

export const HTTP_SEMANTICS: Readonly<Record<DialectId, HttpSemantics>> = {
  rfc9309: RFC9309_HTTP,
  'rfc9309-strict': RFC9309_STRICT_HTTP,
  google: GOOGLE_HTTP,
  yandex: YANDEX_HTTP,
  bing: BING_HTTP,
  'python-3.12': PYTHON_3_12_HTTP,
  'python-3.14': PYTHON_3_14_HTTP,
  protego: PROTEGO_HTTP,
}

/** The crawl policy of every dialect, by its id. */
export function crawlPolicies(facts: FetchFacts): Readonly<Record<DialectId, CrawlPolicy>> {
  const policy = (id: DialectId) => crawlPolicy(facts, HTTP_SEMANTICS[id])
  return {
    rfc9309: policy('rfc9309'),
    'rfc9309-strict': policy('rfc9309-strict'),
    google: policy('google'),
    yandex: policy('yandex'),
    bing: policy('bing'),
    'python-3.12': policy('python-3.12'),
    'python-3.14': policy('python-3.14'),
    protego: policy('protego'),
  }
}
