/** The decision points by topic, so that each language can keep a topic in a file of its own. */
import type { DecisionTexts } from './decision-texts.ts'

/** The file and the names of directives. */
export type LineDecisionTexts = Pick<
  DecisionTexts,
  | 'sizeLimit'
  | 'lineLimit'
  | 'byteOrderMark'
  | 'nul'
  | 'lineEnds'
  | 'whitespace'
  | 'blankLine'
  | 'nameComparison'
  | 'spellings'
  | 'missingColon'
  | 'otherDirectives'
>

/** Which group applies. */
export type GroupDecisionTexts = Pick<
  DecisionTexts,
  | 'groupClosers'
  | 'repeatedGroups'
  | 'groupWithoutRules'
  | 'productToken'
  | 'tokenEscapes'
  | 'emptyUserAgent'
  | 'starGroup'
  | 'crawlerHabits'
  | 'looseStar'
  | 'familyTokens'
>

/** Patterns and the verdict. */
export type PatternDecisionTexts = Omit<
  DecisionTexts,
  keyof LineDecisionTexts | keyof GroupDecisionTexts
>
