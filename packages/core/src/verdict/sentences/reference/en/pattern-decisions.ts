/** English: decision points about patterns and the verdict. */
import { oneOf } from '../decision-texts.ts'
import type { PatternDecisionTexts } from '../decision-topics.ts'

export const patternDecisions: PatternDecisionTexts = {
  encoding: {
    name: 'Percent-encoding',
    question: 'In which form are pattern and address compared?',
    answer: oneOf({
      'escape-non-ascii': 'non-ASCII characters are encoded, nothing is decoded',
      normalised: 'non-ASCII characters are encoded, needlessly encoded ones decoded',
      'decoded-and-quoted': 'both are decoded and encoded afresh',
      'parts-quoted': 'path and query are encoded afresh, each by itself',
      'path-quoted': 'the path is encoded afresh, the query is left as it is',
    }),
  },
  wildcards: {
    name: 'Wildcards',
    question: 'Do * and a final $ have a special meaning?',
    answer: (special) => (special ? 'yes' : 'no, they are ordinary characters'),
  },
  innerDollar: {
    name: '$ in the middle',
    question: 'What does a $ mean that does not stand at the end?',
    answer: oneOf({
      literal: 'it is an ordinary character',
      'skips-rule': 'the rule is skipped',
      both: 'the rule is read both ways, with every $ as an ordinary character and as written',
    }),
  },
  otherStart: {
    name: 'No slash at the start',
    question: 'What if the path of a rule starts with neither / nor *?',
    answer: oneOf({
      'never-matches': 'the rule counts, but never matches',
      skipped: 'the rule is skipped',
      'as-written': 'it is compared as written',
    }),
  },
  starStart: {
    name: '* at the start',
    question: 'May the path of a rule start with *?',
    answer: oneOf({ pattern: 'yes', skipped: 'no, the rule is skipped' }),
  },
  patternCharacters: {
    name: 'Characters in paths',
    question: 'Which characters may the path of a rule contain?',
    answer: oneOf({ any: 'any', visible: 'no control characters and no white space' }),
  },
  octets: {
    name: 'Length of a rule',
    question: 'What counts towards the length of a rule?',
    answer: oneOf({
      all: 'every octet of its path, * and $ included',
      'without-wildcards': 'every octet of its path but * and a final $',
      'matched-text': 'the part of the address that it matches',
    }),
  },
  emptyDisallow: {
    name: 'Disallow without a path',
    question: 'What does Disallow without a path do?',
    answer: oneOf({
      'no-effect': 'nothing',
      'allows-one-octet': 'it acts as an Allow of one octet',
      'allows-all': 'it allows everything',
      skipped: 'the line is skipped',
    }),
  },
  emptyAllow: {
    name: 'Allow without a path',
    question: 'What does Allow without a path do?',
    answer: oneOf({ 'no-effect': 'nothing', skipped: 'the line is skipped' }),
  },
  indexPage: {
    name: 'Index page',
    question: 'Does an Allow of index.html also allow its directory?',
    answer: oneOf({
      'directory-too': 'yes, of any name that begins with index.htm',
      'directory-too-if-whole': 'yes, of exactly index.html',
      ordinary: 'no',
    }),
  },
  precedence: {
    name: 'Precedence',
    question: 'Which of several matching rules decides?',
    answer: oneOf({
      'most-octets': 'the longest; on a tie Allow',
      'first-match': 'the first in the file',
    }),
  },
  robotsTxtItself: {
    name: 'robots.txt itself',
    question: 'May robots.txt itself always be fetched?',
    answer: oneOf({ allowed: 'yes', 'by-rules': 'only if the rules allow it' }),
  },
}
