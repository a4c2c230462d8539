/** The text, cut where it is longer than this many UTF-16 units. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  // Not through a character of two units.
  const cut = text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.trimEnd()}…`
}
