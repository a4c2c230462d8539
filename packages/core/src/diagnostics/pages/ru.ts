/** The pages about the checks: ru. */
import type { CheckPages } from './pages.ts'
import { writing } from './ru/writing.ts'

export const CHECK_PAGES: CheckPages = { ...writing }
