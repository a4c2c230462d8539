import type { LimitsData } from '../../data/limits.ts'
import type { CheckMessages } from '../messages.ts'

export const limits: CheckMessages<keyof LimitsData> = {}
