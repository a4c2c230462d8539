/** What the findings of the checks on lines besides rules carry, for their messages. */

/** What a delay is: `long` is more than any reader that documents a range accepts. */
export type DelayReading =
  | 'seconds'
  | 'fraction'
  | 'zero'
  | 'long'
  | 'not-plain'
  | 'not-a-number'
  | 'empty'

/** What is wrong with a Clean-param line. */
export type CleanParamProblem = 'empty' | 'too-long' | 'separator' | 'sign' | 'path'

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
    /** Every crawler that the group names is known to ignore the line. */
    readonly ignoredByAll: boolean
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
    readonly differs: SitemapDifference
  }
  readonly 'request-rate-or-visit-time': {
    readonly name: string
    readonly value: string
  }
}
