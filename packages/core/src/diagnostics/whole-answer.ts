/** The place of a finding that is about the answer of the server, not about a line of the file. */
import type { TextRange } from './check.ts'
import { rangeOnLine } from './check-context.ts'

/** The very beginning of the file, which is there even where nothing was fetched. */
export const WHOLE_ANSWER: TextRange = rangeOnLine(1, 0, 0)
