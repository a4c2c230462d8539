/** What is worth knowing about an answer to `GET /robots.txt` besides its status. */
import { mediaType } from './crawl-policy.ts'
import type { FetchNote } from './fetch-report.ts'
import { siteDifferences } from './robots-url.ts'

/** What is looked at. */
export interface NotableFacts extends AddressFacts {
  /** The addresses of the walk in order, from the first one on. */
  readonly urls: readonly string[]
  readonly status: number | null
  /** Headers by name in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The text of the body, where it was read. */
  readonly text: string | null
  readonly redirectLoop: boolean
  readonly unusableLocation: boolean
}

/** The notes that apply, each once, in the order in which `FetchNote` explains them. */
export function fetchNotes(facts: NotableFacts): readonly FetchNote[] {
  const { headers, text } = facts
  const notes = redirectNotes(facts.urls)
  if (facts.redirectLoop) notes.push('redirect-loop')
  if (facts.unusableLocation) notes.push('unusable-location')

  const contentType = headers['content-type'] ?? null
  const isHtml = text !== null && looksLikeHtml(text, contentType)
  const isChallenge = looksLikeChallenge(headers, isHtml ? text : null)
  if (isHtml) notes.push('html-body')
  if (isChallenge) notes.push('challenge-page')
  if (isChallenge || ANSWERS_TO_STRANGERS.has(facts.status ?? 0)) {
    notes.push('may-differ-for-crawlers')
  }
  if (text !== null && text !== '') notes.push(...fileNotes(text, contentType))
  notes.push(...addressNotes(facts))
  return notes
}

/** What had to be done to the address that was given, before anybody was asked. */
export interface AddressFacts {
  readonly schemeAssumed: boolean
  /** It carried a user name or password, which was not sent. */
  readonly credentials: boolean
}

/** The notes about the address alone, which a report shared by several addresses lacks. */
export function addressNotes(facts: AddressFacts): readonly FetchNote[] {
  const notes: FetchNote[] = []
  if (facts.schemeAssumed) notes.push('https-assumed')
  if (facts.credentials) notes.push('credentials-dropped')
  return notes
}

function redirectNotes(urls: readonly string[]): FetchNote[] {
  const notes = new Set<FetchNote>()
  for (let i = 1; i < urls.length; i += 1) {
    const from = urls[i - 1] ?? ''
    const to = urls[i] ?? ''
    const changed = siteDifferences(from, to) ?? []
    const toHttps = from.startsWith('http:') && to.startsWith('https:')
    if (toHttps && changed.length === 1) notes.add('scheme-redirect')
    else if (changed.length > 0) notes.add('cross-host-redirect')
    if (from.startsWith('https:') && to.startsWith('http:')) notes.add('insecure-redirect')
  }
  return REDIRECT_NOTES.filter((note) => notes.has(note))
}

const REDIRECT_NOTES = ['scheme-redirect', 'cross-host-redirect', 'insecure-redirect'] as const

/** Statuses that bot protections and rate limits answer unknown clients with. */
const ANSWERS_TO_STRANGERS: ReadonlySet<number> = new Set([401, 403, 406, 429, 503])

function fileNotes(text: string, contentType: string | null): FetchNote[] {
  const notes: FetchNote[] = []
  const type = mediaType(contentType)
  if (type === null) notes.push('no-content-type')
  else if (type !== 'text/plain') notes.push('wrong-content-type')
  const charset = charsetOf(contentType)
  if (charset !== null && !UTF_8_NAMES.has(charset)) notes.push('charset-not-utf-8')
  if (UTF_16_MARKS.some((mark) => text.startsWith(mark))) notes.push('utf-16-body')
  if (text.startsWith(GZIP_START)) notes.push('compressed-body')
  return notes
}

/** ASCII is a part of UTF-8. */
const UTF_8_NAMES: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii'])

// Octets that are not valid UTF-8 stand in the text as U+DC00 + octet.
const UTF_16_MARKS = ['\udcff\udcfe', '\udcfe\udcff'] as const
const GZIP_START = '\x1f\udc8b'

function charsetOf(contentType: string | null): string | null {
  const match = /;\s*charset\s*=\s*"?([^\s;",]+)/i.exec(contentType ?? '')
  return match?.[1]?.toLowerCase() ?? null
}

/** How far into a body the start of a web page is looked for, in UTF-16 units. */
const START_LENGTH = 2048

function looksLikeHtml(text: string, contentType: string | null): boolean {
  const start = text.slice(0, START_LENGTH).replace(/^\ufeff/, '')
  if (HTML_START.test(start)) return true
  const type = mediaType(contentType)
  const isHtmlType = type === 'text/html' || type === 'application/xhtml+xml'
  return isHtmlType && start.trimStart().startsWith('<')
}

/** The elements that the WHATWG MIME Sniffing Standard (§7.1) takes as the start of a web page. */
const HTML_START =
  /^\s*(?:<!doctype\s+html|<(?:html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|meta)[\s>]|<!--)/i

function looksLikeChallenge(headers: NotableFacts['headers'], html: string | null): boolean {
  if (headers['cf-mitigated'] === 'challenge') return true
  if (html === null) return false
  const start = html.slice(0, START_LENGTH).toLowerCase()
  return CHALLENGE_WORDS.some((words) => start.includes(words))
}

const CHALLENGE_WORDS = [
  'just a moment...',
  'attention required!',
  'checking your browser',
  'verify you are human',
  'verifying you are human',
] as const
