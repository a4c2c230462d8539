/** White space inside of a pattern: several patterns, a remark, or a path that holds a space. */
import { markupStart } from './stray-markup.ts'

/**
 * The patterns that a value holds, where it plainly is a list of several; otherwise none. Each begins
 * with `/`, or with `*` where white space parts them all; a comma, a semicolon or a bar may stand
 * between them, or a word for "and".
 */
export function patternsIn(value: string): readonly string[] {
  if (!/[ \t,;|]/.test(value) || markupStart(value) >= 0) return []
  const words = wordsIn(value)
  const parts = words.filter(({ text }, i) => i === 0 || !BETWEEN.test(text))
  const last = words.at(-1)
  if (parts.length < 2 || last === undefined || BETWEEN.test(last.text)) return []
  const isSpaced = words.every(({ gap }, i) => i === 0 || /[ \t]/.test(gap))
  const isPart = isSpaced ? /^(?:\/[^/]|\*)[^:]*$/ : /^\/[^/*:][^:]*$/
  const isList = parts.every(({ text, gap }) => isPart.test(text) && !/[,;|].*[,;|]/.test(gap))
  return isList ? parts.map(({ text }) => text) : []
}

/** What stands between the paths of a list. */
const BETWEEN = /^(?:&|and|or|и)$/i

/** A piece of a value, and the white space and signs in front of it. */
interface Word {
  readonly gap: string
  readonly text: string
}

function wordsIn(value: string): readonly Word[] {
  const words = Array.from(
    value.matchAll(/([ \t,;|]*)([^ \t,;|]*)/g),
    ([, gap = '', text = '']): Word => ({ gap, text }),
  )
  return words.filter(({ text }) => text !== '')
}

/**
 * Whether the spaces of a value plainly are a part of its path, as in `/my files/` or `/Program Files`:
 * not prose behind a path, nor signs that stand alone.
 */
export function isPathWithSpaces(value: string): boolean {
  const words = value.split(/[ \t]+/)
  const further = words.slice(1)
  if (further.some((word) => /^(?:\/|\*.)/.test(word) || isSign(word))) return false
  const last = further.at(-1) ?? ''
  return further.length === 1 || /[.*$?=%]/.test(last) || further.some((word) => word.includes('/'))
}

function isSign(word: string): boolean {
  return /^[^\w%]+$/.test(word) && /[<>=|&,;{}]/.test(word)
}

/**
 * Where a remark plainly begins that lacks its `#`; -1 where none does, or it may be more of a path,
 * as in `/wiki/Saw (film)`.
 */
export function plainRemarkStart(value: string): number {
  const start = remarkStart(value)
  if (start < 0 || !/^[/*]/.test(value)) return -1
  const remark = value.slice(start)
  const isPlain = /^(?:\/\/|--|;)[ \t]*[^\s/*?$=%&]|^<!--|^\/\*(?:[ \t]|.*\*\/$)/.test(remark)
  return isPlain && !/\/\S/.test(remark.slice(2)) ? start : -1
}

/** Where a remark may begin that lacks its `#`, as in `/admin // not for robots`; -1 where none does. */
export function remarkStart(value: string): number {
  // Looks behind for one blank: a run of them is not gone through from each of its places.
  return value.search(/(?<=[ \t])(?:\/\/|--|<!--|;|\(|\/\*)/)
}
