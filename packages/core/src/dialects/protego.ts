/**
 * Protego, the parser of Scrapy. Read from its behaviour and its documentation, to explain why a
 * spider disagrees with a crawler.
 */
import type { DecisionPoint } from './decisions.ts'
import type { Dialect, Evidence } from './dialect.ts'
import { GOOGLE } from './google.ts'
import { PROTEGO_HTTP } from './http-semantics/protego.ts'
import { evidenceFrom, PROTEGO_README } from './sources.ts'

const readme = evidenceFrom(PROTEGO_README)

export const PROTEGO: Dialect = {
  id: 'protego',
  name: 'Protego (Scrapy)',
  kind: 'library',
  source: PROTEGO_README,
  decisions: {
    ...GOOGLE.decisions,
    sizeLimit: null,
    lineLimit: null,
    byteOrderMark: 'kept',
    nul: 'kept',
    lineEnds: 'unicode',
    whitespace: 'unicode',
    nameComparison: 'equal',
    missingColon: 'known-name',
    otherDirectives: [
      'sitemap',
      'sitemaps',
      'site-map',
      'crawl-delay',
      'crawl delay',
      'request-rate',
      'request rate',
      'host',
      'visit-time',
      'visit time',
    ],
    groupClosers: 'every-directive',
    productToken: 'longest-within',
    looseStar: false,
    emptyUserAgent: 'continues-group',
    crawlerHabits: 'unknown',
    encoding: 'path-quoted',
    innerDollar: 'both',
    otherStart: 'as-written',
    emptyDisallow: 'skipped',
    emptyAllow: 'skipped',
    indexPage: 'directory-too-if-whole',
    robotsTxtItself: 'by-rules',
  },
  evidence: Object.fromEntries(
    Object.keys(GOOGLE.evidence).map((point) => [
      point,
      readme('code', 'Protego.parse, can_fetch'),
    ]),
  ) as Record<DecisionPoint, Evidence>,
  http: PROTEGO_HTTP,
}
