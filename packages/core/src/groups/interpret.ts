/**
 * A parsed file and a dialect's decisions → groups of rules, and the reason for every line that is
 * not taken up (RFC 9309 §2.1, §2.2.1). One pass over the lines; nothing fails.
 */
import type { Decisions } from '../dialects/decisions.ts'
import { isWhitespace } from '../syntax/line.ts'
import { lineText, type ParsedFile } from '../syntax/parse.ts'
import { type DirectiveMeaning, directiveNamesIn } from './directive-name.ts'
import { type EffectiveLine, visitEffectiveLines } from './effective-line.ts'
import { gapFinder } from './missing-colon.ts'
import { plainRules } from './plain-rules.ts'
import { namedToken } from './product-token.ts'
import type {
  AgentLine,
  Group,
  IgnoredBecause,
  IgnoredLine,
  Leniency,
  LenientLine,
  Reading,
  Rule,
} from './reading.ts'
import { readableLines } from './size-limit.ts'
import { refusalOf } from './usable-rule.ts'

/** Reads a file as a dialect does. */
export function interpret(file: ParsedFile, decisions: Decisions): Reading {
  const { lastLine, oversize } = readableLines(file, decisions)
  const builder = groupBuilder(decisions, plainRules(file))
  visitEffectiveLines(file, decisions, lastLine, builder.visit)
  builder.finish()
  for (let line = lastLine + 1; line <= file.lineCount; line += 1) {
    if (isWritten(lineText(file, line))) builder.ignore(line, 'past-size-limit')
  }
  return { ...builder.result, oversize, lastLine }
}

/** Whether a line holds anything but white space and a comment. */
function isWritten(text: string): boolean {
  return !/^\s*(?:#|$)/.test(text)
}

interface OpenGroup {
  agents: AgentLine[]
  rules: Rule[]
  unmatchable: Rule[]
  /** A rule has been seen, so that the next user-agent line begins another group. */
  closed: boolean
}

function groupBuilder(decisions: Decisions, plain: readonly (Rule | undefined)[]) {
  const meaningOf = directiveNamesIn(decisions)
  const separatorOf = gapFinder(decisions)
  const isSpace = decisions.whitespace === 'unicode' ? isUnicodeWhitespace : isWhitespace
  const groups: Group[] = []
  const ignored: IgnoredLine[] = []
  const lenient: LenientLine[] = []
  const sitemaps: { line: number; value: string }[] = []
  let open: OpenGroup | null = null

  const ignore = (line: number, because: IgnoredBecause) => {
    ignored.push({ line, because })
  }

  const finish = () => {
    if (open !== null && (open.closed || decisions.groupWithoutRules === 'counts')) {
      groups.push({ agents: open.agents, rules: open.rules, unmatchable: open.unmatchable })
    }
    open = null
  }

  const visit = (at: EffectiveLine) => {
    const rule = at.cut === 'no' ? plain[at.line] : undefined
    if (rule !== undefined) {
      takeRule(rule)
      return
    }
    if (at.empty && decisions.blankLine === 'ends-group') finish()
    const { text } = at
    let from = at.from
    let to = at.to
    while (from < to && isSpace(text.charCodeAt(from))) from += 1
    while (to > from && isSpace(text.charCodeAt(to - 1))) to -= 1
    if (from === to) return
    const separator = at.colon >= 0 ? at.colon : separatorOf(text, from, to)
    if (separator < 0) return ignore(at.line, 'no-separator')
    let nameEnd = separator
    while (nameEnd > from && isSpace(text.charCodeAt(nameEnd - 1))) nameEnd -= 1
    if (nameEnd <= from) {
      if (decisions.emptyUserAgent === 'continues-group') continueGroup()
      return ignore(at.line, 'no-separator')
    }
    let valueFrom = separator + 1
    while (valueFrom < to && isSpace(text.charCodeAt(valueFrom))) valueFrom += 1
    const meaning = meaningOf(text, from, nameEnd)
    const value = text.slice(valueFrom, to)
    if (take(at, meaning, value)) note(at, meaning)
  }

  /** Takes up a directive; false where it is left out. */
  const take = (at: EffectiveLine, meaning: DirectiveMeaning, value: string): boolean => {
    switch (meaning.kind) {
      case 'user-agent':
        return takeAgent(at.line, value)
      case 'allow':
      case 'disallow':
        return takeRule({ line: at.line, effect: meaning.kind, pattern: value })
      case 'other':
        if (meaning.name.startsWith('site')) sitemaps.push({ line: at.line, value })
        close(meaning.name)
        return true
      case 'other-dialect':
        ignore(at.line, 'other-dialect')
        close(meaning.name)
        return false
      case 'unknown':
        ignore(at.line, 'unknown-directive')
        close(meaning.name)
        return false
    }
  }

  const close = (name: string) => {
    const closers = decisions.groupClosers
    if (open !== null && (closers === 'every-directive' || closers.includes(name))) {
      open.closed = true
    }
  }

  /** More user-agent lines may join the group; the rules so far are not theirs. */
  const continueGroup = () => {
    if (!open?.closed) return
    const { agents } = open
    finish()
    open = { agents: [...agents], rules: [], unmatchable: [], closed: false }
  }

  const takeAgent = (line: number, value: string): boolean => {
    if (value === '' && decisions.emptyUserAgent === 'continues-group') {
      continueGroup()
      return true
    }
    if (open === null || open.closed) {
      finish()
      open = { agents: [], rules: [], unmatchable: [], closed: false }
    }
    const token = namedToken(value, decisions)
    open.agents.push({ line, value, token })
    if (decisions.looseStar && token === '*' && value !== '*') {
      lenient.push({ line, as: 'loose-star' })
    } else if (token !== '' && token.length < value.length) lenient.push({ line, as: 'token-cut' })
    return true
  }

  const takeRule = (rule: Rule): boolean => {
    if (open === null) {
      ignore(rule.line, 'outside-group')
      return false
    }
    open.closed = true
    const refusal = refusalOf(rule.effect, rule.pattern, decisions)
    if (refusal !== null) {
      if (refusal !== 'empty') ignore(rule.line, refusal)
      if (refusal === 'no-leading-slash') open.unmatchable.push(rule)
      return false
    }
    open.rules.push(rule)
    return true
  }

  const note = (at: EffectiveLine, meaning: DirectiveMeaning) => {
    const as = leniencyOf(at, meaning)
    if (as !== null) lenient.push({ line: at.line, as })
  }

  return { visit, finish, ignore, result: { groups, ignored, lenient, sitemaps } }
}

function leniencyOf(at: EffectiveLine, meaning: DirectiveMeaning): Leniency | null {
  if (at.cut !== 'no') return at.cut
  if (at.colon < 0) return 'missing-colon'
  if ('as' in meaning && meaning.as !== 'standard') return meaning.as
  return null
}

/** White space by Unicode, and the separators U+001C…U+001F. */
function isUnicodeWhitespace(unit: number): boolean {
  if (unit < 0x80) return isWhitespace(unit) || (unit >= 0x1c && unit <= 0x1f)
  return unit === 0x85 || (/\s/.test(String.fromCharCode(unit)) && unit !== 0xfeff)
}
