/** Names that some published reader takes for user-agent, allow, disallow or sitemap. */
import { GOOGLE } from '../dialects/google.ts'

const NAMES: readonly string[] = [...Object.values(GOOGLE.decisions.spellings).flat(), 'sitemap']

/** Whether a name, in any letter case, is one of these, misspellings included. */
export function isRuleName(name: string): boolean {
  return NAMES.includes(name.toLowerCase())
}
