/** Directives beyond the standard that have no check of their own, and where they come from. */

/**
 * - `content-signals`: Content-Signal, how content may be used (contentsignals.org)
 * - `aipref`: Content-Usage, the same in a draft of the IETF's AIPREF working group
 * - `rsl`: License, the address of licence terms (Really Simple Licensing)
 * - `tdm`: names of the TDM Reservation Protocol, whose place is another file or a header
 * - `for-agents`: pointers to catalogues for AI agents, of several proposals
 * - `acap`: the Automated Content Access Protocol of publishers, given up
 * - `page-rule`: what belongs into a page or the header X-Robots-Tag
 * - `old-draft`: drafts of the nineties, and habits nobody can trace
 * - `for-people`: who looks after the file, and the like, written as directives instead of comments
 */
export type ExtensionFamily =
  | 'content-signals'
  | 'aipref'
  | 'rsl'
  | 'tdm'
  | 'for-agents'
  | 'acap'
  | 'page-rule'
  | 'old-draft'
  | 'for-people'

const FAMILIES: readonly (readonly [RegExp, ExtensionFamily])[] = [
  [/^content-signal$/, 'content-signals'],
  [/^content-usage$/, 'aipref'],
  [/^license$/, 'rsl'],
  [/^tdm-(?:reservation|policy)$/, 'tdm'],
  [/^(?:agentmap|schemamap|llms?(?:-.*)?|ai-.*)$/, 'for-agents'],
  [/^acap-/, 'acap'],
  [/^(?:nosnippet|notranslate|noimageindex|unavailable[-_]after|indexnow)$/, 'page-rule'],
  [/^(?:comment|domain|revisit-after|robot-version|cache-delay)$/, 'old-draft'],
  [
    /^(?:contact|e-?mail|author|owner|copyright|version|feed|rss|atom|humans|security)$/,
    'for-people',
  ],
]

/** The family of a directive's name, in any letter case; null where it is none of these. */
export function extensionFamily(name: string): ExtensionFamily | null {
  const folded = name.toLowerCase()
  return FAMILIES.find(([names]) => names.test(folded))?.[1] ?? null
}
