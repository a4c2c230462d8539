/** English: why rules lost, why they nearly matched, why lines do not count or count after all. */
import type { Sentences } from '../sentences.ts'

export const lostBecause: Sentences['lostBecause'] = {
  shorter: {
    label: 'shorter',
    explanation: 'It matches, but a longer rule matches too, and the longest match decides.',
  },
  'tie-allow-wins': {
    label: 'tie: Allow wins',
    explanation: 'It is as long as the rule that decides; on a tie Allow wins over Disallow.',
  },
  'later-line': {
    label: 'further down',
    explanation: 'It is as strong as the rule that decides, but stands further down in the file.',
  },
}

export const nearMisses: Sentences['nearMisses'] = {
  'letter-case': {
    label: 'letter case differs',
    explanation: 'It would match if upper and lower case were the same; in paths they are not.',
  },
  'end-anchor': {
    label: '$ at the end',
    explanation: 'It would match without the $, which demands that the address ends there.',
  },
  'missing-slash': {
    label: 'slash missing in the address',
    explanation: 'It would match if the path of the address ended in a slash.',
  },
  encoding: {
    label: 'percent-encoding differs',
    explanation: 'It would match if percent-encoded characters were decoded on both sides.',
  },
  'other-group': {
    label: 'in another group',
    explanation: 'It would match, but its group does not apply: a more specific one hides it.',
  },
  'no-leading-slash': {
    label: 'does not start with a slash',
    explanation: 'It would match with a slash in front; as written it can match no address.',
  },
}

export const ignored: Sentences['ignored'] = {
  'unknown-directive': {
    label: 'unknown directive',
    explanation: 'No known reader gives this name a meaning.',
  },
  'no-separator': {
    label: 'no colon',
    explanation: 'A directive needs a colon between its name and its value.',
  },
  'outside-group': {
    label: 'outside any group',
    explanation: 'No User-agent line stands before this rule, so it applies to nobody.',
  },
  'no-leading-slash': {
    label: 'does not start with a slash',
    explanation: 'The path starts with neither / nor *, so it can match no address.',
  },
  'other-dialect': {
    label: 'not used here',
    explanation: 'A known name or spelling, but this reading does not take it up.',
  },
  'past-size-limit': {
    label: 'past the size limit',
    explanation: 'It stands behind the part of the file that is read.',
  },
}

export const leniencies: Sentences['leniencies'] = {
  spelling: {
    label: 'misspelt',
    explanation: 'A known misspelling; it is read as the right name.',
  },
  'name-prefix': {
    label: 'longer name',
    explanation: 'The name only begins with that of a directive; the rest of it is overlooked.',
  },
  'missing-colon': {
    label: 'colon missing',
    explanation: 'There is no colon; the two words are read as name and value.',
  },
  'token-cut': {
    label: 'token cut',
    explanation: 'Only the leading letters, hyphens and underscores count as the product token.',
  },
  'loose-star': {
    label: 'text after *',
    explanation: 'More text follows the *; the line still counts for every crawler.',
  },
  'line-cut': {
    label: 'line cut',
    explanation: 'The line is very long; only its first part is read.',
  },
  nul: {
    label: 'NUL character',
    explanation: 'The line holds a NUL character; what stands behind it is not read.',
  },
}
