import type { GroupsData } from '../../data/groups.ts'
import type { CheckPages } from '../pages.ts'

export const groups: CheckPages<keyof GroupsData> = {}
