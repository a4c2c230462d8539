/** The registry of checks, by kind. */
import type { Check } from '../check.ts'
import { missingColon } from './missing-colon.ts'

export const CHECKS: readonly Check[] = [missingColon]
