/** What the findings of each check carry: the values that its message is made of. */
import type { WritingData } from './data/writing.ts'

/** By check; plain data, so that it can cross a wire. */
export interface CheckData extends WritingData {}

/** The checks that exist. Their names are a contract: links, settings and reports carry them. */
export type CheckId = keyof CheckData
