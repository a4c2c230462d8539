/**
 * A second opinion: what Google's published parser (google/robotstxt at 22b355f) answers, written
 * down from its description and sharing nothing with the engine. Slow and plain on purpose: octets
 * one after the other, two best rules for the crawler's own groups and two for `*`, positions of a
 * pattern as a list. Strings here hold one octet per unit.
 */

export interface PublishedAnswer {
  readonly allowed: boolean
  /** As its `matching_line()`; null for 0. */
  readonly line: number | null
}

/** The points on which another reader may decide otherwise. */
export interface Reader {
  /** Whether a `User-agent:` value names a token. */
  readonly names: (value: string, token: string) => boolean
  /** A pattern as it is compared, and its length. */
  readonly pattern: (written: string) => { readonly text: string; readonly length: number }
  /** A path as it is compared. */
  readonly path: (written: string) => string
  /** An Allow of an index page also stands for its directory. */
  readonly knowsIndexPages: boolean
}

/** The parser as published. */
const PUBLISHED: Reader = {
  names: (value, token) => /^[a-z_-]*/i.exec(value)?.[0].toLowerCase() === token.toLowerCase(),
  pattern: (written) => ({ text: escaped(written), length: escaped(written).length }),
  path: (written) => written,
  knowsIndexPages: true,
}

/** The answer for a file, one product token, and path and query of an address. */
export function publishedAnswer(
  file: string,
  token: string,
  address: string,
  reader: Reader = PUBLISHED,
): PublishedAnswer {
  const path = reader.path(address)
  const best = { own: newBest(), star: newBest() }
  let namesToken = false
  let namesStar = false
  let everNamed = false
  let ruleSeen = false

  const take = (effect: 'allow' | 'disallow', length: number, line: number) => {
    const side = (namesToken ? best.own : best.star)[effect]
    if (length > side.priority) Object.assign(side, { priority: length, line })
  }

  linesOf(file).forEach((text, index) => {
    const field = fieldOf(text)
    if (field === null) return
    const key = field.key.toLowerCase()
    if (begins(key, 'user-agent', 'useragent', 'user agent')) {
      if (ruleSeen) namesToken = namesStar = ruleSeen = false
      if (/^\*($|[ \t\n\v\f\r])/.test(field.value)) namesStar = true
      else if (reader.names(field.value, token)) namesToken = everNamed = true
    } else if (begins(key, 'allow')) {
      if (!namesToken && !namesStar) return
      ruleSeen = true
      const { text: pattern, length } = reader.pattern(field.value)
      const slash = pattern.lastIndexOf('/')
      if (fitsByPositions(pattern, path)) take('allow', length, index + 1)
      else if (reader.knowsIndexPages && slash >= 0 && pattern.startsWith('/index.htm', slash)) {
        const directory = `${pattern.slice(0, slash + 1)}$`
        if (fitsByPositions(directory, path)) take('allow', directory.length, index + 1)
      }
    } else if (
      begins(key, 'disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw')
    ) {
      if (!namesToken && !namesStar) return
      ruleSeen = true
      const pattern = reader.pattern(field.value)
      if (fitsByPositions(pattern.text, path)) take('disallow', pattern.length, index + 1)
    }
  })

  const { allow, disallow } = everNamed ? best.own : best.star
  const blocked = disallow.priority > 0 && disallow.priority > allow.priority
  const { line } = disallow.priority > allow.priority ? disallow : allow
  return { allowed: !blocked, line: line === 0 ? null : line }
}

/** The standard, which decodes unreserved characters and knows tokens as their operators do. */
const STANDARD: Reader = {
  names: (value, token) =>
    /^[a-z_-]+$/i.test(token)
      ? PUBLISHED.names(value, token)
      : value.toLowerCase() === token.toLowerCase(),
  pattern: (written) => {
    const text = decodedUnreserved(escaped(written))
    return { text: text.replace(/\$(?=.)/g, '%24'), length: text.length }
  },
  path: (written) => decodedUnreserved(written).replace(/\*/g, '%2A').replace(/\$/g, '%24'),
  knowsIndexPages: false,
}

/** The same as the standard has it: RFC 9309, and where it is silent the published parser. */
export function standardAnswer(file: string, token: string, address: string): PublishedAnswer {
  return publishedAnswer(file, token, address, STANDARD)
}

function decodedUnreserved(text: string): string {
  return text.replace(/%[0-9A-F]{2}/g, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16))
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet
  })
}

function newBest() {
  return { allow: { priority: -1, line: 0 }, disallow: { priority: -1, line: 0 } }
}

/** Lines end at CR, LF or CRLF; EF BB BF in front, or the beginning of it, is passed over. */
function linesOf(file: string): readonly string[] {
  const mark = '\xef\xbb\xbf'
  let start = 0
  while (start < mark.length && start < file.length && file[start] === mark[start]) start += 1
  const lines: string[] = []
  let line = ''
  let afterCr = false
  for (const octet of file.slice(start)) {
    if (octet !== '\n' && octet !== '\r') {
      if (line.length < 8 * 2083 - 1) line += octet
      continue
    }
    const secondOfPair = octet === '\n' && afterCr && line === ''
    if (!secondOfPair) lines.push(line)
    line = ''
    afterCr = octet === '\r'
  }
  return [...lines, line]
}

function fieldOf(text: string): { readonly key: string; readonly value: string } | null {
  const content = strip(upTo('#', upTo('\0', text)))
  const colon = content.indexOf(':')
  if (colon >= 0) {
    const key = strip(content.slice(0, colon))
    return key === '' ? null : { key, value: strip(content.slice(colon + 1)) }
  }
  const words = content.split(/[ \t]+/)
  const [key = '', value = ''] = words
  return words.length === 2 ? { key: strip(key), value: strip(value) } : null
}

function upTo(end: string, text: string): string {
  return text.includes(end) ? text.slice(0, text.indexOf(end)) : text
}

function strip(text: string): string {
  return text.replace(/^[ \t\n\v\f\r]+|[ \t\n\v\f\r]+$/g, '')
}

function begins(key: string, ...names: readonly string[]): boolean {
  return names.some((name) => key.startsWith(name))
}

/** `%aa` → `%AA`, octets from 0x80 → `%XX`. */
function escaped(pattern: string): string {
  return pattern
    .replace(/%[0-9a-fA-F]{2}/g, (triplet) => triplet.toUpperCase())
    .replace(/[\x80-\xff]/g, (octet) => `%${octet.charCodeAt(0).toString(16).toUpperCase()}`)
}

/**
 * Whether a pattern fits, by the published algorithm: a sorted list of the places in the path that
 * the pattern read so far can have come to. A star opens every place from the first on.
 */
export function fitsByPositions(pattern: string, path: string): boolean {
  let places = [0]
  for (let i = 0; i < pattern.length; i += 1) {
    const unit = pattern[i]
    if (unit === '$' && i === pattern.length - 1) return places.at(-1) === path.length
    if (unit === '*') {
      const first = places[0] ?? path.length
      places = Array.from({ length: path.length - first + 1 }, (_, more) => first + more)
    } else places = places.filter((place) => path[place] === unit).map((place) => place + 1)
    if (places.length === 0) return false
  }
  return true
}
