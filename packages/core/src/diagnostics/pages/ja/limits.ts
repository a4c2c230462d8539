import type { LimitsData } from '../../data/limits.ts'
import type { CheckPages } from '../pages.ts'

export const limits: CheckPages<keyof LimitsData> = {}
