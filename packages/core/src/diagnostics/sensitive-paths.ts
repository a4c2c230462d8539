/** Paths that tell a stranger where to look. */
import type { SensitiveKind } from './data/rules.ts'

const WORDS: readonly (readonly [SensitiveKind, string])[] = [
  [
    'credentials',
    'passwords|passwd|password(?=\\.)|credentials?|secrets?|private[-_]?keys?|api[-_]?keys?|id_rsa|\\.?htpasswd',
  ],
  ['backup', 'backups?|bak|dumps?|db[-_]?(?:backups?|dumps?)|sql[-_]?dumps?|mysqldump'],
  ['settings', '\\.env|\\.git|\\.svn|\\.hg|\\.htaccess|wp-config|web\\.config'],
  ['admin', 'admin|administration|phpmyadmin|pma|adminer|cpanel|webmin|plesk|control-?panel'],
  ['internal', 'confidential|intranet|internal|payroll|staff[-_]only|customer[-_](?:data|list)s?'],
]

/** A word counts as a whole one, or as a part that `-`, `_` or `.` sets apart. */
const PATTERNS = WORDS.map(
  ([kind, words]) => [kind, new RegExp(`[/_.-](?:${words})(?![a-z0-9])`, 'i')] as const,
)

const FILES: readonly (readonly [SensitiveKind, RegExp])[] = [
  ['backup', /\.(?:sql|bak|dump|old)(?:\.(?:gz|zip))?[$*]?$/i],
  ['credentials', /\.(?:pem|key|p12|pfx)[$*]?$/i],
]

/** Pieces of all of these words, for a first look. */
const PIECES =
  /passw|credent|secret|key|rsa|backup|bak|dump|\.env|\.git|\.svn|\.hg|htaccess|config|admin|pma|cpanel|webmin|plesk|panel|confiden|intranet|internal|payroll|staff|customer|\.sql|\.old|\.p12|\.pfx|\.pem/i

/** Where everybody knows the address, nothing is revealed. */
const KNOWN_TO_ALL = /\/wp-admin(?:[/*$]|$)/

/** The longest pattern that is looked at. */
const MOST = 500

/** What a pattern reveals; null where it reveals nothing. */
export function sensitiveKind(pattern: string): SensitiveKind | null {
  if (!PIECES.test(pattern) || pattern.length > MOST || KNOWN_TO_ALL.test(pattern)) return null
  const found = [...FILES, ...PATTERNS].find(([, words]) => words.test(pattern))
  return found === undefined ? null : found[0]
}
