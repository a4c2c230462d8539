import type { RulesData } from '../../data/rules.ts'
import type { CheckPages } from '../pages.ts'

export const rules: CheckPages<keyof RulesData> = {}
