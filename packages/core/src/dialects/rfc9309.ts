/**
 * RFC 9309 as the standard speaks, and where it is silent as Google's published parser reads.
 * `RFC9309_STRICT` is the grammar and nothing else.
 */
import type { Dialect } from './dialect.ts'
import { GOOGLE, GOOGLE_LINE_LIMIT, GOOGLE_SIZE_LIMIT } from './google.ts'
import { RFC9309_HTTP } from './http-semantics/rfc9309.ts'
import { RFC9309_STRICT_HTTP } from './http-semantics/rfc9309-strict.ts'
import { evidenceFrom, GOOGLE_PARSER, RFC_9309 } from './sources.ts'

const standard = evidenceFrom(RFC_9309)
const asGoogle = evidenceFrom(GOOGLE_PARSER)

export const RFC9309: Dialect = {
  id: 'rfc9309',
  name: 'RFC 9309',
  kind: 'standard',
  source: RFC_9309,
  decisions: {
    ...GOOGLE.decisions,
    sizeLimit: { octets: GOOGLE_SIZE_LIMIT, beyond: 'cut' },
    lineLimit: GOOGLE_LINE_LIMIT,
    productToken: 'published',
    encoding: 'normalised',
    indexPage: 'ordinary',
  },
  evidence: {
    sizeLimit: standard('documented', '§2.5: at least 500 KiB'),
    lineLimit: asGoogle('assumed', 'not in the standard; as RobotsTxtParser::Parse, kMaxLineLen'),
    byteOrderMark: asGoogle('assumed', 'not in the standard; as RobotsTxtParser::Parse, utf_bom'),
    nul: asGoogle('assumed', 'not in the grammar; as RobotsTxtParser::Parse'),
    lineEnds: standard('documented', '§2.2, EOL'),
    whitespace: asGoogle('assumed', '§2.2 names space and tab; as StripWhitespaceSlowly'),
    blankLine: standard('documented', '§2.2, emptyline'),
    nameComparison: asGoogle('assumed', 'not in the grammar; as ParsedRobotsKey'),
    spellings: asGoogle('assumed', 'not in the grammar; as ParsedRobotsKey, kAllowFrequentTypos'),
    missingColon: asGoogle('assumed', 'not in the grammar; as GetKeyAndValueFrom'),
    otherDirectives: standard('documented', '§2.2.4'),
    groupClosers: standard('documented', '§2.2.4'),
    repeatedGroups: standard('documented', '§2.2.1'),
    groupWithoutRules: standard('documented', '§2.2.2'),
    productToken: asGoogle('assumed', '§2.2.1 for legal tokens; else as ExtractUserAgent'),
    tokenEscapes: standard('documented', '§2.2.1, product tokens hold no escapes'),
    emptyUserAgent: asGoogle('assumed', 'not in the grammar; as RobotsMatcher::HandleUserAgent'),
    starGroup: standard('documented', '§2.2.1'),
    crawlerHabits: standard('documented', '§2.2.1: the crawler chooses its product token'),
    looseStar: asGoogle('assumed', 'not in the grammar; as RobotsMatcher::HandleUserAgent'),
    familyTokens: standard('documented', '§2.2.1'),
    encoding: standard('documented', '§2.2.2'),
    wildcards: standard('documented', '§2.2.3'),
    innerDollar: asGoogle('assumed', '§2.2.3 names the end only; as RobotsMatchStrategy::Matches'),
    otherStart: standard('documented', '§2.2, path-pattern'),
    starStart: standard('documented', '§5.1 and erratum 7995 (reported)'),
    patternCharacters: asGoogle('assumed', 'outside the grammar; as RobotsMatchStrategy::Matches'),
    octets: standard('documented', '§2.2.2: most octets; which are counted is not said'),
    emptyDisallow: standard('documented', '§2.2, empty-pattern'),
    emptyAllow: standard('documented', '§2.2, empty-pattern'),
    indexPage: standard('documented', '§2.2.2 knows no index page'),
    precedence: standard('documented', '§2.2.2'),
    robotsTxtItself: standard('documented', '§2.2.2'),
  },
  http: RFC9309_HTTP,
}

export const RFC9309_STRICT: Dialect = {
  id: 'rfc9309-strict',
  name: 'RFC 9309, strict',
  kind: 'standard',
  source: RFC_9309,
  decisions: {
    ...RFC9309.decisions,
    lineLimit: null,
    byteOrderMark: 'kept',
    nul: 'kept',
    nameComparison: 'equal',
    spellings: { 'user-agent': ['user-agent'], allow: ['allow'], disallow: ['disallow'] },
    missingColon: 'not-read',
    otherDirectives: ['sitemap'],
    productToken: 'grammar',
    looseStar: false,
    otherStart: 'skipped',
    starStart: 'skipped',
    patternCharacters: 'visible',
  },
  evidence: {
    ...RFC9309.evidence,
    lineLimit: standard('documented', '§2.2 sets no limit'),
    byteOrderMark: standard('documented', '§2.2 has no byte order mark'),
    nul: standard('documented', '§2.2, UTF8-char-noctl'),
    whitespace: standard('documented', '§2.2, WS'),
    nameComparison: standard('documented', '§2.2'),
    spellings: standard('documented', '§2.2'),
    missingColon: standard('documented', '§2.2'),
    productToken: standard('documented', '§2.2, identifier'),
    looseStar: standard('documented', '§2.2, product-token'),
    starStart: standard('documented', '§2.2, path-pattern'),
    patternCharacters: standard('documented', '§2.2, UTF8-char-noctl'),
  },
  http: RFC9309_STRICT_HTTP,
}
