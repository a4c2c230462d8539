/** Names that some published reader takes for user-agent, allow, disallow or sitemap. */
import { DIALECTS } from '../dialects/index.ts'

/** They are in lower case. */
export const RULE_NAMES: ReadonlySet<string> = new Set([
  ...DIALECTS.flatMap(({ decisions }) => Object.values(decisions.spellings).flat()),
  'sitemap',
])

/** Whether a name, in any letter case, is one of these, misspellings included. */
export function isRuleName(name: string): boolean {
  return RULE_NAMES.has(name.toLowerCase())
}
