/** What is left of a web page on a line that was copied from it. */

/** Elements that stand around text; other words in angle brackets may be placeholders. */
const TAG =
  /^<\/?(?:a|b|blockquote|body|br|code|div|em|font|hr|html|i|li|ol|p|pre|small|span|strong|t[dhr]|table|tt|u|ul)(?:\s[^<>]*)?\/?>$/i

/** Behind a slash any other tag may be a placeholder, as in `/user/<a>`. */
const CLOSES = /^<(?:\/|[bh]r\b)/i

/** Longer tags do not come with a line of text. */
const MOST = 200

/** Where the tags at the end of a value begin, as in `/private<br>`; -1 where none stand there. */
export function markupStart(value: string): number {
  let start = value.length
  for (let end = start; value[end - 1] === '>'; end = withoutBlanks(value, start)) {
    const open = value.lastIndexOf('<', end - 1)
    if (open <= 0 || end - open > MOST) break
    const tag = value.slice(open, end)
    if (!TAG.test(tag) || (value[open - 1] === '/' && !CLOSES.test(tag))) break
    start = open
  }
  start = withoutBlanks(value, start)
  return start > 0 && start < value.length ? start : -1
}

function withoutBlanks(value: string, end: number): number {
  let at = end
  while (at > 0 && (value[at - 1] === ' ' || value[at - 1] === '\t')) at -= 1
  return at
}

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '*': '*',
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '«': '»',
}

/**
 * Where the signs and tags begin that close at the end of a value what was opened in front of the
 * name, as in `<p>Disallow: /a</p>` or `"Disallow: /a"`; the length of the value where none do.
 */
export function closingStart(name: string, value: string): number {
  if (name.startsWith('<') && name.includes('>')) {
    const start = markupStart(value)
    return start < 0 ? value.length : start
  }
  let start = value.length
  for (const sign of /^[^\p{L}\p{N}_\s-]{0,3}/u.exec(name)?.[0] ?? '') {
    if (start <= 1 || value[start - 1] !== CLOSING[sign]) break
    start -= 1
  }
  return start
}
