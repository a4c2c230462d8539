import type { LiveData } from '../../data/live.ts'
import type { CheckMessages } from '../messages.ts'

export const live: CheckMessages<keyof LiveData> = {}
