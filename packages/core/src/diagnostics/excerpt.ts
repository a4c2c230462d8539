/** A piece of a stranger's file, fit to stand in a message: short and visible. */
import { displayable } from '../verdict/sentences/displayable.ts'

/** The most characters that a message shows of a line. */
const LENGTH = 60

/** The beginning of a text. */
export function excerpt(text: string): string {
  const shown = displayable(text.trim())
  const characters = [...shown]
  return characters.length > LENGTH ? `${characters.slice(0, LENGTH - 1).join('')}…` : shown
}

/** `U+00A0` */
export function codePointName(unit: number): string {
  return `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`
}
