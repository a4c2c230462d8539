/** The pages about the checks: en. */

import { groups } from './en/groups.ts'
import { limits } from './en/limits.ts'
import { live } from './en/live.ts'
import { otherLines } from './en/other-lines.ts'
import { rules } from './en/rules.ts'
import { writing } from './en/writing.ts'
import type { CheckPages } from './pages.ts'

export const CHECK_PAGES: CheckPages = {
  ...writing,
  ...groups,
  ...rules,
  ...otherLines,
  ...limits,
  ...live,
}
