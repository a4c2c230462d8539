/** Rules whose value is a whole address instead of a path. */
import type { Site } from './site-of.ts'

export interface AbsolutePattern {
  /** Host and port as written, in lower case. */
  readonly host: string
  /** What follows the host; empty where nothing does. */
  readonly path: string
}

/** The parts of a value that names a scheme or a host; null for one that does not. */
export function absolutePattern(value: string, site: Site | null): AbsolutePattern | null {
  // Nearly every pattern is a path.
  if (value.startsWith('/') && !value.startsWith('//')) return null
  const [, host = '', path = ''] =
    /^\*?(?:https?|ftp):\/{1,2}([^/?*\s]*)(.*)$/i.exec(value) ??
    /^\/\/((?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?)(\/.*)?$/i.exec(value) ??
    /^(www\.(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?)(\/.*)?$/i.exec(value) ??
    (site === null ? null : atSite(value, site)) ??
    []
  return host === '' ? null : { host: host.toLowerCase(), path }
}

function atSite(value: string, { host }: Site): readonly [string, string, string] | null {
  const lower = value.toLowerCase()
  if (lower !== host && !lower.startsWith(`${host}/`)) return null
  return [value, value.slice(0, host.length), value.slice(host.length)]
}
