/**
 * `User-agent: *`, `Disallow: /`: the whole site is closed, to all crawlers or to a search engine
 * that nearly every public site wants to be found by.
 *
 * `/` matches every address (RFC 9309 §2.2.2). Such files come into production with the copy of a
 * staging site. It is meant on the host of a staging site, where a large search engine is let in by
 * name, and where the file itself says that nothing is to be searched.
 */
import { ANY_CRAWLER } from '../../crawlers/unlisted-crawlers.ts'
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check, Finding } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { type ClosedSite, closedSite, isNamed } from '../closed-site.ts'
import { namedAgents } from '../named-agents.ts'
import { namedLines } from '../named-lines.ts'
import { placeOfRule } from '../rule-place.ts'
import { LARGE_SEARCH_CRAWLERS, namedMainCrawlers } from '../search-crawlers.ts'
import { siteOf } from '../site-of.ts'
import { isStagingHost, stagingComment } from '../staging.ts'

type ClosingFinding = Finding<'blocks-everything'>

export const blocksEverything: Check<'blocks-everything'> = {
  id: 'blocks-everything',
  severity: 'warning',
  audience: ['standard', 'google', 'bing', 'yandex', 'python', 'people'],
  effect: 'changes-verdict',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /\n',
    good: 'User-agent: *\nDisallow: /private/\n',
  },
  *run(context) {
    const site = siteOf(context)
    if (site !== null && !site.assumed && isStagingHost(site.host)) return
    if (wantsNoSearch(context)) return
    const all = closedSite(context, ANY_CRAWLER)
    if (all !== null && all.token === '*' && !letsSearchEnginesIn(context)) {
      yield finding(context, all, namesOthers(context, all.rule.line) ? 'unnamed' : 'all', [])
      return
    }
    const named = new Map<number, { closed: ClosedSite; names: string[] }>()
    for (const crawler of namedMainCrawlers(context)) {
      const closed = closedSite(context, crawler)
      if (closed === null || closed.token === '*') continue
      const entry = named.get(closed.rule.line)
      if (entry === undefined) named.set(closed.rule.line, { closed, names: [crawler.name] })
      else entry.names.push(crawler.name)
    }
    for (const { closed, names } of named.values()) yield finding(context, closed, 'named', names)
  },
}

/** Whether there are crawlers with groups that the rule in a line, which closes the site, is no part of. */
function namesOthers(context: CheckContext, line: number): boolean {
  const agents = namedAgents(context)
  const isForAll = ({ token }: { readonly token: string }) => token === '*'
  const closing = agents.find(
    (agent) => isForAll(agent) && agent.group.rules.some((rule) => rule.line === line),
  )?.group
  const closed = new Set(
    agents.filter(({ group }) => group === closing).map(({ token }) => token.toLowerCase()),
  )
  return agents.some(
    ({ token, group }) =>
      token !== '' && !(closed.has(token.toLowerCase()) && group.agents.some(isForAll)),
  )
}

/** `Content-Signal: search=no`, `Content-Usage: search=n`. */
function wantsNoSearch(context: CheckContext): boolean {
  return namedLines(context, 'content-signal', 'content-usage').some(({ value }) =>
    /\bsearch\s*=\s*no?\b/i.test(value.text),
  )
}

/** Small ones beside them show nothing: nobody lives by these alone. */
function letsSearchEnginesIn(context: CheckContext): boolean {
  return LARGE_SEARCH_CRAWLERS.some(
    (crawler) => isNamed(context, crawler) && closedSite(context, crawler) === null,
  )
}

function finding(
  context: CheckContext,
  { rule, homeOpen }: ClosedSite,
  who: ClosingFinding['data']['who'],
  crawlers: readonly string[],
): ClosingFinding {
  const stagingLine = stagingComment(context)
  return {
    ...placeOfRule(context, rule),
    data: { who, crawlers, open: homeOpen ? 'home-page' : 'nothing', stagingLine },
    related: stagingLine === null ? [] : [{ line: stagingLine, role: 'staging' }],
  }
}
