/** What the findings of the checks on lines besides rules carry, for their messages. */

/**
 * What a delay is: `above-range` is more than the range on the help page of the one search engine that
 * obeys it, `long` more than any that was ever documented.
 */
export type DelayReading =
  | 'seconds'
  | 'above-range'
  | 'fraction'
  | 'zero'
  | 'long'
  | 'not-plain'
  | 'not-a-number'
  | 'empty'

/**
 * Who is known to obey a delay: of all readers `some`; of the crawlers that the group names all, some
 * or none. `unknown`: nothing is documented about those named. `nobody`: the line stands in front of
 * every group.
 */
export type DelayObeyed = 'some' | 'all-named' | 'some-named' | 'none-named' | 'unknown' | 'nobody'

/** What is wrong with a Clean-param line. */
export type CleanParamProblem =
  | 'empty'
  | 'too-long'
  | 'separator'
  | 'stray-ampersand'
  | 'sign'
  | 'path'
  | 'not-ascii'

/** What a sitemap's value is, where it is no absolute address. */
export type SitemapProblem =
  | 'empty'
  | 'relative'
  | 'no-scheme'
  | 'several'
  | 'wrapped'
  | 'placeholder'
  | 'malformed'

/** How a sitemap's address differs from that of the site. */
export type SitemapDifference = 'scheme' | 'www' | 'host'

export interface OtherLinesData {
  readonly 'crawl-delay': {
    readonly value: string
    readonly reads: DelayReading
    readonly obeyed: DelayObeyed
  }
  readonly 'noindex-line': {
    readonly name: string
    readonly value: string
    /** The same file shuts crawlers out there, so that they never see a `noindex` of the page. */
    readonly blocked: boolean
  }
  readonly 'host-line': { readonly value: string }
  readonly 'clean-param': {
    readonly problem: CleanParamProblem
    readonly value: string
    readonly characters: number
    readonly limit: number
  }
  readonly 'sitemap-not-absolute': {
    readonly value: string
    readonly problem: SitemapProblem
    /** What was meant, where that is plain. */
    readonly meant: string | null
  }
  readonly 'sitemap-blocked': {
    readonly sitemap: string
    readonly pattern: string
    readonly ruleLine: number
    readonly crawlers: readonly string[]
  }
  readonly 'sitemap-other-host': {
    readonly sitemap: string
    readonly site: string
    /** The site is not known, and that of the first sitemap stands for it. */
    readonly assumed: boolean
    readonly differs: SitemapDifference
  }
  readonly 'request-rate-or-visit-time': {
    readonly name: string
    readonly value: string
  }
}
