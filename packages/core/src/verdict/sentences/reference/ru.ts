/** The Russian reference texts; see `loadReferenceTexts`. */
import { unbroken } from '../ru/typography.ts'
import type { ReferenceTexts } from './reference-texts.ts'
import { crawlDelay, purposes, respectsBases, respectsRobots } from './ru/crawlers.ts'
import { bases, dialectKinds, dialects } from './ru/dialects.ts'
import { fetchNotes, policies, policyBases, policyReasons } from './ru/fetch.ts'
import { fetchErrors, fetchStages } from './ru/fetch-errors.ts'
import { groupDecisions } from './ru/group-decisions.ts'
import { lineDecisions } from './ru/line-decisions.ts'
import { patternDecisions } from './ru/pattern-decisions.ts'

export const RUSSIAN_REFERENCE: ReferenceTexts = unbroken<ReferenceTexts>({
  language: 'ru',
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
})
