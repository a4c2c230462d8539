import type { GroupsData } from '../../data/groups.ts'
import type { CheckMessages } from '../messages.ts'

export const groups: CheckMessages<keyof GroupsData> = {}
