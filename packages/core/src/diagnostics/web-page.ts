/** Whether a text is a web page that came where a robots.txt was expected. */

/**
 * The text begins as HTML or XML does, and no line in its first 64 KiB is a user-agent line.
 * Servers often answer `/robots.txt` with their home page or an error page.
 */
export function isWebPage(text: string): boolean {
  const head = text.slice(0, 65_536)
  if (
    !/^[\uFEFF\s]*<(?:!doctype|html|head|body|\?xml|script|meta|title|div|p|h1|pre)\b/i.test(head)
  ) {
    return false
  }
  return !/^[^\S\r\n]*user-?agent[^\S\r\n]*:/im.test(head)
}
