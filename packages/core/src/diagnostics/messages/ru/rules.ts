import type { RulesData } from '../../data/rules.ts'
import type { CheckMessages } from '../messages.ts'

export const rules: CheckMessages<keyof RulesData> = {}
