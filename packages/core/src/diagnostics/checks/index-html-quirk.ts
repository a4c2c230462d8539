/**
 * `Allow: /docs/index.html`: Google also opens `/docs/` by it, where the folder is closed.
 *
 * Google's published parser tries an Allow of an index page a second time as its directory
 * (`RobotsMatcher::HandleAllow`); RFC 9309 knows no index page, and other readers keep `/docs/`
 * closed. Told of groups that are for crawlers of Google, among others.
 */
import { dialectById } from '../../dialects/index.ts'
import { GOOGLE_PARSER } from '../../dialects/sources.ts'
import type { AgentLine, Group, Rule } from '../../groups/reading.ts'
import type { Check } from '../check.ts'
import { type Budget, strongestRule } from '../covering-rules.ts'
import { excerpt } from '../excerpt.ts'
import { groupOfLine } from '../group-of-line.ts'
import { inEveryList, type RulePair } from '../in-every-list.ts'
import { crawlersFallingBackTo, crawlersNamed } from '../known-crawlers.ts'
import { FRESH } from '../pattern-sample.ts'
import { placeOfRule } from '../rule-place.ts'
import { addRule, rulesByPiece } from '../rules-by-piece.ts'
import type { TokenRules } from '../token-rules.ts'

export const indexHtmlQuirk: Check<'index-html-quirk'> = {
  id: 'index-html-quirk',
  severity: 'info',
  audience: ['google', 'standard', 'bing', 'yandex'],
  effect: 'read-differently',
  source: GOOGLE_PARSER,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /docs/\nAllow: /docs/index.html\n',
    good: 'User-agent: *\nDisallow: /docs/\nAllow: /docs/$\nAllow: /docs/index.html\n',
  },
  *run(context) {
    const budget = { left: MOST_TRIES }
    const concerned = new Map<Group | null, boolean>()
    for (const { rule, other } of inEveryList(context, (list) => quirksIn(list, budget))) {
      const { pattern } = rule
      const group = groupOfLine(context, rule.line)
      const isConcerned = concerned.get(group) ?? group?.agents.some(opensDirectories) === true
      concerned.set(group, isConcerned)
      if (!isConcerned) continue
      yield {
        ...placeOfRule(context, rule),
        data: {
          pattern: excerpt(pattern),
          directory: excerpt(pattern.slice(0, pattern.lastIndexOf('/') + 1)),
        },
        related: [{ line: other.line, role: 'closing' }],
      }
    }
  },
}

/** Everybody, or crawlers that read a file so are among those that a line names. */
function opensDirectories({ token }: AgentLine): boolean {
  if (token === '*') return true
  const crawlers = [...crawlersNamed(token), ...crawlersFallingBackTo(token)]
  return crawlers.some(
    ({ dialect }) => dialectById(dialect).decisions.indexPage === 'directory-too',
  )
}

/** How many rules are held against directories; a hostile file has 12,000 that begin alike. */
const MOST_TRIES = 100_000

/** Each Allow of an index page whose directory a weaker rule closes. */
function* quirksIn({ groups, size, rules }: TokenRules, budget: Budget): Iterable<RulePair> {
  if (size < 2 || !groups.some((group) => group.rules.some(isIndexPage))) return
  const all = rulesByPiece()
  for (const rule of rules()) addRule(all, rule)
  for (const { text, rule, effect } of rules()) {
    const slash = text.lastIndexOf('/')
    if (effect !== 'allow' || slash < 0 || !text.startsWith('/index.htm', slash)) continue
    const directory = text.slice(0, slash + 1).replace(/\*+/g, FRESH)
    const winner = strongestRule(all, directory, budget)
    // As a pattern the directory ends in `$`, which counts as an octet.
    if (winner?.effect === 'disallow' && slash + 2 >= winner.octets) {
      yield { rule, other: winner.rule }
    }
  }
}

function isIndexPage({ effect, pattern }: Rule): boolean {
  return effect === 'allow' && pattern.includes('/index.htm')
}
