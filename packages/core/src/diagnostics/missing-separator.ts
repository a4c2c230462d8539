/** Lines that begin with the name of a directive and a value, with something else for the colon. */
import type { Written } from '../syntax/line.ts'

/** Such a line. */
export interface SeparatorFault {
  readonly kind: 'missing-colon'
  readonly name: Written
  /** What stands in place of the colon. */
  readonly gap: { readonly from: number; readonly to: number }
  readonly value: Written
  /**
   * Without any colon nobody reads the line; with one further on, or with a sign that becomes a
   * part of the value, the most lenient readers find the name and lose the value.
   */
  readonly read: 'skipped' | 'value-lost'
}

const NAMED = /^(user-agent|disallow|allow|sitemap)([ \t]*(?:=>?|;)[ \t]*|[ \t]+)(\S.*)$/i

/**
 * Finds `Disallow=/a`, `Disallow /a:b`, `Sitemap https://…`, `User-agent Some Bot`. Null for two
 * words with nothing but a gap between them, which some readers accept, and for prose.
 */
export function separatorFault(content: Written): SeparatorFault | null {
  const [, name = '', gap = '', value = ''] = NAMED.exec(content.text) ?? []
  if (name === '' || !isValueOf(name.toLowerCase(), value)) return null
  const isSign = gap.trim() !== ''
  const hasColon = value.includes(':')
  const words = value.split(/[ \t]+/).length
  if (!isSign && !hasColon && words === 1) return null
  const isRead = hasColon || (isSign && /^[ \t]/.test(gap) && !/[ \t]$/.test(gap) && words === 1)
  const from = content.from + name.length
  const to = from + gap.length
  return {
    kind: 'missing-colon',
    name: { text: name, from: content.from, to: from },
    gap: { from, to },
    value: { text: value, from: to, to: to + value.length },
    read: isRead ? 'value-lost' : 'skipped',
  }
}

/** Prose begins with these words too (`Allow all robots`). */
function isValueOf(name: string, value: string): boolean {
  switch (name) {
    case 'user-agent':
      return value.split(/[ \t]+/).length <= 4
    case 'sitemap':
      return /^https?:\/\/\S+$|^\/\S*$/i.test(value)
    default:
      return /^(?:[/*]|https?:\/\/)\S*$/i.test(value)
  }
}
