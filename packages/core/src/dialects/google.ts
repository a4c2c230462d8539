/**
 * Google: the open-source parser that Googlebot uses for parsing and matching, with the size limit
 * of Google's specification. Same verdict and same line for every input.
 */
import type { Dialect } from './dialect.ts'
import { GOOGLE_HTTP } from './http-semantics/google.ts'
import { evidenceFrom, GOOGLE_PARSER, GOOGLE_SPECIFICATION, RFC_9309 } from './sources.ts'

const code = evidenceFrom(GOOGLE_PARSER)
const specification = evidenceFrom(GOOGLE_SPECIFICATION)
const standard = evidenceFrom(RFC_9309)

/** 500 KiB: what Google reads of a robots.txt file, in octets. */
export const GOOGLE_SIZE_LIMIT = 512_000

/** Octets of a line that are read: 8 × 2083, less one for the end of the string. */
export const GOOGLE_LINE_LIMIT = 16_663

export const GOOGLE: Dialect = {
  id: 'google',
  name: 'Google',
  kind: 'operator',
  source: GOOGLE_PARSER,
  decisions: {
    sizeLimit: { octets: GOOGLE_SIZE_LIMIT, beyond: 'cut' },
    lineLimit: GOOGLE_LINE_LIMIT,
    byteOrderMark: 'skipped',
    nul: 'ends-line',
    lineEnds: 'cr-lf',
    whitespace: 'ascii',
    blankLine: 'nothing',
    nameComparison: 'prefix',
    spellings: {
      'user-agent': ['user-agent', 'useragent', 'user agent'],
      allow: ['allow'],
      disallow: ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'],
    },
    missingColon: 'two-words',
    otherDirectives: ['sitemap', 'site-map'],
    groupClosers: [],
    repeatedGroups: 'merged',
    groupWithoutRules: 'counts',
    productToken: 'leading-letters',
    tokenEscapes: 'as-written',
    emptyUserAgent: 'opens-group',
    starGroup: 'for-all-it-names',
    crawlerHabits: 'known',
    looseStar: true,
    familyTokens: [],
    encoding: 'escape-non-ascii',
    wildcards: true,
    innerDollar: 'literal',
    otherStart: 'never-matches',
    starStart: 'pattern',
    patternCharacters: 'any',
    octets: 'all',
    emptyDisallow: 'no-effect',
    emptyAllow: 'no-effect',
    indexPage: 'directory-too',
    precedence: 'most-octets',
    robotsTxtItself: 'allowed',
  },
  evidence: {
    sizeLimit: specification('documented', 'File format'),
    lineLimit: code('code', 'RobotsTxtParser::Parse, kMaxLineLen'),
    byteOrderMark: code('code', 'RobotsTxtParser::Parse, utf_bom'),
    nul: code('code', 'RobotsTxtParser::Parse: lines are C strings'),
    lineEnds: code('code', 'RobotsTxtParser::Parse'),
    whitespace: code('code', 'StripWhitespaceSlowly'),
    blankLine: code('code', 'ParseAndEmitLine'),
    nameComparison: code('code', 'ParsedRobotsKey::KeyIsUserAgent and its neighbours'),
    spellings: code('code', 'ParsedRobotsKey, kAllowFrequentTypos'),
    missingColon: code('code', 'GetKeyAndValueFrom'),
    otherDirectives: specification('documented', 'Syntax'),
    groupClosers: specification('documented', 'Grouping of lines and rules'),
    repeatedGroups: specification('documented', 'Order of precedence for user agents'),
    groupWithoutRules: code('code', 'RobotsMatcher::disallow, ever_seen_specific_agent_'),
    productToken: code('code', 'RobotsMatcher::ExtractUserAgent'),
    tokenEscapes: code('code', 'RobotsMatcher::ExtractUserAgent'),
    emptyUserAgent: code('code', 'RobotsMatcher::HandleUserAgent'),
    starGroup: code('code', 'RobotsMatcher::HandleAllow, seen_specific_agent_'),
    crawlerHabits: specification('documented', 'Order of precedence for user agents'),
    looseStar: code('code', 'RobotsMatcher::HandleUserAgent'),
    familyTokens: specification('documented', 'Order of precedence for user agents'),
    encoding: code('code', 'MaybeEscapePattern'),
    wildcards: specification('documented', 'URL matching based on path values'),
    innerDollar: code('code', 'RobotsMatchStrategy::Matches'),
    otherStart: code('code', 'RobotsMatchStrategy::Matches'),
    starStart: code('code', 'RobotsMatchStrategy::Matches'),
    patternCharacters: code('code', 'RobotsMatchStrategy::Matches'),
    octets: code('code', 'LongestMatchRobotsMatchStrategy'),
    emptyDisallow: code('code', 'RobotsMatcher::disallow, priority 0'),
    emptyAllow: code('code', 'RobotsMatcher::disallow, priority 0'),
    indexPage: code('code', 'RobotsMatcher::HandleAllow'),
    precedence: specification('documented', 'Order of precedence for rules'),
    robotsTxtItself: standard('documented', '§2.2.2'),
  },
  http: GOOGLE_HTTP,
}
