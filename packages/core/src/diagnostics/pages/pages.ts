/** The pages about the checks in one language: prose, loaded when a page is opened. */
import type { CheckId } from '../check-data.ts'

/** Sections of a check's page; paragraphs are separated by an empty line, code is in backticks. */
export interface CheckPage {
  /** What it finds. */
  readonly finds: string
  /** Why it matters, and to whom. */
  readonly why: string
  /** When to ignore it. */
  readonly ignore: string
}

/** The pages of one or more kinds of checks. */
export type CheckPages<Ids extends CheckId = CheckId> = Readonly<Record<Ids, CheckPage>>
