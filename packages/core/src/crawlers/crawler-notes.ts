/** What a reader must know about a crawler beside the verdict on it. */
import type { Crawler, RespectsRobots } from './crawler.ts'

/**
 * - `custom-token`: not in the registry, read by the standard and for exactly this token
 * - `control-token`: never fetches; the answer is about the use of what was fetched
 * - `retired`: no longer operated or documented
 * - `ignores-wildcard`: groups for `*` do not apply to it
 * - `user-triggered`: fetches because a person asked, so that the answer may not apply to it
 * - `does-not-respect`, `partly-respects`: does not do, or only in part, what the file says
 * - `respect-assumed`: nobody says whether it respects robots.txt; it qualifies the note before it
 * - `unverified`: something about it could not be verified
 */
export type CrawlerNote =
  | 'custom-token'
  | 'control-token'
  | 'retired'
  | 'ignores-wildcard'
  | 'user-triggered'
  | 'does-not-respect'
  | 'partly-respects'
  | 'respect-assumed'
  | 'unverified'

const RESPECT_NOTES: Readonly<Record<RespectsRobots, readonly CrawlerNote[]>> = {
  yes: [],
  partly: ['partly-respects'],
  'user-triggered': ['user-triggered'],
  no: ['does-not-respect'],
}

/**
 * The notes that a crawler brings to every verdict on it, in the order of `CrawlerNote`. A custom
 * crawler has but one, since nothing else is known about it; `ANY_CRAWLER` has none.
 */
export function crawlerNotes(crawler: Crawler): readonly CrawlerNote[] {
  if (crawler.custom) return ['custom-token']
  if (crawler.token === '*') return []
  const notes: CrawlerNote[] = []
  if (crawler.control) notes.push('control-token')
  if (crawler.retired) notes.push('retired')
  if (crawler.ignoresWildcard) notes.push('ignores-wildcard')
  notes.push(...RESPECT_NOTES[crawler.respectsRobots])
  if (crawler.respectsBasis === 'assumed') notes.push('respect-assumed')
  if (crawler.hasUnverified) notes.push('unverified')
  return notes
}
