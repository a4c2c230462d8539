/** The pages about the checks: ja. */

import { writing } from './ja/writing.ts'
import type { CheckPages } from './pages.ts'

export const CHECK_PAGES: CheckPages = { ...writing }
