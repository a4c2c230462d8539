import type { WritingData } from '../../data/writing.ts'
import type { CheckPages } from '../pages.ts'

export const writing: CheckPages<keyof WritingData> = {
  'missing-colon': {
    finds:
      'A line that begins with the name of a directive and has no colon behind it: `Disallow /private`, `Disallow = /private`, `Disallow/private`, `Crawl-delay 10`, `Sitemap https://example.com/sitemap.xml`.',
    why: 'RFC 9309 wants a colon. Google’s published parser takes a gap for one where the line has exactly two words, so Googlebot obeys `Disallow /private`, and `Disallowed /private` as well. Scrapy’s Protego does so behind a name in lower case. Where a colon stands further on, as in an address, the parser cuts there and the value is lost.\n\nYandex, Python’s `urllib.robotparser` and any reader that follows the standard to the letter skip all these lines: for them the address stays open.',
    ignore: 'Never: a colon costs nothing and every reader understands it.',
  },
  'unknown-directive': {
    finds:
      'A name in front of a colon that means nothing to any reader we know: `Desallow: /private`. Names that an operator, a draft or a published parser knows are not reported, and neither are misspellings that some readers obey, which have a check of their own.',
    why: 'Readers skip the line without a word. If it was meant as a rule, the addresses stay open or closed as they were; if it was meant as a `User-agent:` line, the rules under it join the group above.',
    ignore:
      'When a tool of your own reads the line. Other readers are not disturbed by it: RFC 9309 §2.2.4 allows such lines.',
  },
  'known-extension': {
    finds:
      'Directives that RFC 9309 does not have and that somebody proposes or once proposed: `Content-Signal`, `Content-Usage`, `License`, `Agentmap` and others. Each is told once.',
    why: 'RFC 9309 lets such lines stand, and readers skip what they do not know. Some say how content may be used; none opens or closes an address. No large operator has announced that it obeys them.\n\nLighthouse lowers its score for some of these names. That says something about Lighthouse’s list, not about your file.',
    ignore: 'When you put the line there on purpose.',
  },
  'misspelt-directive': {
    finds:
      'Misspellings that are so frequent that some readers obey them: `Dissallow`, `Disalow`, `Useragent`, `User agent`, `Site-map` and a few more.',
    why: 'Google’s published parser and Scrapy’s Protego have lists of such spellings. Yandex and Python compare names letter for letter and skip the line. So one file says different things to different crawlers, and a test with one of them does not show it.',
    ignore: 'Never: the right spelling is read by everyone.',
  },
  'key-read-by-prefix': {
    finds:
      'Names that begin with that of a directive and go on: `Disallowed:`, `User-agents:`, `Allow-all:`, `Sitemaps:`.',
    why: 'Google’s published parser looks at the beginning of a name only, so that for Googlebot `Disallow-images: /img` is a rule like any other. Readers that compare the whole name skip the line.',
    ignore:
      'When the line is meant for a tool of your own and Google’s reading of it does no harm.',
  },
  'text-line': {
    finds:
      'Lines that are neither a directive nor a comment: sentences, pieces of web pages, PHP messages, a bare path or address, the name of a directive alone, or what stands behind a comment sign of another language (`// Disallow: /a`): only `#` begins a comment here. Lines of text that follow one another are told once.',
    why: 'Readers skip such lines. A path without `Disallow:` blocks nothing, and a sitemap’s address without `Sitemap:` is not found. Error messages in the file show that the program which writes it is in trouble, and tell visitors where it stands on your server.',
    ignore: 'When you know of the text and want it to be seen; a `#` in front makes it a comment.',
  },
  'directives-on-one-line': {
    finds:
      'A second directive behind the value of the first: `User-agent: * Disallow: /private`, or two sitemaps on one line. Also one that is glued to the value (`/tmp/Disallow: /private`), and a name that is written twice (`Disallow: Disallow: /private`).',
    why: 'Each directive needs a line of its own. Readers take everything behind the first colon for one value: the second rule does not exist, and the first one fits no address or names no crawler. It happens where an editor or a form swallows line ends.',
    ignore: 'Never.',
  },
  'no-directives': {
    finds:
      'A text without a single directive: an error message, JSON, a picture, compressed data that was not unpacked.',
    why: 'The server answered, so crawlers take the text for your robots.txt. They find no rules, and everything is allowed. If you have no robots.txt, answer 404 instead, which means the same and says so.',
    ignore: 'Never, unless the text was put here by mistake.',
  },
  'line-too-long': {
    finds: 'A line of more than 16,663 octets in front of its comment.',
    why: 'Google’s published parser keeps that much of a line and drops the rest. A rule is cut off and then fits more addresses than it should. Such lines come from lists that were pasted without line ends.',
    ignore: 'When the line means nothing anyway; but then it might as well go.',
  },
  'control-characters': {
    finds:
      'Control characters outside of comments: an octet 0, escape sequences of a terminal, backspaces.',
    why: 'RFC 9309 excludes them. For Google’s published parser an octet 0 ends the text of its line. Any other control character becomes a part of the name or pattern, which then fits nothing, since addresses hold such characters only in encoded form. Only a vertical tab or form feed around a value is stripped like a space; Python begins a new line there.',
    ignore: 'Never: nobody puts them there on purpose.',
  },
  'invisible-characters': {
    finds:
      'No-break and zero-width spaces, marks for the direction of writing, curly quotes, long dashes in names, Cyrillic or Greek letters that look like Latin ones, foreign line separators, and the full-width `：` and `／` of East Asian keyboards, where they spoil a name, a colon, a product token or a value. In a path of plain letters the full-width `＊`, `＄` and `？` as well. Anything else inside a path is left alone: it may belong to the address.',
    why: 'The line looks right and is not. Google strips only ASCII white space, so that a no-break space in front of a path makes the rule fit nothing; a zero-width space in a name makes the whole line unknown. Python strips more kinds of spaces and reads some of these lines, which makes the difference hard to find.',
    ignore: 'Never: the plain character means what you see.',
  },
  bom: {
    finds:
      'A byte order mark (the octets EF BB BF, or the first of them) at the start of the file.',
    why: 'Some editors put it in front of UTF-8 text. Google’s parser skips it. RFC 9309 does not know it, and Python and Protego keep it as a part of the first line. If that line is `User-agent: *`, they do not see it, and the rules under it are lost.',
    ignore:
      'When only search engines matter to you, or when the first line is a comment or blank: then the mark does no harm.',
  },
  'bom-inside': {
    finds:
      'A byte order mark anywhere but at the start of the file, and the letters `ï»¿` that remain of one which was saved in the wrong encoding.',
    why: 'It comes from joining files or from a program that reads UTF-8 as Latin-1. No reader skips it there. The name of the directive is unknown with it, and when the directive is `User-agent:`, its rules fall to the group above or to nobody. Behind the colon the mark becomes a part of the value: the pattern fits nothing, the token names nobody.',
    ignore: 'Never.',
  },
  'not-utf8': {
    finds: 'Octets outside of comments that are not valid UTF-8.',
    why: 'A robots.txt has to be UTF-8. Google compares octets and warns that characters which are not UTF-8 may be ignored. A `ß` in Windows-1252 is one octet, in the addresses of most sites it is two, and the rule fits nothing.\n\nIn the name of a directive such octets mean nothing and can be removed. In a value there is no automatic fix: whether your addresses hold the old encoding or UTF-8, only you know. Percent-encoding (`%C3%9F` or `%DF`) says it without doubt.',
    ignore: 'When your addresses really hold these octets and you have tested it.',
  },
  'utf-16': {
    finds: 'A file in UTF-16 or UTF-32, with or without its byte order mark.',
    why: 'Editors on Windows offer it as “Unicode”. Each letter is two octets, one of them 0, and no reader finds a directive: everything is allowed, and sitemaps are not seen.',
    ignore: 'Never.',
  },
  'mixed-line-ends': {
    finds: 'More than one kind of line end in a file: LF, CRLF and CR.',
    why: 'RFC 9309 takes each of them for the end of a line, and so do crawlers. A mixture shows that several programs have written the file. Where one of them doubled the CR (CR CR LF), every second line is blank; Python before 3.13.14 and 3.14.5 ends a group at blank lines and loses the rules.',
    ignore: 'When the file works and nobody edits it by hand.',
  },
  'non-ascii-for-yandex': {
    finds: 'Letters outside of ASCII in the value of `Allow:`, `Disallow:` or `Sitemap:`.',
    why: 'Most readers encode such letters themselves before they compare, as RFC 9309 asks. Yandex writes that Cyrillic is forbidden in the file: paths are to be percent-encoded, hosts written in Punycode. The encoded form means the same to all.',
    ignore: 'When Yandex does not matter to you.',
  },
  'html-instead-of-rules': {
    finds:
      'A web page where the file should be: the home page, an error page, the test of a bot protection. The page is told once, not line by line. Other XML documents count as well.',
    why: 'Many servers answer every address with a page. Crawlers read it as a robots.txt, find no rules, and everything is allowed. A bot protection may show crawlers something else than us; look at what the crawler got in its operator’s own tool.\n\nIf you have no robots.txt, answer 404.',
    ignore: 'When the page came only to us. Then paste the real file here in order to test it.',
  },
  'comment-cuts-value': {
    finds:
      'A `#` right behind the value of a rule, without a space around it: `Disallow: /#about`. In user-agent lines, sitemaps and `Clean-param` too, as in `User-agent: Foo#bar`.',
    why: 'A comment may begin anywhere. The rule above is `Disallow: /` and closes the whole site. What stands behind `#` in an address never reaches a server, so that no rule can be about it; a `#` that is a part of the path is written `%23`.\n\nThere is no automatic fix, because we cannot know which of the two was meant.',
    ignore: 'When the comment is meant as one; a space in front of `#` says so.',
  },
}
