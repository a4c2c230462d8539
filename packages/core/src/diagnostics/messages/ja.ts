/** The words of the checks: ja. */

import { groups } from './ja/groups.ts'
import { limits } from './ja/limits.ts'
import { live } from './ja/live.ts'
import { otherLines } from './ja/other-lines.ts'
import { rules } from './ja/rules.ts'
import { writing } from './ja/writing.ts'
import type { CheckMessages } from './messages.ts'

export const CHECK_MESSAGES: CheckMessages = {
  ...writing,
  ...groups,
  ...rules,
  ...otherLines,
  ...limits,
  ...live,
}
