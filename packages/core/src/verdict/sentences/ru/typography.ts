/**
 * Russian: where a line must not break. A no-break space stands between a number and what it
 * counts, between “строка” and its number, and in front of a dash. The texts are written with
 * plain spaces, and a whole catalogue is set in one go.
 */

/** The texts, and what functions among them give, with no-break spaces; code stays as it is. */
export function unbroken<T>(texts: T): T {
  return set(texts) as T
}

function set(value: unknown): unknown {
  if (typeof value === 'string') return setText(value)
  if (typeof value === 'function') {
    const make = value as (...given: readonly unknown[]) => unknown
    return (...given: readonly unknown[]) => set(make(...given))
  }
  if (Array.isArray(value)) return value.map(set)
  if (typeof value !== 'object' || value === null || isCode(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, set(text)]))
}

function setText(text: string): string {
  return text
    .replaceAll(' —', `${NO_BREAK}—`)
    .replace(/(\d) (?=[а-яё])/gi, `$1${NO_BREAK}`)
    .replace(/(строк[а-яё]*) (?=\d|$)/gi, `$1${NO_BREAK}`)
}

const NO_BREAK = '\u00a0'

function isCode(value: object): boolean {
  return 'kind' in value && value.kind === 'code'
}
