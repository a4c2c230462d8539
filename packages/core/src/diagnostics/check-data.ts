/** What the findings of each check carry: the values that its message is made of. */
import type { GroupsData } from './data/groups.ts'
import type { LimitsData } from './data/limits.ts'
import type { LiveData } from './data/live.ts'
import type { OtherLinesData } from './data/other-lines.ts'
import type { RulesData } from './data/rules.ts'
import type { WritingData } from './data/writing.ts'

/** By check; plain data, so that it can cross a wire. */
export interface CheckData
  extends WritingData,
    GroupsData,
    RulesData,
    OtherLinesData,
    LimitsData,
    LiveData {}

/** The checks that exist. Their names are a contract: links, settings and reports carry them. */
export type CheckId = keyof CheckData
