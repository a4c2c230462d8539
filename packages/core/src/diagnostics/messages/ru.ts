/** The words of the checks: ru. */
import type { CheckMessages } from './messages.ts'
import { writing } from './ru/writing.ts'

export const CHECK_MESSAGES: CheckMessages = { ...writing }
