/** What a `User-agent:` value is that is no product token, and the token that was probably meant. */
import { findCrawler } from '../crawlers/find-crawler.ts'
import { CRAWLERS } from '../crawlers/registry.ts'
import { isLegalToken } from '../groups/product-token.ts'
import { isKnownToken } from './known-crawlers.ts'
import { lettersOf } from './nearest-name.ts'
import { markupStart } from './stray-markup.ts'

/**
 * - `published`: somebody is called so, although the grammar does not allow it
 * - `empty`: nothing at all
 * - `star-text`: `*` with more text behind it
 * - `header`: a whole User-Agent header, or a piece of one
 * - `list`: several tokens
 * - `quoted`, `version`, `wildcard`: a token in quotes, with a version, with `*` around it
 * - `spaces`, `digits`, `characters`: what the grammar does not allow in a token
 */
export type AgentValueKind =
  | 'published'
  | 'empty'
  | 'star-text'
  | 'header'
  | 'list'
  | 'quoted'
  | 'version'
  | 'wildcard'
  | 'spaces'
  | 'digits'
  | 'characters'

export interface AgentValue {
  readonly kind: AgentValueKind
  /** What was probably meant: one token, of a list all of them; empty where it is not plain. */
  readonly meant: readonly string[]
}

/** Longer values are looked at no further. */
const MOST = 1000

/** Says what a value is; null for a product token and for `*`. */
export function agentValueOf(value: string): AgentValue | null {
  if (value === '*' || isLegalToken(value)) return null
  if (isKnownToken(value)) return { kind: 'published', meant: [] }
  if (value === '') return { kind: 'empty', meant: [] }
  if (value.length > MOST) return { kind: 'characters', meant: [] }
  if (/^\*[ \t-\r]/.test(value)) return { kind: 'star-text', meant: [] }
  const markup = markupStart(value)
  if (markup >= 0) {
    const text = value.slice(0, markup)
    return { kind: 'characters', meant: text === '*' ? [text] : onlyToken(text) }
  }
  const tokens = listOf(value)
  if (tokens !== null) return { kind: 'list', meant: tokens }
  if (/^\*[*,;.:]+$/.test(value)) return { kind: 'characters', meant: ['*'] }
  const wrapped = /^[<([{]+([\w*-]+)[>)\]}]+$/.exec(value)?.[1]
  if (wrapped !== undefined) return { kind: 'characters', meant: knownToken(wrapped) }
  if (/^mozilla\/|.https?:\/\//i.test(value) || hasBrackets(value)) {
    return { kind: 'header', meant: headerToken(value) }
  }
  const inner = /^(["'])([^"']+)\1$/.exec(value)?.[2]?.trim()
  if (inner !== undefined) return { kind: 'quoted', meant: onlyToken(inner) }
  const version = /^([^\s/]+)\/[\w.*-]*$/.exec(value)?.[1]
  if (version !== undefined) return { kind: 'version', meant: onlyToken(version) }
  if (value.includes('*')) return { kind: 'wildcard', meant: knownToken(withoutEndStars(value)) }
  const numbered = knownToken(/^(\S+)[ \t]+v?\d[\d.]*$/i.exec(value)?.[1] ?? '')
  if (numbered.length > 0) return { kind: 'version', meant: numbered }
  if (/\s/.test(value)) return { kind: 'spaces', meant: sameLetters(value) }
  return /^[\w-]+$/.test(value)
    ? { kind: 'digits', meant: sameLetters(value) }
    : { kind: 'characters', meant: sameLetters(value) }
}

/** `(`, and `)` somewhere behind it. */
function hasBrackets(value: string): boolean {
  const open = value.indexOf('(')
  return open >= 0 && value.includes(')', open)
}

/** Without the stars at both ends, and the sign that joins the one at the end to the name. */
function withoutEndStars(value: string): string {
  let from = 0
  let end = value.length
  while (from < end && value[from] === '*') from += 1
  while (end > from && value[end - 1] === '*') end -= 1
  return value.slice(from, end).replace(/[-_.]$/, '')
}

/**
 * Tokens with commas, semicolons or bars between them, or names of crawlers with anything else between
 * them; null where it is no such list.
 */
function listOf(value: string): readonly string[] | null {
  if (/[()]|:\/\//.test(value)) return null
  const names = value.split(/[ \t/&+]+/).filter((name) => !/^(?:and|or|и|)$/i.test(name))
  if (names.length > 1 && names.every(isKnownToken)) return names
  const parts = value
    .split(/[,;|]/)
    .map((part) => part.trim().replace(/\/[\d.]*$/, ''))
    .filter((part) => part !== '')
  const areTokens = parts.every((part) => part === '*' || isToken(part))
  return parts.length > 1 && areTokens ? parts : null
}

function isToken(text: string): boolean {
  return isLegalToken(text) || isKnownToken(text) || /^[A-Za-z][\w.-]*$/.test(text)
}

/** The token of the crawler whose header it is; none where no crawler that we know sends it. */
function headerToken(value: string): readonly string[] {
  const { crawler, by } = findCrawler(value)
  return by === 'header' && crawler.token !== '' ? [crawler.token] : []
}

function onlyToken(text: string): readonly string[] {
  return text === '*' || isLegalToken(text) || isKnownToken(text) ? [text] : []
}

/** Of a name that is cut or wrapped only one that somebody has: a piece of a name is no token. */
function knownToken(text: string): readonly string[] {
  return text === '*' || isKnownToken(text) ? [text] : []
}

const BY_LETTERS: ReadonlyMap<string, string> = new Map(
  CRAWLERS.filter(({ token, retired }) => token !== '' && !retired).map(({ token }) => [
    lettersOf(token),
    token,
  ]),
)

/** The one that differs in spaces and punctuation only. */
function sameLetters(value: string): readonly string[] {
  const token = BY_LETTERS.get(lettersOf(value))
  return token === undefined ? [] : [token]
}
