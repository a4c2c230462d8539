/** The file as fixes leave it. */
import { applyEdits, type Edit } from '@robots-txt-tester/core'
import { parsedFile } from './analyse.ts'

/** The text after edits, one round after the other. */
export function fixedText(text: string, rounds: readonly (readonly Edit[])[]): string {
  return rounds.reduce((was, edits) => applyEdits(parsedFile(was), edits), text)
}
