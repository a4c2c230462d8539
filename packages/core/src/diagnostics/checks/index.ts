/** The registry of checks, by kind. */
import type { Check } from '../check.ts'
import { absoluteUrlPattern } from './absolute-url-pattern.ts'
import { allowAndDisallowSamePattern } from './allow-and-disallow-same-pattern.ts'
import { answered5xx } from './answered-5xx.ts'
import { answered403 } from './answered-403.ts'
import { answered429 } from './answered-429.ts'
import { blankLineInGroup } from './blank-line-in-group.ts'
import { blocksAllQueries } from './blocks-all-queries.ts'
import { blocksEverything } from './blocks-everything.ts'
import { blocksPageResources } from './blocks-page-resources.ts'
import { bom } from './bom.ts'
import { bomInside } from './bom-inside.ts'
import { cleanParam } from './clean-param.ts'
import { commentCutsValue } from './comment-cuts-value.ts'
import { controlCharacters } from './control-characters.ts'
import { controlToken } from './control-token.ts'
import { crawlDelay } from './crawl-delay.ts'
import { directivesOnOneLine } from './directives-on-one-line.ts'
import { dollarNotLast } from './dollar-not-last.ts'
import { duplicateRule } from './duplicate-rule.ts'
import { emptyAllow } from './empty-allow.ts'
import { emptyDisallow } from './empty-disallow.ts'
import { emptyGroup } from './empty-group.ts'
import { fileTooLarge } from './file-too-large.ts'
import { groupsRunTogether } from './groups-run-together.ts'
import { hostLine } from './host-line.ts'
import { htmlInsteadOfRules } from './html-instead-of-rules.ts'
import { indexHtmlQuirk } from './index-html-quirk.ts'
import { invalidProductToken } from './invalid-product-token.ts'
import { invisibleCharacters } from './invisible-characters.ts'
import { keyReadByPrefix } from './key-read-by-prefix.ts'
import { knownExtension } from './known-extension.ts'
import { letterCaseTwins } from './letter-case-twins.ts'
import { lineTooLong } from './line-too-long.ts'
import { managedBlock } from './managed-block.ts'
import { missingColon } from './missing-colon.ts'
import { misspeltDirective } from './misspelt-directive.ts'
import { mixedLineEnds } from './mixed-line-ends.ts'
import { namedGroupDropsStarRules } from './named-group-drops-star-rules.ts'
import { noDirectives } from './no-directives.ts'
import { noLeadingSlash } from './no-leading-slash.ts'
import { noindexLine } from './noindex-line.ts'
import { nonAsciiForYandex } from './non-ascii-for-yandex.ts'
import { notAnswered } from './not-answered.ts'
import { notUtf8 } from './not-utf8.ts'
import { parameterPosition } from './parameter-position.ts'
import { percentEncoding } from './percent-encoding.ts'
import { prefixCatchesMore } from './prefix-catches-more.ts'
import { redirectedElsewhere } from './redirected-elsewhere.ts'
import { repeatedGroup } from './repeated-group.ts'
import { repeatedStars } from './repeated-stars.ts'
import { requestRateOrVisitTime } from './request-rate-or-visit-time.ts'
import { retiredCrawler } from './retired-crawler.ts'
import { revealsSensitivePath } from './reveals-sensitive-path.ts'
import { ruleBeforeUserAgent } from './rule-before-user-agent.ts'
import { ruleNeverWins } from './rule-never-wins.ts'
import { ruleTooLongForYandex } from './rule-too-long-for-yandex.ts'
import { severalPatterns } from './several-patterns.ts'
import { severalTokensOnOneLine } from './several-tokens-on-one-line.ts'
import { sitemapBlocked } from './sitemap-blocked.ts'
import { sitemapNotAbsolute } from './sitemap-not-absolute.ts'
import { sitemapOtherHost } from './sitemap-other-host.ts'
import { starDoesNotApply } from './star-does-not-apply.ts'
import { textLine } from './text-line.ts'
import { tooManyRulesForYandex } from './too-many-rules-for-yandex.ts'
import { trailingStar } from './trailing-star.ts'
import { unknownCrawler } from './unknown-crawler.ts'
import { unknownDirective } from './unknown-directive.ts'
import { userTriggeredCrawler } from './user-triggered-crawler.ts'
import { utf16 } from './utf-16.ts'
import { wrongContentType } from './wrong-content-type.ts'

/** What a check is about: the order in which lists of checks are told. */
export type CheckKind = 'writing' | 'groups' | 'rules' | 'other-lines' | 'limits' | 'live'

export const CHECKS_BY_KIND: Readonly<Record<CheckKind, readonly Check[]>> = {
  writing: [
    missingColon,
    unknownDirective,
    knownExtension,
    misspeltDirective,
    keyReadByPrefix,
    textLine,
    directivesOnOneLine,
    noDirectives,
    lineTooLong,
    controlCharacters,
    invisibleCharacters,
    bom,
    bomInside,
    notUtf8,
    utf16,
    mixedLineEnds,
    nonAsciiForYandex,
    htmlInsteadOfRules,
    commentCutsValue,
  ],
  groups: [
    ruleBeforeUserAgent,
    groupsRunTogether,
    blankLineInGroup,
    repeatedGroup,
    emptyGroup,
    namedGroupDropsStarRules,
    invalidProductToken,
    severalTokensOnOneLine,
    unknownCrawler,
    retiredCrawler,
    controlToken,
    starDoesNotApply,
    userTriggeredCrawler,
  ],
  rules: [
    blocksEverything,
    noLeadingSlash,
    absoluteUrlPattern,
    severalPatterns,
    duplicateRule,
    ruleNeverWins,
    allowAndDisallowSamePattern,
    prefixCatchesMore,
    trailingStar,
    repeatedStars,
    dollarNotLast,
    parameterPosition,
    blocksAllQueries,
    letterCaseTwins,
    percentEncoding,
    emptyAllow,
    emptyDisallow,
    indexHtmlQuirk,
    blocksPageResources,
    revealsSensitivePath,
  ],
  'other-lines': [
    crawlDelay,
    noindexLine,
    hostLine,
    cleanParam,
    sitemapNotAbsolute,
    sitemapBlocked,
    sitemapOtherHost,
    requestRateOrVisitTime,
  ],
  limits: [fileTooLarge, tooManyRulesForYandex, ruleTooLongForYandex],
  live: [
    answered403,
    answered429,
    answered5xx,
    notAnswered,
    redirectedElsewhere,
    wrongContentType,
    managedBlock,
  ],
}

/** Every check. */
export const CHECKS: readonly Check[] = Object.values(CHECKS_BY_KIND).flat()
