/**
 * Rules in plain writing, as nearly all lines of large files are. Every dialect reads such a line
 * alike, so it is read once a file, and not by each of six dialects at every key press.
 */
import { lineColon, lineEnd, lineStart, type ParsedFile } from '../syntax/parse.ts'
import type { Rule } from './reading.ts'

/**
 * The name as the standard writes it, one space or none behind the colon, then a pattern without a
 * space, escape, comment, further colon or any character outside of ASCII. The pattern begins as it
 * should; nothing follows it.
 */
const PLAIN_RULE = /(?:Disallow|Allow|disallow|allow): ?(?:\*|\/(?!\/))[\w/.*$?=&~+-]*/y

const known = new WeakMap<ParsedFile, readonly (Rule | undefined)[]>()

/** The rules in plain writing, each in the place of its line; lines count from 1. */
export function plainRules(file: ParsedFile): readonly (Rule | undefined)[] {
  const before = known.get(file)
  if (before !== undefined) return before
  const rules = new Array<Rule | undefined>(file.lineCount + 1)
  for (let line = 1; line <= file.lineCount; line += 1) rules[line] = plainRule(file, line)
  known.set(file, rules)
  return rules
}

/** Looks at the first letter before it asks the pattern, for which a no takes longer than a yes. */
function plainRule(file: ParsedFile, line: number): Rule | undefined {
  const { text } = file
  const start = lineStart(file, line)
  const end = lineEnd(file, line)
  const first = start < end ? text.charCodeAt(start) | LOWER_CASE : 0
  if (first !== SMALL_A && first !== SMALL_D) return undefined
  PLAIN_RULE.lastIndex = start
  if (!PLAIN_RULE.test(text) || PLAIN_RULE.lastIndex !== end) return undefined
  const colon = lineColon(file, line)
  const from = text.charCodeAt(colon + 1) === SPACE ? colon + 2 : colon + 1
  const effect = first === SMALL_A ? 'allow' : 'disallow'
  return { line, effect, pattern: text.slice(from, end) }
}

const LOWER_CASE = 0x20
const SMALL_A = 97
const SMALL_D = 100
const SPACE = 32
