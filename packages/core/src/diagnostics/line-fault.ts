/**
 * What is wrong with how a line is written: at most one thing, so that one cause gives one finding
 * and each check takes its own kind of fault.
 */
import type { Line, Written } from '../syntax/line.ts'
import type { CheckContext } from './check-context.ts'
import { nameMeaning } from './directive-names.ts'
import { type SeparatorFault, separatorFault } from './missing-separator.ts'
import { unusualLines } from './plain-lines.ts'
import { isRuleName } from './rule-name.ts'
import { type SpoiltName, spoiltBy } from './spoilt-name.ts'

/**
 * What a line of text looks like: the address of a sitemap, another address, a path, the bare name
 * of a directive, or anything else.
 */
export type TextLooks = 'sitemap' | 'address' | 'path' | 'name' | 'prose'

export type LineFault =
  | { readonly kind: 'none' }
  | SpoiltName
  | SeparatorFault
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

export interface FaultyLine {
  readonly line: number
  readonly fault: LineFault
}

interface Faults {
  readonly inOrder: readonly FaultyLine[]
  readonly byLine: readonly (LineFault | undefined)[]
}

const known = new WeakMap<CheckContext, Faults>()

/** The fault of a line. */
export function lineFault(context: CheckContext, number: number): LineFault {
  return faultsOf(context).byLine[number] ?? NONE
}

/** The lines with a fault, in order. */
export function faultyLines(context: CheckContext): readonly FaultyLine[] {
  return faultsOf(context).inOrder
}

function faultsOf(context: CheckContext): Faults {
  const before = known.get(context)
  if (before !== undefined) return before
  const inOrder: FaultyLine[] = []
  const byLine = new Array<LineFault | undefined>(context.file.lineCount + 1)
  for (const line of unusualLines(context)) {
    const fault = faultOf(context.line(line), context.text(line))
    if (fault.kind === 'none') continue
    inOrder.push({ line, fault })
    byLine[line] = fault
  }
  const faults = { inOrder, byLine }
  known.set(context, faults)
  return faults
}

function faultOf(line: Line, text: string): LineFault {
  switch (line.kind) {
    case 'blank':
    case 'comment':
      return NONE
    case 'text':
      if (isMeantAsComment(line.content.text)) return textFault(line.content)
      return spoiltBy(line.content.text) ?? separatorFault(line.content) ?? textFault(line.content)
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
  const content = slice(text, key.from, Math.max(key.to, value.to))
  if (isMeantAsComment(key.text)) return textFault(content)
  const spoilt = spoiltBy(key.text)
  if (spoilt !== null) return spoilt
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
  if (isMeantAsComment(key.text)) return textFault(content)
  const fault = spoiltBy(content.text) ?? separatorFault(content)
  if (fault !== null) return fault
  const isNamed = isRuleName(key.text) || isNamedByPrefix(key.text, value.text)
  if (!isNamed) return textFault(content)
  const gap = { from: key.to, to: value.from }
  return { kind: 'missing-colon', name: key, gap, value }
}

/** `Disallowed /a`, `User-agents *`: the beginning is enough for some readers. Prose begins so, too. */
function isNamedByPrefix(name: string, value: string): boolean {
  const { kind, meant } = nameMeaning(name)
  if (kind !== 'prefix') return false
  return meant === 'User-agent' || /^(?:[/*]|https?:\/\/)/i.test(value)
}

/** Begins with a sign for a comment in other languages: its owner switched the line off. */
function isMeantAsComment(text: string): boolean {
  return /^(?:\/[/*]|;|<!--|--|%23|\uff03|&#35;)/.test(text)
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

function slice(text: string, from: number, to: number): Written {
  return { text: text.slice(from, to), from, to }
}
