/** What people type or paste around an address, taken away. */

/**
 * Without leading and trailing C0 controls and spaces, as the URL parser does first, and without the
 * special spaces and byte order marks that pasting brings along.
 */
export function trimmedAddress(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && isBlank(text.charCodeAt(from))) from += 1
  while (to > from && isBlank(text.charCodeAt(to - 1))) to -= 1
  return text.slice(from, to)
}

function isBlank(unit: number): boolean {
  return unit <= 32 || (unit > 0x7f && /\s/.test(String.fromCharCode(unit)))
}
