/**
 * `Sitemap: https://example.com/feeds/sitemap.xml` beside `Disallow: /feeds/`: the file names a
 * sitemap and shuts search engines out of it.
 *
 * Sitemaps are fetched like any other address (Google's specification: followed by all crawlers,
 * unless disallowed). Told for sitemaps of this site only; a site that is closed as a whole has a
 * check of its own.
 */
import type { Crawler } from '../../crawlers/crawler.ts'
import { ANY_CRAWLER } from '../../crawlers/unlisted-crawlers.ts'
import { GOOGLE_SPECIFICATION } from '../../dialects/sources.ts'
import { targetOfAddress } from '../../matching/target.ts'
import type { BriefVerdict } from '../../verdict/decide.ts'
import { testMany } from '../../verdict/test-many.ts'
import type { Check, Fix } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { lineInsertion } from '../line-edits.ts'
import { matchesEverything } from '../matches-everything.ts'
import { namedLargeCrawlers } from '../search-crawlers.ts'
import { type Site, siteOf, webAddress } from '../site-of.ts'
import { type SitemapLine, sitemapLines } from '../sitemap-lines.ts'
import { sitemapProblem } from '../sitemap-value.ts'

export const sitemapBlocked: Check<'sitemap-blocked'> = {
  id: 'sitemap-blocked',
  severity: 'warning',
  audience: ['google', 'bing', 'yandex'],
  effect: 'changes-verdict',
  source: GOOGLE_SPECIFICATION,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /feeds/\nSitemap: https://example.com/feeds/sitemap.xml\n',
    good: 'User-agent: *\nDisallow: /feeds/\nAllow: /feeds/sitemap.xml\nSitemap: https://example.com/feeds/sitemap.xml\n',
  },
  *run(context) {
    const site = siteOf(context)
    if (site === null) return
    const asked: readonly Crawler[] = [ANY_CRAWLER, ...namedLargeCrawlers(context)]
    const lines = sitemapLines(context).filter((line) => isOfSite(line, site))
    const targets = lines.map(({ value }) => targetOfAddress(value))
    const source = { file: context.file, facts: null }
    const answers = [...testMany(source, targets, asked)]
    // Whom a group of its own leaves some sitemaps is kept from the others on purpose.
    const isLeftSome = asked.map(
      (crawler, i) =>
        crawler !== ANY_CRAWLER && answers.some(({ verdicts }) => !isBlocked(verdicts[i])),
    )
    for (const [number, { address, verdicts }] of answers.entries()) {
      const line = lines[number]
      const isForAll = isBlocked(verdicts[0])
      const told = verdicts.map((verdict, i) =>
        isBlocked(verdict) && (isForAll || isLeftSome[i] !== true) ? verdict : null,
      )
      const blocked = asked.filter((_crawler, i) => told[i] != null)
      const rules = closingRules(told.filter((verdict) => verdict !== null))
      const [rule] = rules
      if (line === undefined || rule === undefined || address.kind !== 'target') continue
      yield {
        ...line.place,
        data: {
          sitemap: excerpt(line.value),
          pattern: excerpt(rule.pattern),
          ruleLine: rule.line,
          crawlers: blocked[0] === ANY_CRAWLER ? [] : blocked.map(({ name }) => name),
        },
        related: rules.map(({ line: ruleLine }) => ({ line: ruleLine, role: 'rule' })),
        fixes: fixesOf(context, address.text, rules),
      }
    }
  },
}

interface ClosingRule {
  readonly line: number
  readonly pattern: string
}

/** The rules that decided, each once: crawlers with groups of their own are shut out by their own. */
function closingRules(verdicts: readonly BriefVerdict[]): readonly ClosingRule[] {
  const rules = new Map<number, ClosingRule>()
  for (const { line, pattern } of verdicts) {
    if (line !== null && pattern !== null) rules.set(line, { line, pattern })
  }
  return [...rules.values()]
}

/** What is no sound address has a check of its own. */
function isOfSite({ value }: SitemapLine, site: Site): boolean {
  return webAddress(value)?.hostname === site.host && sitemapProblem(value, site) === null
}

/** By a rule for some part of the site, not by one that closes everything. */
function isBlocked(verdict: BriefVerdict | undefined): verdict is BriefVerdict {
  return (
    verdict?.allowed === false &&
    verdict.because === 'rule' &&
    !matchesEverything(verdict.pattern ?? '/')
  )
}

/** An Allow of just this address in each group that closes it, where it is long enough to win. */
function fixesOf(
  { file, line }: CheckContext,
  path: string,
  rules: readonly ClosingRule[],
): readonly Fix[] {
  if (/[*$#]/.test(path)) return []
  const isPlain = rules.every(
    (rule) => line(rule.line).kind === 'field' && path.length >= rule.pattern.length,
  )
  if (!isPlain) return []
  const edits = rules.map((rule) => lineInsertion(file, rule.line, `Allow: ${path}`))
  return [{ title: 'allow', edits }]
}
