/**
 * The fields of a link, each with its own validating reader. A reader gives the value, or undefined
 * where the field is broken; it never guesses.
 */
import { ADDRESS_LIMIT, type DialectChoice, findDialect } from '@robots-txt-tester/core'
import { findLanguage, type Language } from '../messages/languages.ts'
import { PANELS, type Panel } from './workspace.ts'

/** What a link may say. A field that it does not hold is left out. */
export interface LinkFields {
  readonly url?: string
  readonly crawler?: string
  readonly dialect?: DialectChoice
  readonly tab?: Panel
  readonly line?: number
  readonly lang?: Language
}

export type LinkField = keyof LinkFields

type Readers = {
  readonly [Field in LinkField]: (value: string) => LinkFields[Field] | undefined
}

/** Longer than any User-Agent header that servers accept. */
const CRAWLER_LIMIT = 8 * 1024

const LINE_LIMIT = 10_000_000

export const LINK_READERS: Readers = {
  url: (value) => (isBetween(value.trim().length, 1, ADDRESS_LIMIT) ? value : undefined),
  crawler: (value) => (isBetween(value.trim().length, 1, CRAWLER_LIMIT) ? value : undefined),
  dialect: (value) => (value === 'auto' ? 'auto' : findDialect(value)?.id),
  tab: (value) => PANELS.find((panel) => panel === value),
  line: readLine,
  lang: (value) => findLanguage(value),
}

function readLine(value: string): number | undefined {
  if (!/^\d{1,8}$/.test(value)) return undefined
  const line = Number(value)
  return isBetween(line, 1, LINE_LIMIT) ? line : undefined
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
