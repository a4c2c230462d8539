/** Whether a pasted text is a robots.txt file rather than an address. */
export function looksLikeFile(text: string): boolean {
  const lines = text.trim().split(/\r\n|\r|\n/)
  return (
    lines.length > 1 && lines.some((line) => /^\s*(?:user-agent|allow|disallow)\s*:/i.test(line))
  )
}
