/**
 * Percent-decoding and quoting as general URL libraries do it, and their way of cutting an address
 * into parts (RFC 3986 §2.1, §2.3, §3; parameters of the last segment as in RFC 1808 §2.1). Some
 * robots.txt libraries pass patterns and addresses through these before they compare them.
 */
import { decodeOctets, encodeOctets } from '../syntax/source.ts'
import { escapeOctet, isUnreserved } from './percent-encoding.ts'

/**
 * Decodes `%XX`. Octets that are not valid UTF-8 become U+FFFD (`replace`) or escaped octets
 * (`keep`, see `decodeOctets`). Escapes of the characters in `except` stay, with upper-case digits.
 */
export function decodePercent(text: string, invalid: 'replace' | 'keep', except = ''): string {
  if (!text.includes('%')) return text
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    let out = ''
    let octets: number[] = []
    const flush = () => {
      out += decode(Uint8Array.from(octets), invalid)
      octets = []
    }
    for (let i = 0; i < run.length; i += 3) {
      const octet = Number.parseInt(run.slice(i + 1, i + 3), 16)
      if (octet < 0x80 && except.includes(String.fromCharCode(octet))) {
        flush()
        out += escapeOctet(octet)
      } else octets.push(octet)
    }
    flush()
    return out
  })
}

/** Escapes every octet but the unreserved characters and those in `safe`. */
export function quote(text: string, safe: string): string {
  let out = ''
  for (const octet of encodeOctets(text)) {
    const kept = octet < 0x80 && (isUnreserved(octet) || safe.includes(String.fromCharCode(octet)))
    out += kept ? String.fromCharCode(octet) : escapeOctet(octet)
  }
  return out
}

/** The parts of an address or of a piece of one; `null` where a part is not there at all. */
export interface AddressParts {
  readonly scheme: string | null
  readonly authority: string | null
  readonly path: string
  /** What follows the first `;` of the last segment of the path. */
  readonly parameters: string | null
  readonly query: string | null
  readonly fragment: string | null
}

/** Cuts a text into the parts of an address. Never fails. */
export function splitAddress(text: string): AddressParts {
  let rest = text.replace(/^[\0- ]+/, '').replace(/[\t\r\n]/g, '')
  const scheme = /^[a-z][a-z0-9+.-]*(?=:)/i.exec(rest)?.[0] ?? null
  if (scheme !== null) rest = rest.slice(scheme.length + 1)
  let authority: string | null = null
  if (rest.startsWith('//')) {
    const end = rest.slice(2).search(/[/?#]/)
    authority = end < 0 ? rest.slice(2) : rest.slice(2, end + 2)
    rest = rest.slice(2 + authority.length)
  }
  const [beforeFragment, fragment] = cutAt(rest, rest.indexOf('#'))
  const [beforeQuery, query] = cutAt(beforeFragment, beforeFragment.indexOf('?'))
  const segment = Math.max(beforeQuery.lastIndexOf('/'), 0)
  const [path, parameters] = cutAt(beforeQuery, beforeQuery.indexOf(';', segment))
  return { scheme, authority, path, parameters, query, fragment }
}

/**
 * Puts path, parameters, query and fragment together again; parts that are empty are left out with
 * their sign, as these libraries do.
 */
export function joinPath(parts: Omit<AddressParts, 'scheme' | 'authority'>): string {
  const { path, parameters, query, fragment } = parts
  return (
    path +
    (parameters ? `;${parameters}` : '') +
    (query ? `?${query}` : '') +
    (fragment ? `#${fragment}` : '')
  )
}

function decode(octets: Uint8Array, invalid: 'replace' | 'keep'): string {
  if (invalid === 'keep') return decodeOctets(octets).text
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(octets)
}

function cutAt(text: string, index: number): readonly [string, string | null] {
  return index < 0 ? [text, null] : [text.slice(0, index), text.slice(index + 1)]
}
