// Protects the recognition of known crawlers in headers: whole names only, the most specific of
// several, and never a word of an address or of a browser.
import { describe, expect, it } from 'vitest'
import { findHeaderCrawler } from './header-crawler.ts'

const idIn = (header: string) => findHeaderCrawler(header)?.crawler.id ?? null

describe('findHeaderCrawler', () => {
  it.each([
    ['the longest of several parts at one place', 'Googlebot-Image/1.0', 'googlebot-image'],
    ['the longest of several places', 'Googlebot/2.1 Googlebot-Image/1.0', 'googlebot-image'],
    ['the first of equally long ones', 'GPTBot/1.0 (CCBot/2.0; Applebot; GPTBot)', 'applebot'],
    ['any letter case', 'GOOGLEBOT/2.1', 'googlebot'],
    ['a part that stands after a slash', 'istellabot-nutch/Nutch-1.10', 'nutch'],
    ['a part of several words', 'Screaming Frog SEO Spider/20.4', 'screaming-frog'],
    ['a part before a version', 'Pingdom.com_bot_version_1.4_(http://x/)', 'pingdom'],
    [
      'a token with a dot',
      'Mozilla/5.0 (compatible; archive.org_bot +http://x/)',
      'archive-org-bot',
    ],
    ['a part that ends a sentence', 'I am Googlebot.', 'googlebot'],
    ['a part in quotes', '"Googlebot"', 'googlebot'],
  ])('finds %s', (_, header, id) => {
    expect(idIn(header)).toBe(id)
  })

  it.each([
    ['the beginning of a longer name', 'Googlebots/1.0'],
    ['the beginning of another token', 'msnbot-media/1.1'],
    ['the end of a longer name', 'MyGooglebot/1.0'],
    ['a name with letters beyond ASCII', 'Googlebotü/1.0'],
    ['letters that only fold to ASCII', '\u212Aagibot/1.0'],
    ['the host of an address', 'x (+https://googlebot.example/)'],
    ['the path of an address', 'x (+https://example.com/googlebot/)'],
    ['the path of an address without scheme', 'x (example.com/googlebot)'],
    ['a bare host', 'x (pinterest.com; www.pinterest.com)'],
    ['a mail address', 'x (googlebot@example.com)'],
    ['the brackets of an app', 'Mozilla/5.0 (iPhone) Mobile/15E148 [Pinterest/iOS]'],
    ['a likeness', 'FooBot/1.0 (like Googlebot)'],
    ['nothing', ''],
  ])('does not take for a crawler %s', (_, header) => {
    expect(idIn(header)).toBe(null)
  })

  it('tells by which part it was found', () => {
    expect(findHeaderCrawler('bingpreview/1.0b')?.part).toBe('BingPreview')
  })
})
