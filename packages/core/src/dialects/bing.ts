/** Bing: what Microsoft documents; the rest is read as RFC 9309 and marked as assumed. */
import type { DecisionPoint } from './decisions.ts'
import type { Dialect, Evidence } from './dialect.ts'
import { BING_HTTP } from './http-semantics/bing.ts'
import { RFC9309 } from './rfc9309.ts'
import { BING_2012, BING_HELP, evidenceFrom } from './sources.ts'

const help = evidenceFrom(BING_HELP)
const blog = evidenceFrom(BING_2012)

const assumed = Object.fromEntries(
  Object.keys(RFC9309.evidence).map((point) => [
    point,
    help('assumed', 'not described; as RFC 9309'),
  ]),
) as Record<DecisionPoint, Evidence>

export const BING: Dialect = {
  id: 'bing',
  name: 'Bing',
  kind: 'operator',
  source: BING_HELP,
  decisions: {
    ...RFC9309.decisions,
    otherDirectives: ['sitemap', 'site-map', 'crawl-delay'],
  },
  evidence: {
    ...assumed,
    otherDirectives: help('documented', 'Sitemap, Crawl-delay'),
    familyTokens: blog('documented', 'bingbot, else msnbot, else `*`'),
    wildcards: blog('documented', 'joint announcement of Google, Yahoo and Microsoft, 2008'),
    precedence: blog('documented', 'joint announcement of Google, Yahoo and Microsoft, 2008'),
  },
  http: BING_HTTP,
}
