/** The words of the checks in one language. A text that is missing is a type error. */
import type { CheckData, CheckId } from '../check-data.ts'

/** The words of one check's findings. Code stands in backticks. */
export interface CheckMessage<Id extends CheckId> {
  /** A few words, for a list of checks. */
  readonly title: string
  /** One or two sentences: what was found and what it does. */
  readonly message: (data: CheckData[Id]) => string
  /** By `Fix.title`. */
  readonly fixes?: Readonly<Record<string, string | ((data: CheckData[Id]) => string)>>
  /** By `RelatedLine.role`. */
  readonly related?: Readonly<Record<string, string>>
}

/** The checks of one or more kinds. */
export type CheckMessages<Ids extends CheckId = CheckId> = {
  readonly [Id in Ids]: CheckMessage<Id>
}
