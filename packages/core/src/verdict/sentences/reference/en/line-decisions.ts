/** English: decision points about the file and the names of directives. */
import { octets } from '../../en/numbers.ts'
import { oneOf } from '../decision-texts.ts'
import type { LineDecisionTexts } from '../decision-topics.ts'

export const lineDecisions: LineDecisionTexts = {
  sizeLimit: {
    name: 'File size',
    question: 'How much of the file is read, and what if it is larger?',
    answer: (limit) => {
      if (limit === null) return 'all of it'
      return limit.beyond === 'cut'
        ? `the first ${octets(limit.octets)}; the rest is ignored`
        : `less than ${octets(limit.octets)}; a larger file opens the whole site`
    },
  },
  lineLimit: {
    name: 'Line length',
    question: 'How much of a long line is read?',
    answer: (limit) => (limit === null ? 'all of it' : `the first ${octets(limit)}`),
  },
  byteOrderMark: {
    name: 'Byte order mark',
    question: 'What becomes of a byte order mark at the start of the file?',
    answer: oneOf({ skipped: 'it is skipped', kept: 'it is part of the first line' }),
  },
  nul: {
    name: 'NUL character',
    question: 'What does a NUL character do to its line?',
    answer: oneOf({ 'ends-line': 'the rest of the line is dropped', kept: 'nothing' }),
  },
  lineEnds: {
    name: 'Line ends',
    question: 'Which characters end a line?',
    answer: oneOf({ 'cr-lf': 'CR, LF and CRLF', unicode: 'all that Unicode calls line ends' }),
  },
  whitespace: {
    name: 'White space',
    question: 'Which white space may surround names and values?',
    answer: oneOf({ ascii: 'that of ASCII', unicode: 'all that Unicode calls white space' }),
  },
  blankLine: {
    name: 'Blank line',
    question: 'What does a blank line mean?',
    answer: oneOf({ nothing: 'nothing', 'ends-group': 'it ends the group' }),
  },
  nameComparison: {
    name: 'Names of directives',
    question: 'Must the name of a directive be exact?',
    answer: oneOf({
      equal: 'yes, but for letter case',
      prefix: 'no, it is enough that the line begins with it',
    }),
  },
  spellings: {
    name: 'Spellings',
    question: 'Which spellings of User-agent, Allow and Disallow are read?',
    answer: (spellings) => Object.values(spellings).flat().join(', '),
  },
  missingColon: {
    name: 'Missing colon',
    question: 'Is a line without a colon read?',
    answer: oneOf({
      'two-words': 'yes, if it consists of two words',
      'known-name': 'yes, if it begins with a known name in lower case',
      'not-read': 'no',
    }),
  },
  otherDirectives: {
    name: 'Other directives',
    question: 'Which directives are read besides groups and rules?',
    answer: (names) => (names.length === 0 ? 'none' : names.join(', ')),
  },
}
