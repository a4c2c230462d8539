/** Random texts for whoever must not break on any: noise, and lines that nearly are directives. */
import fc from 'fast-check'
import { nastyCase } from './nasty-files.ts'

const NAMES = [
  ...['User-agent', 'user agent', 'Useragent', 'User-agnet', 'Disallow', 'Dissalow', 'Allowed'],
  ...['Allow', 'Sitemap', 'Site-map', 'Crawl-delay', 'Clean-param', 'Host', 'Noindex', 'License'],
  ...['Content-Signal', 'Request-rate', 'Foo', '\ufeffUser-agent', 'ï»¿User-agent', '<p>Allow'],
  ...['Disallow\u00a0', '\u200bAllow', 'Desallow', 'http', '', 'User–agent', 'Disallow /a'],
]
const SEPARATORS = [': ', ':', ' : ', ' ', '\uff1a', ' = ', ':\u00a0', ': \u201c', '\0:', '\t']
const VALUES = [
  ...['*', '/', '/private', '/*?a=', '/a$b', 'a', '', '*/x', '/%e3%81', '/\u30c4', '\udce9/'],
  ...['Googlebot', 'Gogglebot', 'GPTBot, CCBot', 'Googlebot/2.1', 'ChatGPT-User', 'anthropic-ai'],
  ...['MJ12bot', 'Offline Explorer', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://a.b/)'],
  ...['Google-Extended', '"Googlebot"', '', '* Disallow: /', 'https://example.com/sitemap.xml'],
  ...['/sitemap.xml', '10', '1/10s', 'p&q /x', 'https://example.com/x', '\uff0fa', '/\u200ba'],
]
const TAILS = ['', '', '', '', ' # note', '#x', '\u00a0', ' Disallow: /', '\0', '\x0b', '\u2028']
const ENDS = ['\n', '\n', '\n', '\r\n', '\r', '\n\n', '\n# c\n', '\n\ufeff']

const pick = (from: readonly string[]) => fc.constantFrom(...from)

const line = fc
  .tuple(pick(NAMES), pick(SEPARATORS), pick(VALUES), pick(TAILS), pick(ENDS))
  .map((parts) => parts.join(''))

const lines = fc.array(line, { maxLength: 16, size: 'max' }).map((found) => found.join(''))

/** A text of UTF-16 units, lone surrogates and control characters among them. */
const noise = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60, size: 'max' })
  .map((units) => String.fromCharCode(...units))

/** A file nobody would write, and every program must read. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: lines },
  { weight: 2, arbitrary: nastyCase.map(({ file }) => file) },
  { weight: 1, arbitrary: noise },
  { weight: 1, arbitrary: fc.tuple(lines, noise, lines).map((parts) => parts.join('')) },
)
