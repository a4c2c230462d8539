/** Whether a text is a web page that came where a robots.txt was expected. */

/**
 * The text begins as HTML or XML does, and no line in its first 64 KiB is a user-agent line, with
 * or without tags in front of it. Servers often answer `/robots.txt` with their home
 * page or an error page.
 */
export function isWebPage(text: string): boolean {
  const head = text.slice(0, 65_536)
  if (
    !/^[\uFEFF\s]*<(?:!doctype|html|head|body|\?xml|script|meta|title|div|p|h1|pre)\b/i.test(head)
  ) {
    return false
  }
  return !/^(?:[^\S\r\n]|<[^<>\r\n]*>)*user-?agent[^\S\r\n]*:/im.test(head)
}

/** The text of a page's `<title>`; empty where none stands in its first 64 KiB. */
export function pageTitle(text: string): string {
  const head = text.slice(0, 65_536)
  const start = /<title[^<>]*>/i.exec(head)
  if (start === null) return ''
  const from = start.index + start[0].length
  const end = head.indexOf('<', from)
  return head.slice(from, end < 0 ? from + 200 : end).replace(/\s+/g, ' ')
}

/** The page looks like the challenge of a bot protection: a crawler may be answered otherwise. */
export function isChallengePage(text: string): boolean {
  return /just a moment\.\.\.|attention required!|checking your browser|verif(?:y|ying) you are human/i.test(
    text.slice(0, 65_536),
  )
}
