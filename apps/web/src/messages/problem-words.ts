/** The words about problems that several places share. */
import type { Audience } from '@robots-txt-tester/core'
import type { FixEffect, Problem } from '../analysis/problem.ts'
import type { ProblemWords } from '../editor/problem-display.ts'
import type { Catalogue } from './catalogue.tsx'
import type { Messages } from './en.ts'

/** Where a check has its page, in the language of this one. */
export function checkHref({ check }: Problem, { language }: Catalogue): string {
  return `/checks/${check}?lang=${language}`
}

/** Who is concerned, as a reader knows them. */
export function audienceName(audience: Audience, { t }: Catalogue): string {
  return t.problems.audience[audience]
}

/** Whom a problem concerns, in a few words. */
export function concernText({ audience }: Problem, catalogue: Catalogue): string {
  const { t, language } = catalogue
  const all = READERS.every((reader) => audience.includes(reader))
  const others = all ? audience.filter((one) => !READERS.includes(one)) : audience
  const names = others.map((one) => audienceName(one, catalogue))
  const separator = language === 'ja' ? '、' : ', '
  return t.problems.concerns((all ? [t.problems.everyone, ...names] : names).join(separator))
}

/** The families of readers; people are no readers in this sense. */
const READERS: readonly Audience[] = ['standard', 'google', 'bing', 'yandex', 'python']

/** What becomes of verdicts with a fix; undefined: that is still being worked out. */
export function effectText(effect: FixEffect | undefined, { problems }: Messages): string {
  if (effect === undefined) return problems.notChecked
  if (effect.changes > 0) return problems.changed(effect.changes)
  return effect.complete ? problems.unchanged : problems.notAllTried
}

/** What the file's hover text needs. */
export function problemWords(catalogue: Catalogue): ProblemWords {
  const { t } = catalogue
  return {
    severity: ({ severity }) => t.problems.severities[severity],
    effect: ({ effect }) => t.problems.effects[effect],
    about: t.problems.about,
    aboutHref: (problem) => checkHref(problem, catalogue),
  }
}
