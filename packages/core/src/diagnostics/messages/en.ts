/** The words of the checks: en. */

import { writing } from './en/writing.ts'
import type { CheckMessages } from './messages.ts'

export const CHECK_MESSAGES: CheckMessages = { ...writing }
