/**
 * The same rule twice, or twice but for a star at the end or a slash in front of one: `/folder/` and
 * `/folder/*`, `*.pdf` and `/*.pdf`.
 *
 * Rules that match the same addresses and say the same are one rule (RFC 9309 §2.2.2). Harmless:
 * lists that several hands or programs have written are full of them.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Group, Rule } from '../../groups/reading.ts'
import type { Check, Fix } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { type ComparedRule, isStronger } from '../compared-rules.ts'
import { excerpt } from '../excerpt.ts'
import { inEveryList, type RulePair } from '../in-every-list.ts'
import { lineRemoval } from '../line-edits.ts'
import { shortestForm } from '../pattern-sample.ts'
import { placeOfRule } from '../rule-place.ts'
import type { TokenRules } from '../token-rules.ts'

export const duplicateRule: Check<'duplicate-rule'> = {
  id: 'duplicate-rule',
  severity: 'hint',
  audience: ['people'],
  effect: 'harmless',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /private/\nDisallow: /drafts/\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\nDisallow: /drafts/\n',
  },
  *run(context) {
    const pairs = inEveryList(context, duplicatesIn)
    const needed = rulesLeft(context, pairs)
    for (const { rule, other } of pairs) {
      yield {
        ...placeOfRule(context, rule),
        data: {
          pattern: excerpt(rule.pattern),
          other: excerpt(other.pattern),
          otherLine: other.line,
          same: rule.pattern === other.pattern,
        },
        related: [{ line: other.line, role: 'other' }],
        fixes: needed.has(rule) ? [removal(context, rule)] : [],
      }
    }
  },
}

/** Of rules that are the same, the strongest stays; of equal ones the first. */
function* duplicatesIn({ size, rules }: TokenRules): Iterable<RulePair> {
  if (size < 2) return
  const strongest = {
    allow: new Map<string, ComparedRule>(),
    disallow: new Map<string, ComparedRule>(),
  }
  const weaker: ComparedRule[] = []
  for (const rule of rules()) {
    const ofEffect = strongest[rule.effect]
    const form = commonForm(rule.text)
    const before = ofEffect.get(form)
    if (before === undefined || isStronger(rule, before)) ofEffect.set(form, rule)
    if (before !== undefined) weaker.push(isStronger(rule, before) ? before : rule)
  }
  for (const { rule, effect, text } of weaker) {
    const other = strongest[effect].get(commonForm(text))
    if (other !== undefined) yield { rule, other: other.rule }
  }
}

/** The shortest form; a star in front stands for the slash, too, unless another one follows. */
function commonForm(text: string): string {
  const form = shortestForm(text)
  return form.startsWith('*') && !form.startsWith('*/') ? `/${form}` : form
}

/**
 * The duplicates whose group keeps another rule when all of them are gone; a group that lost its
 * last rule would run together with the next one.
 */
function rulesLeft(context: CheckContext, pairs: readonly RulePair[]): ReadonlySet<Rule> {
  const duplicates = new Set(pairs.map(({ rule }) => rule))
  const keeps = ({ rules, unmatchable }: Group) =>
    unmatchable.length > 0 || rules.some((rule) => !duplicates.has(rule))
  return new Set(
    context
      .reading('rfc9309')
      .groups.filter(keeps)
      .flatMap(({ rules }) => rules.filter((rule) => duplicates.has(rule))),
  )
}

function removal(context: CheckContext, { line }: Rule): Fix {
  return { title: 'remove', edits: [lineRemoval(context.file, line)] }
}
