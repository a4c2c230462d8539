/**
 * `Disallow: /wp-includes/`, `Disallow: /*.css`: search engines may fetch the pages, but not the
 * style sheets and scripts that they are drawn with.
 *
 * Google renders pages and asks not to block resources whose absence makes a page harder to
 * understand. Told only where pages are open, for paths that widespread systems use, and of rules that
 * name what they close; at most an info, because old advice was to close these folders.
 */
import { ANY_CRAWLER } from '../../crawlers/unlisted-crawlers.ts'
import { compilePattern, matchesPattern } from '../../matching/pattern.ts'
import { targetOfAddress } from '../../matching/target.ts'
import { type AddressVerdicts, testMany } from '../../verdict/test-many.ts'
import type { Check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { PAGE_RESOURCES, type PageResource } from '../page-resources.ts'
import { ruleLines } from '../rule-lines.ts'
import { placeOfRule } from '../rule-place.ts'
import { namedMainCrawlers } from '../search-crawlers.ts'
import { GOOGLE_INTRODUCTION } from '../sources.ts'

const PAGES = ['/', '/page'].map((path) => targetOfAddress(path))

/** What a pattern holds that is about such files; others catch them by accident. */
const NAMES_RESOURCES =
  /css|\bjs\b|style|script|wp-includes|wp-content|themes?\b|_next|_nuxt|static|assets|dist|build|templates|skin|bitrix|^\/(?:sites|core|modules|misc)\b|media|catalog\/view/i

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
    const resources = suspectedResources(context)
    if (resources.length === 0) return
    const source = { file: context.file, facts: null }
    const asked = [ANY_CRAWLER, ...namedMainCrawlers(context)]
    const open = asked.map(mayFetchAll([...testMany(source, PAGES, asked)]))
    if (!open.includes(true)) return
    const blocked = new Map<number, Blocked>()
    const targets = resources.map(({ path }) => targetOfAddress(path))
    let number = 0
    for (const { verdicts } of testMany(source, targets, asked)) {
      const resource = resources[number]
      number += 1
      if (resource === undefined) continue
      for (const [i, { allowed, line, pattern }] of verdicts.entries()) {
        if (open[i] !== true || allowed !== false || line === null || pattern === null) continue
        if (NAMES_RESOURCES.test(pattern)) note(blocked, line, pattern, resource)
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

/** The resources that some rule about such files matches; nearly always none. */
function suspectedResources(context: CheckContext): readonly PageResource[] {
  const patterns = ruleLines(context)
    .filter(({ effect, pattern }) => effect === 'disallow' && NAMES_RESOURCES.test(pattern))
    .map(({ pattern }) => compilePattern(pattern, true))
  return PAGE_RESOURCES.filter(({ path }) =>
    patterns.some((pattern) => matchesPattern(pattern, path)),
  )
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

/** Whether the crawler in some place may fetch all addresses. */
function mayFetchAll(answers: readonly AddressVerdicts[]) {
  return (_crawler: unknown, place: number): boolean =>
    answers.every(({ verdicts }) => verdicts[place]?.allowed === true)
}
