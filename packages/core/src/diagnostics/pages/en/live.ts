import type { LiveData } from '../../data/live.ts'
import type { CheckPages } from '../pages.ts'

export const live: CheckPages<keyof LiveData> = {}
