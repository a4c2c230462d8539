/** What readers do, in English: verb phrases, the reader is the subject. */
import { code, joined, type SentencePart, sentence } from '../../verdict/sentences/sentence.ts'
import type { HabitSentences } from './habits.ts'

const list = (phrases: readonly (readonly SentencePart[])[]): readonly SentencePart[] => {
  if (phrases.length < 2) return phrases[0] ?? []
  return sentence`${joined(phrases.slice(0, -1), ', ')} and ${phrases.at(-1) ?? []}`
}

export const ENGLISH_HABITS: HabitSentences = {
  habits: {
    sizeLimit: (limit) =>
      limit === null
        ? sentence`reads the whole file, whatever its size`
        : limit.beyond === 'site-open'
          ? sentence`does not accept a file of this size and leaves the whole site open`
          : sentence`reads only the first ${limit.octets} octets`,
    lineLimit: (limit) =>
      limit === null
        ? sentence`reads very long lines to their end`
        : sentence`reads only the first ${limit} octets of a line`,
    byteOrderMark: (answer) =>
      answer === 'kept'
        ? sentence`takes the byte order mark for part of the first line`
        : sentence`skips the byte order mark`,
    nul: (answer) =>
      answer === 'kept' ? sentence`reads on behind a NUL` : sentence`stops a line at a NUL`,
    lineEnds: (answer) =>
      answer === 'unicode'
        ? sentence`also ends lines at other characters than CR and LF`
        : sentence`ends lines at CR and LF only`,
    whitespace: (answer) =>
      answer === 'unicode'
        ? sentence`also drops no-break and other special spaces around values`
        : sentence`drops only ordinary spaces around values`,
    blankLine: (answer) =>
      answer === 'ends-group'
        ? sentence`ends a group at a blank line`
        : sentence`does not end a group at a blank line`,
    nameComparison: (answer, example) => {
      const name = code(example?.name ?? 'Disallowed')
      return answer === 'equal'
        ? sentence`does not read ${name}, whose name only begins like a directive`
        : sentence`reads ${name} by the beginning of its name`
    },
    spellings: (_, example) =>
      sentence`does not read the spelling ${code(example?.name ?? 'Disalow')}`,
    missingColon: (answer) => {
      if (answer === 'not-read') return sentence`does not read a line without a colon`
      return answer === 'known-name'
        ? sentence`reads a line without a colon only when its name is in lower case`
        : sentence`reads two words without a colon`
    },
    otherDirectives: () => sentence`takes up other directives`,
    groupClosers: (names) =>
      names === 'every-directive'
        ? sentence`ends a run of ${code('User-agent')} lines at any other directive`
        : sentence`ends a run of ${code('User-agent')} lines at ${code(names.join(', '))}`,
    repeatedGroups: (answer) =>
      answer === 'first'
        ? sentence`uses only the first of several groups`
        : sentence`merges groups for the same crawler`,
    groupWithoutRules: (answer) =>
      answer === 'dropped'
        ? sentence`drops a group without rules`
        : sentence`counts a group without rules`,
    productToken: (answer) => {
      switch (answer) {
        case 'leading-letters':
        case 'published':
          return sentence`compares only the leading letters of a ${code('User-agent')} value`
        case 'grammar':
          return sentence`reads only product tokens that fit the grammar`
        case 'whole-value':
          return sentence`compares the whole ${code('User-agent')} value`
        case 'first-within':
          return sentence`takes the first group whose name occurs in the crawler’s token`
        case 'whole-or-within':
          return sentence`also takes a group whose name is only a part of the crawler’s token`
        case 'longest-within':
          return sentence`takes the group with the longest name that occurs in the crawler’s token`
      }
    },
    tokenEscapes: (answer) =>
      answer === 'decoded'
        ? sentence`decodes ${code('%XX')} in ${code('User-agent')} values`
        : sentence`compares ${code('User-agent')} values as written`,
    emptyUserAgent: (answer) =>
      answer === 'continues-group'
        ? sentence`lets the group go on behind an empty ${code('User-agent')} line`
        : sentence`begins a new group at an empty ${code('User-agent')} line`,
    starGroup: (answer) =>
      answer === 'for-others-only'
        ? sentence`counts a group that also names ${code('*')} for crawlers named nowhere only`
        : sentence`counts a group for all it names`,
    crawlerHabits: (answer) =>
      answer === 'unknown'
        ? sentence`knows nothing of the crawler’s fallback tokens and exemptions`
        : sentence`knows the crawler’s fallback tokens and exemptions`,
    looseStar: (loose) =>
      loose
        ? sentence`takes ${code('*')} with more text for every crawler`
        : sentence`does not take ${code('*')} with more text for every crawler`,
    familyTokens: (tokens) =>
      tokens.length === 0
        ? sentence`tries no family name in front of ${code('*')}`
        : sentence`tries the group for ${code(tokens.join(', '))} in front of ${code('*')}`,
    encoding: (answer) => {
      switch (answer) {
        case 'escape-non-ascii':
          return sentence`decodes no ${code('%XX')}, not even of letters`
        case 'normalised':
          return sentence`decodes ${code('%XX')} of letters and digits`
        case 'decoded-and-quoted':
          return sentence`decodes and encodes rule and address afresh, special characters too`
        case 'parts-quoted':
          return sentence`decodes every ${code('%XX')}, ${code('%2F')} too`
        case 'path-quoted':
          return sentence`evens out ${code('%XX')} in the path but not in the query`
      }
    },
    wildcards: (known) =>
      known
        ? sentence`knows ${code('*')} and ${code('$')}`
        : sentence`takes ${code('*')} and ${code('$')} for ordinary characters`,
    innerDollar: (answer) => {
      if (answer === 'skips-rule') return sentence`skips a rule with ${code('$')} in its middle`
      return answer === 'both'
        ? sentence`reads ${code('$')} as itself as well`
        : sentence`takes ${code('$')} in the middle for itself`
    },
    otherStart: (answer) =>
      answer === 'as-written'
        ? sentence`compares a value that does not begin with ${code('/')} all the same`
        : sentence`leaves out a value that begins with neither ${code('/')} nor ${code('*')}`,
    starStart: (answer) =>
      answer === 'skipped'
        ? sentence`skips a rule that begins with ${code('*')}`
        : sentence`reads a rule that begins with ${code('*')}`,
    patternCharacters: (answer) =>
      answer === 'visible'
        ? sentence`skips a rule with spaces in it`
        : sentence`reads a rule with spaces in it`,
    octets: (answer) => {
      if (answer === 'without-wildcards') {
        return sentence`does not count ${code('*')} and a final ${code('$')}`
      }
      return answer === 'matched-text'
        ? sentence`counts the text that a rule covers, not the rule`
        : sentence`counts ${code('*')} and ${code('$')}`
    },
    emptyDisallow: (answer) => {
      if (answer === 'allows-one-octet') {
        return sentence`takes an empty ${code('Disallow')} for an Allow of one octet`
      }
      if (answer === 'allows-all') return sentence`takes an empty ${code('Disallow')} for an Allow`
      return sentence`gives an empty ${code('Disallow')} no effect`
    },
    emptyAllow: () => sentence`gives an empty ${code('Allow')} no effect`,
    indexPage: (answer) =>
      answer === 'ordinary'
        ? sentence`takes ${code('index.html')} for a page like any other`
        : sentence`takes an Allow of ${code('index.html')} for its folder too`,
    precedence: (answer) =>
      answer === 'first-match'
        ? sentence`lets the first matching rule win`
        : sentence`lets the longest matching rule win`,
    robotsTxtItself: (answer) =>
      answer === 'by-rules'
        ? sentence`does not exempt ${code('/robots.txt')} from the rules`
        : sentence`always allows ${code('/robots.txt')}`,
  },
  joined: list,
  asStandard: sentence`as the standard`,
  byFetch: sentence`takes this answer of the site for something else`,
  severalTogether: (phrases) => sentence`several habits together: ${list(phrases)}`,
}
