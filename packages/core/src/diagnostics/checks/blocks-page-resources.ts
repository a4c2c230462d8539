/**
 * `Disallow: /wp-includes/`, `Disallow: /*.css`: search engines may fetch the pages, but not the
 * style sheets and scripts that they are drawn with.
 *
 * Google renders pages and asks not to block resources whose absence makes a page harder to
 * understand. Told only where pages are open, for paths that widespread systems use, and of rules that
 * name what they close; at most an info, because old advice was to close these folders.
 */
import { ANY_CRAWLER } from '../../crawlers/unlisted-crawlers.ts'
import { type Target, targetOfAddress } from '../../matching/target.ts'
import { type AddressVerdicts, testMany } from '../../verdict/test-many.ts'
import type { Check } from '../check.ts'
import { excerpt } from '../excerpt.ts'
import { PAGE_RESOURCES, type PageResource } from '../page-resources.ts'
import { type RuleLine, ruleLines } from '../rule-lines.ts'
import { placeOfRule } from '../rule-place.ts'
import { MAIN_SEARCH_CRAWLERS } from '../search-crawlers.ts'
import { GOOGLE_INTRODUCTION } from '../sources.ts'

const CRAWLERS = [ANY_CRAWLER, ...MAIN_SEARCH_CRAWLERS]

const targetOf = (path: string): Target[] => {
  const target = targetOfAddress(path)
  return target.kind === 'target' ? [target] : []
}

/** What a pattern holds that is about such files; others catch them by accident. */
const NAMES_RESOURCES =
  /css|\bjs\b|\.js|style|script|wp-includes|wp-content|themes?\b|_next|_nuxt|static|assets|dist|build|templates|skin|bitrix|^\/sites|media|catalog\/view/i

const PAGES = ['/', '/page'].flatMap(targetOf)

export const blocksPageResources: Check<'blocks-page-resources'> = {
  id: 'blocks-page-resources',
  severity: 'info',
  audience: ['google', 'bing', 'people'],
  effect: 'changes-verdict',
  source: GOOGLE_INTRODUCTION,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /wp-includes/\n',
    good: 'User-agent: *\nDisallow: /wp-admin/\n',
  },
  *run(context) {
    if (!ruleLines(context).some(isSuspect)) return
    const source = { file: context.file, facts: null }
    const open = whoMayFetchAll([...testMany(source, PAGES, CRAWLERS)])
    if (!open.includes(true)) return
    const blocked = new Map<number, Blocked>()
    const resources = PAGE_RESOURCES.flatMap((resource) =>
      targetOf(resource.path).map((target) => ({ resource, target })),
    )
    const targets = resources.map(({ target }) => target)
    let number = 0
    for (const { verdicts } of testMany(source, targets, CRAWLERS)) {
      const resource = resources[number]?.resource
      number += 1
      if (resource === undefined) continue
      for (const [i, { allowed, line, pattern }] of verdicts.entries()) {
        if (open[i] !== true || allowed !== false || line === null || pattern === null) continue
        if (!NAMES_RESOURCES.test(pattern)) continue
        note(blocked, line, pattern, resource)
      }
    }
    for (const [line, { pattern, resource, styles, scripts }] of blocked) {
      const rule = { line, effect: 'disallow', pattern } as const
      yield {
        ...placeOfRule(context, rule),
        data: { pattern: excerpt(pattern), resource, styles, scripts },
      }
    }
  },
}

function isSuspect({ effect, pattern }: RuleLine): boolean {
  return effect === 'disallow' && NAMES_RESOURCES.test(pattern)
}

interface Blocked {
  readonly pattern: string
  readonly resource: string
  readonly styles: boolean
  readonly scripts: boolean
}

function note(
  blocked: Map<number, Blocked>,
  line: number,
  pattern: string,
  { path, kind }: PageResource,
): void {
  const before = blocked.get(line)
  blocked.set(line, {
    pattern,
    resource: before?.resource ?? path,
    styles: kind === 'style' || before?.styles === true,
    scripts: kind === 'script' || before?.scripts === true,
  })
}

/** For each crawler, whether it may fetch all of some addresses. */
function whoMayFetchAll(answers: readonly AddressVerdicts[]): readonly boolean[] {
  return CRAWLERS.map((_crawler, i) =>
    answers.every(({ verdicts }) => verdicts[i]?.allowed === true),
  )
}
