/**
 * Yandex: its help pages, and where they are silent or say otherwise, what the tester of Yandex
 * Webmaster was seen to do.
 */
import type { Dialect } from './dialect.ts'
import { YANDEX_HTTP } from './http-semantics/yandex.ts'
import { RFC9309 } from './rfc9309.ts'
import { evidenceFrom, YANDEX_HELP, YANDEX_TESTER } from './sources.ts'

const help = evidenceFrom(YANDEX_HELP)
const tester = evidenceFrom(YANDEX_TESTER)

/** 500 KB, taken as KiB: a file of this size or more is not accepted. */
const YANDEX_SIZE_LIMIT = 512_000

export const YANDEX: Dialect = {
  id: 'yandex',
  name: 'Yandex',
  kind: 'operator',
  source: YANDEX_HELP,
  decisions: {
    ...RFC9309.decisions,
    sizeLimit: { octets: YANDEX_SIZE_LIMIT, beyond: 'site-open' },
    lineLimit: null,
    nul: 'kept',
    nameComparison: 'equal',
    spellings: { 'user-agent': ['user-agent'], allow: ['allow'], disallow: ['disallow'] },
    missingColon: 'not-read',
    otherDirectives: ['sitemap', 'clean-param'],
    productToken: 'whole-value',
    looseStar: false,
    familyTokens: ['Yandex'],
    encoding: 'escape-non-ascii',
    otherStart: 'skipped',
    octets: 'without-wildcards',
    emptyDisallow: 'allows-one-octet',
    emptyAllow: 'skipped',
  },
  evidence: {
    sizeLimit: help('documented', 'Requirements: up to 500 KB, else the site is open'),
    lineLimit: help('assumed', 'not described'),
    byteOrderMark: help('assumed', 'not described; skipped as elsewhere'),
    nul: help('assumed', 'not described'),
    lineEnds: help('assumed', 'not described; as RFC 9309'),
    whitespace: tester('observed', 'spaces and tabs around names and values'),
    blankLine: tester('observed', 'mean nothing, although the help forbids them in a group'),
    nameComparison: tester('observed', '`Disallow-extra:` is not read'),
    spellings: tester('observed', '`Disalow:` and `User agent:` are not read'),
    missingColon: tester('observed', 'not read'),
    otherDirectives: help('documented', 'Sitemap, Clean-param'),
    groupClosers: tester('observed', 'unknown lines change nothing'),
    repeatedGroups: tester('observed', 'merged'),
    groupWithoutRules: tester('observed', 'hides the groups for `*`'),
    productToken: tester('observed', '`Yandex extra` is not Yandex'),
    tokenEscapes: tester('observed', 'the whole value is compared'),
    emptyUserAgent: help('assumed', 'not described; as RFC 9309'),
    starGroup: help('assumed', 'not described; as RFC 9309'),
    crawlerHabits: help('documented', 'User-agent: robots with names of their own'),
    looseStar: tester('observed', 'the whole value is compared'),
    familyTokens: help('documented', 'User-agent: own name, then Yandex, then `*`'),
    encoding: help(
      'assumed',
      'paths must be percent-encoded; how escapes compare is not described',
    ),
    wildcards: help('documented', 'Allow and Disallow, special characters'),
    innerDollar: help('assumed', 'not described; as RFC 9309'),
    otherStart: help('documented', 'Error dictionary: a rule starts with `/` or `*`'),
    starStart: help('documented', 'Error dictionary: a rule starts with `/` or `*`'),
    patternCharacters: help('assumed', 'not described'),
    octets: tester('observed', 'without `*` and without a final `$`'),
    emptyDisallow: tester('observed', 'acts as an Allow of one octet'),
    emptyAllow: tester('observed', 'no effect'),
    indexPage: help('assumed', 'not described'),
    precedence: help('documented', 'Allow and Disallow, combining directives'),
    robotsTxtItself: help('assumed', 'not described; as RFC 9309'),
  },
  http: YANDEX_HTTP,
}
