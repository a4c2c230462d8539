/** The pages about the checks: ru. */

import type { CheckPages } from './pages.ts'
import { groups } from './ru/groups.ts'
import { limits } from './ru/limits.ts'
import { live } from './ru/live.ts'
import { otherLines } from './ru/other-lines.ts'
import { rules } from './ru/rules.ts'
import { writing } from './ru/writing.ts'

export const CHECK_PAGES: CheckPages = {
  ...writing,
  ...groups,
  ...rules,
  ...otherLines,
  ...limits,
  ...live,
}
