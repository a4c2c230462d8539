/** Whether the rules for a crawler shut it out of the whole site. */
import type { Crawler } from '../crawlers/crawler.ts'
import type { Rule } from '../groups/reading.ts'
import type { CompiledRule } from '../verdict/compile-rule.ts'
import type { Question } from '../verdict/decide.ts'
import { rulesFor } from '../verdict/rules-for.ts'
import { selectGroups } from '../verdict/select-groups.ts'
import { questionOf } from '../verdict/test-address.ts'
import type { CheckContext } from './check-context.ts'
import { matchesEverything } from './matches-everything.ts'

export interface ClosedSite {
  /** The rule that closes it. */
  readonly rule: Rule
  /** The token whose groups apply to the crawler. */
  readonly token: string
  /** The home page without any query is left open. */
  readonly homeOpen: boolean
}

/** How a crawler is shut out; null where anything but the home page and the like is left open. */
export function closedSite(context: CheckContext, crawler: Crawler): ClosedSite | null {
  const question = questionAbout(context, crawler)
  const { reading } = question
  if (reading === null || reading.oversize === 'site-open') return null
  const { groups, token } = selectGroups(reading, question.crawler, question.dialect.decisions)
  // Compiling takes much longer than this look, and few files close the site.
  if (!groups.some(({ rules }) => rules.some(closesAll))) return null
  const { rules } = rulesFor(reading, question.crawler, question.dialect)
  let homeOpen = false
  for (const rule of rules.rules) {
    const { effect, text, octets } = rule
    if (effect === 'disallow' && matchesEverything(text)) {
      return { rule: rule.rule, token: token ?? '*', homeOpen }
    }
    if (effect === 'disallow' || octets === 0) continue
    if (text === '/$') homeOpen = true
    else if (!isForMachines(rule)) return null
  }
  return null
}

/** Whether groups of its own apply to a crawler, or those of a token that it falls back on. */
export function isNamed(context: CheckContext, crawler: Crawler): boolean {
  const { reading, crawler: asker, dialect } = questionAbout(context, crawler)
  if (reading === null) return false
  const { token } = selectGroups(reading, asker, dialect.decisions)
  return token !== null && token !== '*'
}

function questionAbout({ file }: CheckContext, crawler: Crawler): Question {
  return questionOf({ file, facts: null }, { kind: 'problem', code: 'empty' }, crawler, 'auto')
}

function closesAll({ effect, pattern }: Rule): boolean {
  return effect === 'disallow' && matchesEverything(pattern)
}

/** Files beside the pages, which are often left open on a closed site. */
function isForMachines({ text }: CompiledRule): boolean {
  return /^\/(?:robots\.txt|(?:app-)?ads\.txt|humans\.txt|favicon\.ico|sitemap[^/*]*|\.well-known\/.*)\$?$/.test(
    text,
  )
}
