/** Pattern and target, each in the form in which a dialect compares them. */
import type { ComparedForm } from './percent-encoding.ts'
import { escapeNonAscii, normaliseEscapes } from './percent-encoding.ts'

/** A pattern in its compared form, and its length there. */
export interface ComparedPattern {
  readonly text: string
  readonly octets: number
}

/**
 * The compared form of a pattern. In the normalised form a `$` that is not the last character
 * stands for itself, and so is written `%24`, as it is in the target; it counts as one octet.
 */
export function comparedPattern(written: string, form: ComparedForm): ComparedPattern {
  switch (form) {
    case 'escape-non-ascii': {
      const text = escapeNonAscii(written)
      return { text, octets: text.length }
    }
    case 'normalised': {
      const text = normaliseEscapes(written)
      return { text: text.replace(/\$(?!$)/g, '%24'), octets: text.length }
    }
  }
}

/**
 * The compared form of a canonical target. In the normalised form a literal `*` or `$` of an
 * address equals `%2A` or `%24` in a pattern (RFC 9309 §2.2.3).
 */
export function comparedTarget(target: string, form: ComparedForm): string {
  switch (form) {
    case 'escape-non-ascii':
      return target
    case 'normalised':
      return normaliseEscapes(target).replaceAll('*', '%2A').replaceAll('$', '%24')
  }
}
