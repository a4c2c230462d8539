/** A text without one of its lines (from 1) and that line's end; all other line ends stay. */
export function withoutLine(text: string, line: number): string {
  const parts = text.split(/(\r\n|\r|\n)/)
  // Lines stand at even places, what ended them behind.
  parts.splice((line - 1) * 2, 2)
  return parts.join('')
}
