/** Pattern and target, each in the form in which a dialect compares them. */
import { escapeNonAscii, normaliseEscapes } from './percent-encoding.ts'
import { decodePercent, joinPath, quote, splitAddress } from './quoting.ts'

/**
 * - `escape-non-ascii`: octets outside ASCII become `%XX`, the digits of escapes upper case;
 *   nothing is decoded
 * - `normalised`: in addition, escapes of unreserved characters are decoded (RFC 9309 §2.2.2)
 * - `decoded-and-quoted`: all escapes are decoded, then everything but unreserved characters and
 *   `/` is escaped, `?`, `=`, `*` and `$` too; empty parts of the address fall away
 * - `parts-quoted`: the same for the path and for each name and value of the query on their own,
 *   so that `?`, `=`, `&`, `*` and `$` keep their meaning
 * - `path-quoted`: the path is decoded and escaped, parameters and query stay as written
 */
export type ComparedForm =
  | 'escape-non-ascii'
  | 'normalised'
  | 'decoded-and-quoted'
  | 'parts-quoted'
  | 'path-quoted'

/**
 * What a `$` means that is not the last character.
 *
 * - `literal`: it stands for itself
 * - `skips-rule`: the rule is left out (behind a `$`, more `$` and `*` are dropped first)
 * - `both`: the rule is read twice, with every `$` standing for itself, and as written
 */
export type InnerDollar = 'literal' | 'skips-rule' | 'both'

/** A pattern in its compared form, and its length there. */
export interface ComparedPattern {
  readonly text: string
  readonly octets: number
}

/** The compared forms of a pattern: usually one; none where the rule is left out. */
export function comparedPatterns(
  written: string,
  form: ComparedForm,
  innerDollar: InnerDollar,
): readonly ComparedPattern[] {
  switch (innerDollar) {
    case 'literal':
      return [comparedPattern(written, form)]
    case 'both': {
      const asWritten = comparedPattern(written, form)
      if (!written.includes('$')) return [asWritten]
      return [comparedPattern(written.replaceAll('$', '%24'), form), asWritten]
    }
    case 'skips-rule': {
      const short = written.replace(/\*{2,}/g, '*').replace(/\$[$*]+/g, '$')
      const dollar = short.indexOf('$')
      if (dollar >= 0 && dollar < short.length - 1) return []
      return [comparedPattern(short, form)]
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
      return escapeWildcards(normaliseEscapes(target))
    case 'decoded-and-quoted':
      return quote(joinPath(partsOfTarget(decodePercent(target, 'replace'))), '/')
    case 'parts-quoted': {
      const [path, query] = cutAtQuery(doubledSlashes(target))
      return quoteAfresh(path) + (query === null ? '' : `?${quoteParts(query, /[^=&]+/g)}`)
    }
    case 'path-quoted': {
      const parts = partsOfTarget(target)
      const path = quote(decodePercent(parts.path, 'replace', '/%'), '/%')
      return doubledSlashes(joinPath({ ...parts, path }))
    }
  }
}

/** The compared form of a pattern, read as written. */
export function comparedPattern(written: string, form: ComparedForm): ComparedPattern {
  const text = comparedText(written, form)
  // A `$` that stands for itself is written `%24` where the target has it so; it counts as one.
  const shown = form === 'normalised' ? withoutInnerDollar(text) : text
  return { text: shown, octets: text.length }
}

function withoutInnerDollar(text: string): string {
  const first = text.indexOf('$')
  return first < 0 || first === text.length - 1 ? text : text.replace(/\$(?!$)/g, '%24')
}

function comparedText(written: string, form: ComparedForm): string {
  switch (form) {
    case 'escape-non-ascii':
      return escapeNonAscii(written)
    case 'normalised':
      return normaliseEscapes(written)
    case 'decoded-and-quoted': {
      const parts = splitAddress(decodePercent(written, 'replace'))
      const site =
        (parts.scheme === null ? '' : `${parts.scheme.toLowerCase()}:`) +
        (parts.authority ? `//${parts.authority}` : '')
      return quote(site + joinPath(parts), '/')
    }
    case 'parts-quoted': {
      const [path, query] = cutAtQuery(written)
      const quoted = quoteParts(path, /[^*$]+/g)
      return quoted + (query === null ? '' : `?${quoteParts(query, /[^=&*$]+/g)}`)
    }
    case 'path-quoted':
      return pathQuotedPattern(written)
  }
}

/** The last `?`, `;` or `$` keeps its place behind the path, whatever follows there. */
function pathQuotedPattern(written: string): string {
  const rooted = /^https?:\/\//.test(written) ? `/${written}` : written
  const doubled = rooted.startsWith('//') ? `//${rooted}` : rooted
  const last = /[?;$]$/.exec(doubled)?.[0] ?? ''
  const parts = splitAddress(last === '' ? doubled : doubled.slice(0, -1))
  const path = quote(decodePercent(parts.path, 'replace', '/*$%'), '/*%=') + last
  return doubledSlashes(joinPath({ ...parts, path }))
}

function escapeWildcards(text: string): string {
  if (!text.includes('*') && !text.includes('$')) return text
  return text.replaceAll('*', '%2A').replaceAll('$', '%24')
}

function partsOfTarget(target: string) {
  // An authority of its own keeps a path that begins with two slashes a path.
  return splitAddress(`//-${target}`)
}

/** A path that begins with two slashes gets two more, so that it is not read as an authority. */
function doubledSlashes(path: string): string {
  return path.startsWith('//') ? `//${path}` : path
}

function quoteParts(text: string, part: RegExp): string {
  return text.replace(part, quoteAfresh)
}

function quoteAfresh(text: string): string {
  return quote(decodePercent(text, 'keep'), '/')
}

function cutAtQuery(text: string): readonly [string, string | null] {
  const query = text.indexOf('?')
  return query < 0 ? [text, null] : [text.slice(0, query), text.slice(query + 1)]
}
