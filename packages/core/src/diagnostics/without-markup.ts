/** The text of a web page without its tags. */

/** Elements whose text is not shown. */
const HIDDEN = /^<(script|style|title|noscript)\b/i

/**
 * The text without tags, comments and what `<script>`, `<style>` and `<title>` hold. A tag that does
 * not end on its line is left as it is. The cost grows with the length of the text.
 */
export function withoutMarkup(text: string): string {
  const lower = text.toLowerCase()
  const ends = new Map<string, number>()
  /** The next place of a text; what has no further one is not looked for again. */
  const next = (sought: string, from: number): number => {
    const known = ends.get(sought)
    if (known !== undefined && (known < 0 || known >= from)) return known
    const found = lower.indexOf(sought, from)
    ends.set(sought, found)
    return found
  }
  const pieces: string[] = []
  let at = 0
  for (let tag = text.indexOf('<'); tag >= 0; tag = text.indexOf('<', Math.max(at, tag + 1))) {
    const end = endOf(text, tag, next)
    if (end < 0) continue
    pieces.push(text.slice(at, tag))
    at = end
  }
  pieces.push(text.slice(at))
  return pieces.join('')
}

/** Where the tag, comment or hidden element that begins at a place ends; -1 where it does not. */
function endOf(text: string, tag: number, next: (sought: string, from: number) => number): number {
  if (text.startsWith('<!--', tag)) {
    const close = next('-->', tag + 4)
    return close < 0 ? text.length : close + 3
  }
  const name = HIDDEN.exec(text.slice(tag, tag + 12))?.[1]
  if (name !== undefined) {
    const closing = `</${name.toLowerCase()}`
    const close = next(closing, tag)
    const end = close < 0 ? -1 : next('>', close)
    return end < 0 ? text.length : end + 1
  }
  const close = next('>', tag)
  const line = next('\n', tag)
  const other = next('<', tag + 1)
  if (close < 0 || (other >= 0 && other < close)) return -1
  return line >= 0 && line < close ? -1 : close + 1
}
