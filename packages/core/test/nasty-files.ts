/** Random files from a grammar of lines that readers trip over, one octet per unit. */
import fc from 'fast-check'

/** Tokens that files name and crawlers ask with. */
const TOKENS = ['FooBot', 'foo', 'Foo-Bot_x', 'MJ9bot']

const AGENT_KEYS = [
  ...['User-agent', 'user-agent', 'USER-AGENT', 'User-Agents', 'useragent', 'user agent'],
  ...['User-agent ', ' User-agent', 'User\tagent', 'Useragent-x', 'Agent', 'User_agent'],
]
const RULE_KEYS = [
  ...['Allow', 'Disallow', 'allow', 'DISALLOW', 'Allowed', 'Disallow-x', 'Dissallow', 'disalow'],
  ...['diasllow', 'Disallaw', 'dissalow', 'Disalllow', 'Alow', ' Allow', '\tDisallow '],
]
const OTHER_KEYS = ['Sitemap', 'site-map', 'Crawl-delay', 'Noindex', '', 'x']
const SEPARATORS = [':', ': ', ' : ', ':\t', ' ', '\t ', '', '::', ':\v', '\0:', '=']
const AGENT_TAILS = ['', '', '', '', '/1.0', ' x', '*', '9', '\xe9', '_', '-', '\0y', ',bar']
const PIECES = [
  ...['/', '/', '/', 'a', 'a', 'b', '*', '*', '$', '$', 'index.html', 'index.htm', '.', '?'],
  ...['%61', '%2f', '%2F', '%zz', '%', '\xc3\xa9', '\xc3\xa9', '\xff', '&', ' ', '\f', 'A'],
]
const TAILS = ['', '', '', '', ' ', '\t', '\v', '#c', ' # c', '\0', '\0/b', ':']
const ENDS = ['\n', '\n', '\n', '\r', '\r\n', '\n\r', '\n\n', '\r\r\n']
const MARKS = ['', '', '', '', '\xef\xbb\xbf', '\xef\xbb', '\xef', '\xbb\xbf', '\xfe\xff', '\0']

const pick = (from: readonly string[]) => fc.constantFrom(...from)
const join = (...parts: readonly fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((found) => found.join(''))

/** Patterns of a few pieces only, so that files and targets meet. */
const pattern = (pieces: readonly string[]) =>
  join(
    fc.oneof(
      { weight: 5, arbitrary: fc.constant('/') },
      { weight: 1, arbitrary: pick(['*', '', 'a', '$', 'https://x/', '//']) },
    ),
    fc.array(pick(pieces), { maxLength: 3, size: 'max' }).map((found) => found.join('')),
  )

const agent = fc.oneof(
  { weight: 3, arbitrary: pick(['*', '*', '*', '* ', '* x', '*x', '**', '']) },
  {
    weight: 5,
    arbitrary: join(pick([...TOKENS, ...TOKENS, 'FOOBOT', 'fo', 'Yandex']), pick(AGENT_TAILS)),
  },
)

/** The standard's spelling often, so that files are not all noise. */
const usually = (name: string, keys: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(`${name}: `) },
    { weight: 2, arbitrary: join(pick(keys), pick(SEPARATORS)) },
  )

const line = (pieces: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: join(usually('User-agent', AGENT_KEYS), agent, pick(TAILS)) },
    { weight: 5, arbitrary: join(usually('Disallow', RULE_KEYS), pattern(pieces), pick(TAILS)) },
    { weight: 3, arbitrary: join(usually('Allow', RULE_KEYS), pattern(pieces), pick(TAILS)) },
    { weight: 1, arbitrary: join(pick(OTHER_KEYS), pick(SEPARATORS), pattern(pieces)) },
    { weight: 1, arbitrary: pick(['', ' ', '#', '\t#x:y', ':', ' : ', '\v', '\xa0']) },
  )

/** A file of up to 14 lines; some begin with a byte order mark or a part of one. */
const file = (pieces: readonly string[]) =>
  join(
    pick(MARKS),
    fc
      .array(join(line(pieces), pick(ENDS)), { minLength: 1, maxLength: 14, size: 'max' })
      .map((lines) => lines.join('')),
  )

/** Path and query of an address, as the engine's targets look: ASCII, escapes in upper case. */
const target = (pieces: readonly string[]) =>
  fc
    .array(pick(pieces), { maxLength: 4, size: 'max' })
    .map((found) => `/${canonical(found.join(''))}`)

function canonical(octets: string): string {
  return octets
    .replace(/[^!-~]/g, (octet) => `%${octet.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replace(/%[0-9a-f]{2}/g, (escaped) => escaped.toUpperCase())
}

/** A file, a token to ask with and a target. */
export const nastyCase = fc
  .uniqueArray(pick(PIECES), { minLength: 2, maxLength: 5 })
  .chain((pieces) => fc.record({ file: file(pieces), token: pick(TOKENS), target: target(pieces) }))

/** A file of many rules for `*`, and targets to ask it about: more often than it is worth indexing. */
export const nastyBatch = fc
  .uniqueArray(pick(PIECES), { minLength: 3, maxLength: 6 })
  .chain((pieces) => {
    const longer = fc
      .array(pick(pieces), { minLength: 2, maxLength: 4 })
      .map((found) => `/${found.join('')}`)
    const rule = join(pick(['Disallow: ', 'Disallow: ', 'Allow: ']), longer)
    const rules = fc.array(rule, { minLength: 20, maxLength: 120, size: 'max' })
    return fc.record({
      file: rules.map((lines) => ['User-agent: *', ...lines].join('\n')),
      targets: fc.array(target(pieces), { minLength: 200, maxLength: 200 }),
    })
  })
