/** Whether a text is a web page that came where a robots.txt was expected. */
import { withoutMarkup } from './without-markup.ts'

/** How much of a text is looked at. */
const HEAD = 65_536

/** What only a whole page begins with. */
const DOCUMENT = /^<(?:!doctype|html|head|body|\?xml|title|meta)\b/i

/** What pages and pieces of pages begin with: an element, or what stands around comments. */
const ELEMENT =
  /^<(?:!--|!\[endif|\/?(?:a|abbr|article|aside|b|big|blockquote|br|button|center|code|dd|details|div|dl|dt|em|embed|fieldset|figure|font|footer|form|frameset|h[1-6]|header|hr|i|iframe|img|input|label|li|link|main|map|nav|noscript|object|ol|p|pre|script|section|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|template|tr|tt|u|ul|video)[\s/>])/i

/**
 * The text begins as HTML or XML does, and in its first 64 KiB it holds no rules: a page that shows
 * a robots.txt among other text holds none, rules with nothing but tags around them are a robots.txt.
 * Servers often answer `/robots.txt` with their home page or an error page.
 */
export function isWebPage(text: string): boolean {
  const head = text.slice(0, HEAD)
  const start = head.slice(startOf(head))
  if (DOCUMENT.test(start)) return !isMostlyRules(head)
  return ELEMENT.test(start || head.trimStart()) && !linesOf(head).some(isRuleLine)
}

/** Where a text begins, without white space and the comments of HTML. */
function startOf(head: string): number {
  let at = 0
  for (;;) {
    at += head.slice(at).search(/[^\ufeff\s]|$/)
    if (!head.startsWith('<!--', at)) return at
    const end = head.indexOf('-->', at + 4)
    if (end < 0) return at
    at = end + 3
  }
}

function linesOf(head: string): readonly string[] {
  return withoutMarkup(head)
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '\ufeff')
}

const RULE_LINE =
  /^(?:user[- ]?agent|disallow|allow|sitemap|crawl-delay|clean-param|host)[ \t]*:|^#/i

function isRuleLine(line: string): boolean {
  return !line.startsWith('#') && RULE_LINE.test(line)
}

/** Some line is a rule, and only few are anything else. */
function isMostlyRules(head: string): boolean {
  const lines = linesOf(head)
  const rules = lines.filter((line) => RULE_LINE.test(line)).length
  return lines.some(isRuleLine) && (lines.length - rules) * 4 <= rules
}

/** The text of a page's `<title>`; empty where none stands in its first 64 KiB. */
export function pageTitle(text: string): string {
  const head = text.slice(0, HEAD)
  const start = /<title[^<>]*>/i.exec(head)
  if (start === null) return ''
  const from = start.index + start[0].length
  const end = head.indexOf('<', from)
  return head.slice(from, end < 0 ? from + 200 : end).replace(/\s+/g, ' ')
}

/** The text is an XML document, but no page: the answer of a storage service, a sitemap, a feed. */
export function isXml(text: string): boolean {
  const head = text.slice(0, HEAD)
  return /^[\ufeff\s]*<\?xml\b/i.test(head) && !/<(?:!doctype\s+html|html)\b/i.test(head)
}

/** The page looks like the challenge of a bot protection: a crawler may be answered otherwise. */
export function isChallengePage(text: string): boolean {
  return /just a moment\.\.\.|attention required!|checking your browser|verif(?:y|ying) you are human/i.test(
    text.slice(0, HEAD),
  )
}
