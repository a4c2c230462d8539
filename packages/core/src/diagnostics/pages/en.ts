/** The pages about the checks: en. */

import { writing } from './en/writing.ts'
import type { CheckPages } from './pages.ts'

export const CHECK_PAGES: CheckPages = { ...writing }
