/** The English reference texts; see `loadReferenceTexts`. */
import { crawlDelay, purposes, respectsBases, respectsRobots } from './en/crawlers.ts'
import { bases, dialectKinds, dialects } from './en/dialects.ts'
import { fetchNotes, policies, policyBases, policyReasons } from './en/fetch.ts'
import { fetchErrors, fetchStages } from './en/fetch-errors.ts'
import { groupDecisions } from './en/group-decisions.ts'
import { lineDecisions } from './en/line-decisions.ts'
import { patternDecisions } from './en/pattern-decisions.ts'
import type { ReferenceTexts } from './reference-texts.ts'

export const ENGLISH_REFERENCE: ReferenceTexts = {
  language: 'en',
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
