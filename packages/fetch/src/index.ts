/** The door of the package. */

export type { Cidr, ParsedCidrs } from './cidr.ts'
export { parseCidrs } from './cidr.ts'
export {
  FETCH_LIMITS,
  type FetchLimits,
  type FetchOptions,
  type FetchProgress,
} from './fetch-options.ts'
export { fetchRobots } from './fetch-robots.ts'
export type { LookedUpAddress, LookUp } from './guarded-look-up.ts'
