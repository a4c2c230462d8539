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
    /^\*?(?:https?|ftp):\/{1,2}([^/?\s]*)(.*)$/is.exec(value) ??
    /^\*:\/\/((?:[a-z0-9*-]+\.)+[a-z]{2,}(?::\d+)?)(\/.*)?$/is.exec(value) ??
    /^\/\/((?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?)(\/.*)?$/is.exec(value) ??
    /^(www\.(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?)(\/.*)?$/is.exec(value) ??
    (site === null ? null : atSite(value, site)) ??
    behindHost(value) ??
    []
  return host === '' ? null : { host: host.toLowerCase(), path }
}

type Parts = readonly [string, string, string]

function atSite(value: string, { host }: Site): Parts | null {
  const lower = value.toLowerCase()
  if (lower !== host && !lower.startsWith(`${host}/`)) return null
  return [value, value.slice(0, host.length), value.slice(host.length)]
}

/** `example.com/a`, `sub.example.co.uk/a`, `localhost:8080/a`: the first piece is a host. */
function behindHost(value: string): Parts | null {
  const slash = value.indexOf('/')
  const host = slash < 0 ? value : value.slice(0, slash)
  const name = host.replace(/:\d{1,5}$/, '')
  const isHost = slash < 0 ? isHostAlone(name) : hostLikeness(name) === 'host'
  return isHost ? [value, host, value.slice(host.length)] : null
}

const NAME = /^(?:[a-z0-9-]+\.)+([a-z]{2,})$/i

/** Files end in these, too, and nothing else shows that a host is meant. */
function isHostAlone(name: string): boolean {
  return /^(?:com|net|org|info|biz|edu|gov)$/i.test(NAME.exec(name)?.[1] ?? '')
}

const DOMAINS =
  /^(?:com|net|org|info|biz|edu|gov|mil|app|dev|shop|online|site|store|tech|blog|xyz|club|cloud|news|media|live|world|agency)$/i

/** Domains of countries that are the ends of files, too. */
const ALSO_FILES = /^(?:ai|am|as|cc|cs|hs|in|js|md|mk|ml|pl|pm|ps|py|rb|rs|sh|so|ts|vb)$/i

/** Ends of files with which an address may go on, as `index.php/page`. */
const FILES =
  /^(?:php\d?|phtml|s?html?|aspx?|ashx|asmx|jsp|jsf|do|cgi|cfm|nsf|dll|exe|xml|json|txt|css|js|pdf)$/i

/** Whether the piece of a value in front of its first slash, without port, is the name of a host. */
export function hostLikeness(name: string): 'host' | 'perhaps' | 'none' {
  if (/^localhost$/i.test(name)) return 'host'
  const end = NAME.exec(name)?.[1]
  if (end === undefined || FILES.test(end)) return 'none'
  if (DOMAINS.test(end)) return 'host'
  return end.length === 2 && !ALSO_FILES.test(end) ? 'host' : 'perhaps'
}
