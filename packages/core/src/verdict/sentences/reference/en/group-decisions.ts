/** English: decision points about groups. */
import { oneOf } from '../decision-texts.ts'
import type { GroupDecisionTexts } from '../decision-topics.ts'

export const groupDecisions: GroupDecisionTexts = {
  groupClosers: {
    name: 'What ends a run of User-agent lines',
    question: 'Which directives, besides rules, make the next User-agent line begin a new group?',
    answer: (names) => {
      if (names === 'every-directive') return 'every directive'
      return names.length === 0 ? 'none' : names.join(', ')
    },
  },
  repeatedGroups: {
    name: 'Repeated groups',
    question: 'What if several groups name the same crawler?',
    answer: oneOf({ merged: 'they count as one', first: 'only the first counts' }),
  },
  groupWithoutRules: {
    name: 'Group without rules',
    question: 'Does a group without rules count?',
    answer: oneOf({
      counts: 'yes, it allows everything',
      dropped: 'no, it is as if it were not there',
    }),
  },
  productToken: {
    name: 'Product token',
    question: 'How is a User-agent line compared with the token of a crawler?',
    answer: oneOf({
      'leading-letters': 'by its leading letters, hyphens and underscores',
      published:
        'by its leading letters, hyphens and underscores; with other tokens, by the whole value',
      grammar: 'by the whole value, which must be a valid token',
      'whole-value': 'by the whole value',
      'first-within': 'the first group that names a part of the token applies',
      'whole-or-within':
        'by the whole value; otherwise the first group that names a part of the token applies',
      'longest-within': 'the longest value that is a part of the token applies',
    }),
  },
  tokenEscapes: {
    name: 'Escapes in tokens',
    question: 'Is %XX decoded in a User-agent line?',
    answer: oneOf({ 'as-written': 'no', decoded: 'yes' }),
  },
  emptyUserAgent: {
    name: 'Empty User-agent line',
    question: 'What does a User-agent line without a value do?',
    answer: oneOf({
      'opens-group': 'it opens a group for nobody',
      'continues-group': 'it lets the lines behind it join the group before it',
    }),
  },
  starGroup: {
    name: 'Group for * and others',
    question: 'Whom does a group bind that names * and other tokens?',
    answer: oneOf({
      'for-all-it-names': 'everybody it names',
      'for-others-only': 'only crawlers that are named nowhere',
    }),
  },
  crawlerHabits: {
    name: 'Habits of crawlers',
    question: 'Do the fallback tokens of a crawler, and its freedom from * groups, count?',
    answer: oneOf({ known: 'yes', unknown: 'no, the reader knows nothing of them' }),
  },
  looseStar: {
    name: 'Text after *',
    question: 'Does * still mean every crawler when more text follows it?',
    answer: (loose) => (loose ? 'yes' : 'no'),
  },
  familyTokens: {
    name: 'Family token',
    question: 'Which tokens are tried between that of the crawler and *?',
    answer: (tokens) => (tokens.length === 0 ? 'none' : tokens.join(', ')),
  },
}
