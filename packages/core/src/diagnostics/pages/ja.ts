/** The pages about the checks: ja. */

import { groups } from './ja/groups.ts'
import { limits } from './ja/limits.ts'
import { live } from './ja/live.ts'
import { otherLines } from './ja/other-lines.ts'
import { rules } from './ja/rules.ts'
import { writing } from './ja/writing.ts'
import type { CheckPages } from './pages.ts'

export const CHECK_PAGES: CheckPages = {
  ...writing,
  ...groups,
  ...rules,
  ...otherLines,
  ...limits,
  ...live,
}
