/** What every part of the pages about the checks needs: texts, and the way to other pages. */
import { createContext, use } from 'react'
import type { ChecksTexts } from './checks-texts.ts'

export interface ChecksSurroundings {
  readonly texts: ChecksTexts
  /** The address of a page in the language of this one; `path` begins with `/`. */
  readonly linkTo: (path: string) => string
}

export const ChecksContext = createContext<ChecksSurroundings | null>(null)

export function useChecks(): ChecksSurroundings {
  const surroundings = use(ChecksContext)
  if (surroundings === null) throw new Error('Stands outside of the pages about the checks')
  return surroundings
}
