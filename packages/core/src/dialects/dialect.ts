/** A dialect: how a family of readers interprets a robots.txt file, as data with its evidence. */
import type { HttpSemantics } from '../http/crawl-policy.ts'
import type { DecisionPoint, Decisions } from './decisions.ts'

/** The identifiers of the dialects. */
export type DialectId =
  | 'rfc9309'
  | 'rfc9309-strict'
  | 'google'
  | 'yandex'
  | 'bing'
  | 'python-3.12'
  | 'python-3.14'
  | 'protego'

/**
 * How sure an answer is: said by the standard or the operator; read from published code; seen in
 * the operator's own tool; or assumed, because nobody says.
 */
export type Basis = 'documented' | 'code' | 'observed' | 'assumed'

/** Where something stands, and the day it was read there (ISO date). */
export interface Source {
  readonly title: string
  readonly url: string
  readonly checked: string
}

/** The evidence for a dialect's answer at one decision point. */
export interface Evidence {
  readonly basis: Basis
  readonly source: Source
  /** Section or function within the source. */
  readonly place: string
}

export interface Dialect {
  readonly id: DialectId
  readonly name: string
  /** Who decides: the standard, an operator's crawlers, or a library. */
  readonly kind: 'standard' | 'operator' | 'library'
  readonly source: Source
  readonly decisions: Decisions
  readonly evidence: Readonly<Record<DecisionPoint, Evidence>>
  readonly http: HttpSemantics
}
