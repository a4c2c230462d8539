import type { OtherLinesData } from '../../data/other-lines.ts'
import type { CheckMessages } from '../messages.ts'

export const otherLines: CheckMessages<keyof OtherLinesData> = {}
