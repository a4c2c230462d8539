/** The words of the checks: en. */

import { groups } from './en/groups.ts'
import { limits } from './en/limits.ts'
import { live } from './en/live.ts'
import { otherLines } from './en/other-lines.ts'
import { rules } from './en/rules.ts'
import { writing } from './en/writing.ts'
import type { CheckMessages } from './messages.ts'

export const CHECK_MESSAGES: CheckMessages = {
  ...writing,
  ...groups,
  ...rules,
  ...otherLines,
  ...limits,
  ...live,
}
