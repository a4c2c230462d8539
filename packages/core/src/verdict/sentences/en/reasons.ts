/** English: why a verdict is as it is, and which group applied. */
import { lineRanges } from '../line-ranges.ts'
import type { GroupFacts, RuleFacts } from '../rule-facts.ts'
import { code, line, type SentencePart, sentence } from '../sentence.ts'
import type { GroupSentences, ReasonSentences } from '../sentences.ts'
import { namePart, rulePart, tokenPart } from '../written-parts.ts'
import { dialectNames } from './dialects.ts'
import { number, octets } from './numbers.ts'

export const reasons: ReasonSentences = {
  longestMatch: (rule, group) =>
    sentence`${ruleOf(rule)} is the longest match (${octets(rule.octets)}) in ${theGroup(group)}.`,
  firstMatch: (rule, group) =>
    sentence`${ruleOf(rule)} is the first that matches in ${theGroup(group)}.`,
  tie: ([first, second], length) =>
    sentence`Lines ${line(first, `${first}`)} and ${line(second, `${second}`)} match equally (${octets(length)}); on a tie Allow wins.`,
  emptyDisallowAllows: (rule, group, tiedWith) => {
    const start = sentence`${lineOf(rule.line)}, ${rulePart('disallow')} without a path, counts as an Allow of ${octets(rule.octets)}`
    return tiedWith === null
      ? sentence`${start} and is the longest match in ${theGroup(group)}.`
      : sentence`${start}; ${line(tiedWith, `line ${tiedWith}`)} matches equally, and on a tie Allow wins.`
  },
  emptyRuleIsFirst: (number, group) =>
    sentence`${lineOf(number)} has no path, so it allows everything, and is the first that matches in ${theGroup(group)}.`,
  onlyEmptyRule: (number, effect, group) => {
    const rule = effect === null ? 'a rule' : rulePart(effect)
    return sentence`${lineOf(number)}, ${rule} without a path, restricts nothing, and no other rule in ${theGroupAndLines(group)} matches this address.`
  },
  noRuleMatched: (group) => sentence`No rule in ${theGroupAndLines(group)} matches this address.`,
  noRules: (group) => sentence`There is no rule that counts in ${theGroupAndLines(group)}.`,
  noGroup: (tokens) =>
    tokens.length === 0
      ? sentence`The file has no group for ${code('*')}.`
      : sentence`The file has no group for ${oneOf(tokens)} and none for ${code('*')}.`,
  noOwnGroup: (tokens) =>
    sentence`The file has no group for ${oneOf(tokens)}, and groups for ${code('*')} do not apply to this crawler.`,
  robotsTxtItself: () =>
    sentence`This is the address of the robots.txt file itself, which may always be fetched.`,
  fileTooLarge: (limit, dialect) =>
    sentence`The file has ${number(limit)} octets or more. ${dialectNames[dialect]} does not accept such a file and treats the whole site as open.`,
  noToken: (crawler) =>
    sentence`${namePart(crawler)} has no published token, so no group in a robots.txt file can name it.`,
  noCrawler: () =>
    sentence`No crawler is given. Choose one, or enter its token or User-Agent header.`,
  noFile: () => sentence`There is no file to read yet. Paste one, or fetch it from the site.`,
}

export const group: GroupSentences = {
  lines: (facts) =>
    facts.several
      ? sentence`Groups for ${tokenPart(facts.token)}, read as one: ${linesOf(facts)}.`
      : sentence`Group for ${tokenPart(facts.token)}: ${linesOf(facts)}.`,
  without: (tokens) => {
    const [own = '', ...others] = tokens
    return others.length === 0
      ? sentence`${tokenPart(own)} has no group of its own.`
      : sentence`${tokenPart(own)} has no group of its own, and there is none for ${oneOf(others)}.`
  },
  partOf: (token) =>
    sentence`It applies to ${tokenPart(token)} because it names a part of that token.`,
}

function ruleOf(rule: RuleFacts): readonly SentencePart[] {
  const start = sentence`${lineOf(rule.line)}, ${rulePart(rule.effect, rule.pattern)},`
  return rule.asDirectory ? sentence`${start} also stands for its directory and` : start
}

function lineOf(number: number): SentencePart {
  return line(number, `Line ${number}`)
}

function theGroup(facts: GroupFacts): readonly SentencePart[] {
  return sentence`the ${facts.several ? 'groups' : 'group'} for ${tokenPart(facts.token)}`
}

function theGroupAndLines(facts: GroupFacts): readonly SentencePart[] {
  return sentence`${theGroup(facts)} (${linesOf(facts)})`
}

function linesOf(facts: GroupFacts): readonly SentencePart[] {
  const ranges = lineRanges(facts.lines, { to: '–', comma: ', ' })
  return sentence`${facts.lines.length === 1 ? 'line' : 'lines'} ${ranges}`
}

/** `A`, `A or B`, `A, B or C` */
function oneOf(tokens: readonly string[]): readonly SentencePart[] {
  const separator = (index: number) => (index === tokens.length - 1 ? ' or ' : ', ')
  return tokens.flatMap((token, index) =>
    index === 0 ? [tokenPart(token)] : sentence`${separator(index)}${tokenPart(token)}`,
  )
}
