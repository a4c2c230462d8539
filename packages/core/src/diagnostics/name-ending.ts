/** Names that begin with that of a directive and go on. */
import { RULE_NAMES } from './rule-name.ts'

/**
 * The rest is an ending or a sign, as in `Disallowed`, `Useragents` or `Disallow.`, or it names the
 * same thing, as in `Sitemap index`: the directive itself is meant.
 */
export function isMeantPlainly(text: string): boolean {
  const name = text.toLowerCase()
  const rests = BEGINNINGS.filter((beginning) => name.startsWith(beginning)).map((beginning) =>
    name.slice(beginning.length),
  )
  return rests.some((rest) => /^(?:s|e?d|[^a-z]{1,2})$/.test(rest)) || SITEMAPS.test(name)
}

const BEGINNINGS: readonly string[] = [...RULE_NAMES, 'site-map']

const SITEMAPS = /^site-?map[ _-]?(?:index|files?|urls?|xml)$/
