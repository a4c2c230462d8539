/** The words about problems that several places share. */
import type { FixEffect, FixStatus, Problem } from '../analysis/problem.ts'
import type { ProblemWords } from '../editor/problem-display.ts'
import type { Messages } from './en.ts'
import type { Language } from './languages.ts'
import type { PanelMessages } from './panels/en.ts'

type Texts = PanelMessages['problems']

/** Where a check has its page, in the language of this one. */
export function checkHref({ check }: Problem, language: Language): string {
  return `/checks/${check}?lang=${language}`
}

/** Whom a problem concerns, in a few words. */
export function concernText({ audience }: Problem, t: Texts, language: Language): string {
  const all = READERS.every((reader) => audience.includes(reader))
  const others = all ? audience.filter((one) => !READERS.includes(one)) : audience
  const names = others.map((one) => t.audience[one])
  const separator = language === 'ja' ? '、' : ', '
  return t.concerns((all ? [t.everyone, ...names] : names).join(separator))
}

/** The families of readers; people are no readers in this sense. */
const READERS: Problem['audience'] = ['standard', 'google', 'bing', 'yandex', 'python']

/** What becomes of verdicts with a fix; undefined: that is still being worked out. */
export function effectText(effect: FixEffect | undefined, t: Texts): string {
  if (effect === undefined) return t.notChecked
  if (effect.changes > 0) return t.changed(effect.changes)
  return effect.complete ? t.unchanged : t.notAllTried
}

/** What became of a fix, or of all that change nothing. */
export function fixStatusText(status: FixStatus, t: Texts, language: Language): string {
  if (status.kind !== 'fixed') return t.notFixed[status.kind]
  const { fixed, left, untried } = status
  return [
    t.fixed(fixed),
    ...(left > 0 ? [t.left(left)] : []),
    ...(untried > 0 ? [t.untried(untried)] : []),
  ].join(language === 'ja' ? '' : ' ')
}

/** What the file's hover text needs. `lasts`: whether the fixes of a problem will. */
export function problemWords(
  t: Texts,
  { tabs }: Messages,
  language: Language,
  lasts: (problem: Problem) => boolean,
): ProblemWords {
  return {
    severity: ({ severity }) => t.severities[severity],
    counted: (severity, problems) => tabs.counted[severity](problems),
    effect: ({ effect }) => t.effects[effect],
    caution: (problem) => (lasts(problem) ? null : t.rewritten),
    about: t.about,
    aboutHref: (problem) => checkHref(problem, language),
  }
}
