/** The registry of checks, by kind. */
import type { Check } from '../check.ts'
import { bom } from './bom.ts'
import { bomInside } from './bom-inside.ts'
import { commentCutsValue } from './comment-cuts-value.ts'
import { controlCharacters } from './control-characters.ts'
import { controlToken } from './control-token.ts'
import { directivesOnOneLine } from './directives-on-one-line.ts'
import { emptyGroup } from './empty-group.ts'
import { groupsRunTogether } from './groups-run-together.ts'
import { htmlInsteadOfRules } from './html-instead-of-rules.ts'
import { invalidProductToken } from './invalid-product-token.ts'
import { invisibleCharacters } from './invisible-characters.ts'
import { keyReadByPrefix } from './key-read-by-prefix.ts'
import { lineTooLong } from './line-too-long.ts'
import { missingColon } from './missing-colon.ts'
import { misspeltDirective } from './misspelt-directive.ts'
import { namedGroupDropsStarRules } from './named-group-drops-star-rules.ts'
import { noDirectives } from './no-directives.ts'
import { nonAsciiForYandex } from './non-ascii-for-yandex.ts'
import { notUtf8 } from './not-utf8.ts'
import { repeatedGroup } from './repeated-group.ts'
import { retiredCrawler } from './retired-crawler.ts'
import { ruleBeforeUserAgent } from './rule-before-user-agent.ts'
import { severalTokensOnOneLine } from './several-tokens-on-one-line.ts'
import { starDoesNotApply } from './star-does-not-apply.ts'
import { textLine } from './text-line.ts'
import { unknownCrawler } from './unknown-crawler.ts'
import { unknownDirective } from './unknown-directive.ts'
import { userTriggeredCrawler } from './user-triggered-crawler.ts'
import { utf16 } from './utf-16.ts'

export const CHECKS: readonly Check[] = [
  // Writing
  missingColon,
  unknownDirective,
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
  nonAsciiForYandex,
  htmlInsteadOfRules,
  commentCutsValue,
  // Groups
  ruleBeforeUserAgent,
  groupsRunTogether,
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
]
