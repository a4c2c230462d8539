/** How much of a target a pattern covers. */

/**
 * How much of a target the pattern `text`, which fits it, covers, in UTF-16 units: up to the last
 * place where its last literal piece can stand; all of it where it ends in `*` or `$`.
 */
export function matchedLength(text: string, target: string): number {
  const star = text.lastIndexOf('*')
  if (star < 0) return text.endsWith('$') ? text.length - 1 : text.length
  if (text.endsWith('$')) return target.length
  const last = text.slice(star + 1)
  return target.lastIndexOf(last) + last.length
}
