/** Whether it changes anything for somebody that groups run together. */
import type { Crawler } from '../crawlers/crawler.ts'
import { findCrawler } from '../crawlers/find-crawler.ts'
import { ANY_CRAWLER, customCrawler } from '../crawlers/unlisted-crawlers.ts'
import type { AgentLine, Group, Rule } from '../groups/reading.ts'
import { targetOfAddress } from '../matching/target.ts'
import { type ParsedFile, parseRobotsTxt } from '../syntax/parse.ts'
import { testMany } from '../verdict/test-many.ts'
import { applyEdits } from './apply-edits.ts'
import type { Edit } from './check.ts'
import type { CheckContext } from './check-context.ts'
import { isKnownToken } from './known-crawlers.ts'
import { addressesOf } from './pattern-addresses.ts'

/** The rules and crawlers of one group that are tried, and the tries in a whole file. */
const RULES = 20
const CRAWLERS = 5
const TRIES = 1000

/** Finds the rule of a group that decides for somebody above who would not have it. */
export type ChangingRule = (group: Group, last: AgentLine) => Rule | null

/**
 * Compares the file with one in which the edits end each group where it seems to end. Those named in
 * the last piece of a group have its rules in both.
 */
export function changingRules({ file }: CheckContext, edits: readonly Edit[]): ChangingRule {
  const parted: ParsedFile = parseRobotsTxt(applyEdits(file, edits))
  let left = TRIES
  return (group, last) => {
    const from = group.agents.indexOf(last)
    const kept = new Set(group.agents.slice(from).map(({ token }) => token))
    const above = group.agents.slice(0, from).filter(({ token }) => !kept.has(token))
    const asked = [...new Set(above.map(crawlerOf))].slice(0, CRAWLERS)
    const rules = group.rules.filter(({ pattern }) => pattern !== '').slice(0, RULES)
    const addresses = rules.flatMap(({ pattern }) => [...addressesOf(pattern, 'some')])
    left -= addresses.length * asked.length
    if (asked.length === 0 || left < 0) return null
    const targets = addresses.map((address) => targetOfAddress(address))
    const after = testMany({ file: parted, facts: null }, targets, asked)
    for (const { verdicts } of testMany({ file, facts: null }, targets, asked)) {
      const { value: other } = after.next()
      const place = verdicts.findIndex(
        ({ allowed }, i) => allowed !== null && allowed !== other?.verdicts[i]?.allowed,
      )
      const line = verdicts[place]?.line
      if (place >= 0) return rules.find((rule) => rule.line === line) ?? rules[0] ?? null
    }
    return null
  }
}

function crawlerOf({ token, value }: AgentLine): Crawler {
  if (token === '*') return ANY_CRAWLER
  const name = isKnownToken(value) ? value : token
  const { crawler, by } = findCrawler(name)
  return by === 'id' || by === 'token' ? crawler : customCrawler(name)
}
