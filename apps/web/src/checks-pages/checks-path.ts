/** Which page about the checks an address asks for. */

export type ChecksPath =
  | { readonly kind: 'list' }
  /** `id` as written; there may be no such check. */
  | { readonly kind: 'check'; readonly id: string }

/** Reads the path of an address; null where it asks for another page. */
export function checksPath(pathname: string): ChecksPath | null {
  const [, first, id = '', ...more] = pathname.split('/')
  if (first !== 'checks') return null
  if (id === '') return { kind: 'list' }
  return { kind: 'check', id: [decoded(id), ...more].join('/').replace(/\/$/, '') }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
