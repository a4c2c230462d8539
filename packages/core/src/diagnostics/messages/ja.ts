/** The words of the checks: ja. */

import { writing } from './ja/writing.ts'
import type { CheckMessages } from './messages.ts'

export const CHECK_MESSAGES: CheckMessages = { ...writing }
