/** The Japanese reference texts; see `loadReferenceTexts`. */
import { crawlDelay, purposes, respectsBases, respectsRobots } from './ja/crawlers.ts'
import { bases, dialectKinds, dialects } from './ja/dialects.ts'
import { fetchNotes, policies, policyBases, policyReasons } from './ja/fetch.ts'
import { fetchErrors, fetchStages } from './ja/fetch-errors.ts'
import { groupDecisions } from './ja/group-decisions.ts'
import { lineDecisions } from './ja/line-decisions.ts'
import { patternDecisions } from './ja/pattern-decisions.ts'
import type { ReferenceTexts } from './reference-texts.ts'

export const JAPANESE_REFERENCE: ReferenceTexts = {
  language: 'ja',
  fetchNotes,
  fetchStages,
  fetchErrors,
  policies,
  policyReasons,
  policyBases,
  bases,
  dialects,
  dialectKinds,
  decisions: { ...lineDecisions, ...groupDecisions, ...patternDecisions },
  purposes,
  respectsRobots,
  respectsBases,
  crawlDelay,
}
