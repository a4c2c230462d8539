/** The registry of checks, by kind. */
import type { Check } from '../check.ts'
import { bom } from './bom.ts'
import { bomInside } from './bom-inside.ts'
import { commentCutsValue } from './comment-cuts-value.ts'
import { controlCharacters } from './control-characters.ts'
import { directivesOnOneLine } from './directives-on-one-line.ts'
import { htmlInsteadOfRules } from './html-instead-of-rules.ts'
import { invisibleCharacters } from './invisible-characters.ts'
import { keyReadByPrefix } from './key-read-by-prefix.ts'
import { lineTooLong } from './line-too-long.ts'
import { missingColon } from './missing-colon.ts'
import { misspeltDirective } from './misspelt-directive.ts'
import { noDirectives } from './no-directives.ts'
import { nonAsciiForYandex } from './non-ascii-for-yandex.ts'
import { notUtf8 } from './not-utf8.ts'
import { textLine } from './text-line.ts'
import { unknownDirective } from './unknown-directive.ts'
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
]
