import type { OtherLinesData } from '../../data/other-lines.ts'
import type { CheckPages } from '../pages.ts'

export const otherLines: CheckPages<keyof OtherLinesData> = {}
