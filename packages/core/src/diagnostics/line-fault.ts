/**
 * What is wrong with how a line is written: at most one thing, so that one cause gives one finding
 * and each check takes its own kind of fault.
 */
import type { Line, Written } from '../syntax/line.ts'
import type { CheckContext } from './check-context.ts'
import { nameMeaning } from './directive-names.ts'
import { separatorFault } from './missing-separator.ts'
import { MARK, oddKindOf, seeming } from './odd-characters.ts'
import { unusualLines } from './plain-lines.ts'
import { isRuleName } from './rule-name.ts'

/**
 * What a line of text looks like: the address of a sitemap, another address, a path, the bare name
 * of a directive, or anything else.
 */
export type TextLooks = 'sitemap' | 'address' | 'path' | 'name' | 'prose'

export type LineFault =
  | { readonly kind: 'none' }
  /** Characters that are not what they seem, or a byte order mark, spoil the name or the colon. */
  | { readonly kind: 'characters' }
  | {
      readonly kind: 'missing-colon'
      readonly name: Written
      /** What stands in its place. */
      readonly gap: { readonly from: number; readonly to: number }
      readonly value: Written
      /** What the most lenient readers do: take the gap for it, skip the line, or lose the value. */
      readonly read: 'as-colon' | 'skipped' | 'value-lost'
    }
  | {
      readonly kind: 'spelling' | 'prefix' | 'unknown'
      readonly name: Written
      readonly meant: string | null
    }
  | {
      readonly kind: 'text'
      readonly content: Written
      readonly looks: TextLooks
    }

const NONE: LineFault = { kind: 'none' }

const CHARACTERS: LineFault = { kind: 'characters' }

type Faults = ReadonlyMap<number, LineFault>

const known = new WeakMap<CheckContext, Faults>()

/** The fault of a line. */
export function lineFault(context: CheckContext, number: number): LineFault {
  return faultsOf(context).get(number) ?? NONE
}

/** The lines with a fault, in order. */
export function faultyLines(context: CheckContext): Iterable<[number, LineFault]> {
  return faultsOf(context)
}

function faultsOf(context: CheckContext): Faults {
  const before = known.get(context)
  if (before !== undefined) return before
  const faults = new Map<number, LineFault>()
  for (const number of unusualLines(context)) {
    const fault = faultOf(context.line(number), context.text(number))
    if (fault.kind !== 'none') faults.set(number, fault)
  }
  known.set(context, faults)
  return faults
}

function faultOf(line: Line, text: string): LineFault {
  switch (line.kind) {
    case 'blank':
    case 'comment':
      return NONE
    case 'text':
      return isSpoilt(line.content.text)
        ? CHARACTERS
        : (separatorFault(line.content) ?? textFault(line.content))
    case 'field':
      return line.separator === 'colon' ? fieldFault(line, text) : gapFault(line, text)
  }
}

/** What a directive might be called. */
const NAME = /^[a-z][a-z0-9_-]{0,39}$/i

type Field = Extract<Line, { readonly kind: 'field' }>

function fieldFault({ key, value }: Field, text: string): LineFault {
  const { kind, meant } = nameMeaning(key.text)
  if (kind === 'standard' || kind === 'extension') return NONE
  if (isSpoilt(key.text)) return CHARACTERS
  const content = slice(text, key.from, Math.max(key.to, value.to))
  if (/^https?$/i.test(key.text) && value.text.startsWith('//')) return textFault(content)
  const fault = separatorFault(content)
  if (fault !== null) return fault
  // Prose and code hold colons too.
  const isCode = !NAME.test(key.text) || /[,;(){}[\]]$/.test(value.text)
  if (kind === 'unknown' && meant === null && isCode) return textFault(content)
  return { kind, name: key, meant }
}

/** Two words without a colon. */
function gapFault({ key, value }: Field, text: string): LineFault {
  const content = slice(text, key.from, value.to)
  if (isSpoilt(content.text)) return CHARACTERS
  const fault = separatorFault(content)
  if (fault !== null) return fault
  if (!isRuleName(key.text)) return textFault(content)
  const gap = { from: key.to, to: value.from }
  return { kind: 'missing-colon', name: key, gap, value, read: 'as-colon' }
}

function textFault(content: Written): LineFault {
  const { text } = content
  return { kind: 'text', content, looks: looksOf(text) }
}

function looksOf(text: string): TextLooks {
  if (/^https?:\/\/\S+$/i.test(text)) {
    return /sitemap|\.xml(?:\.gz)?$/i.test(text) ? 'sitemap' : 'address'
  }
  if (/^\/(?!\/|\*{1,2}$)[\w%.~*$?=&/+,;@!:-]*$/.test(text)) return 'path'
  return isRuleName(text) ? 'name' : 'prose'
}

/**
 * The text in front of the value, put into ASCII as it seems to be, is a directive's name; or there
 * is nothing to see at all.
 */
function isSpoilt(text: string): boolean {
  if (!hasOddCharacter(text)) return false
  const seen = seeming(text).trim()
  if (seen === '' || seen === SPOILT_MARK) return true
  const name = (/^[^:]*/.exec(seen)?.[0] ?? '').trim()
  const { kind } = nameMeaning(name)
  return kind === 'standard' || kind === 'extension' || kind === 'spelling'
}

/** A byte order mark that was decoded as Latin-1. */
const SPOILT_MARK = 'ï»¿'

/** A byte order mark, or a character that is not what it seems. */
function hasOddCharacter(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    if (unit >= 0xa0 && (unit === MARK || oddKindOf(unit) !== null)) return true
    if (unit === 0xef && text.startsWith(SPOILT_MARK, i)) return true
  }
  return false
}

function slice(text: string, from: number, to: number): Written {
  return { text: text.slice(from, to), from, to }
}
