/** Files that are served as they are: read once at the start, kept in memory. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Context } from 'hono'
import { type Coding, type Compressible, compressible, incompressible } from './compressed.ts'

export interface StoredFile {
  readonly type: string
  /** A hash of the content. */
  readonly tag: string
  readonly content: Compressible
}

/** A file from its octets; `name` tells its type. */
export function storedFile(
  name: string,
  octets: Uint8Array,
  ready: Partial<Readonly<Record<Coding, Uint8Array>>> = {},
): StoredFile {
  const type = TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'
  const tag = createHash('sha256').update(octets).digest('base64url').slice(0, 22)
  const isText = /^(?:text\/|image\/svg|application\/(?:json|manifest))/.test(type)
  const gains = isText && octets.length > 512
  return { type, tag, content: gains ? compressible(octets, ready) : incompressible(octets) }
}

/**
 * The files of a folder and those below, by their path from it, as `/assets/a.js`; null where there
 * is no such folder. `a.js.br` and `a.js.gz` are taken for the compressed forms of `a.js`.
 */
export function readFolder(folder: string): ReadonlyMap<string, StoredFile> | null {
  const octets = readOctets(folder)
  if (octets === null) return null
  const files = new Map<string, StoredFile>()
  for (const [path, content] of octets) {
    if (/\.(?:br|gz)$/.test(path) && octets.has(path.replace(/\.\w+$/, ''))) continue
    const [br, gzip] = [octets.get(`${path}.br`), octets.get(`${path}.gz`)]
    files.set(path, storedFile(path, content, { ...(br && { br }), ...(gzip && { gzip }) }))
  }
  return files
}

/** The answer with a file, or that the client has it already. */
export async function fileResponse(
  c: Context,
  file: StoredFile,
  cacheControl: string,
): Promise<Response> {
  const { coding, octets } = await file.content.suiting(c.req.header('Accept-Encoding'))
  const etag = `"${file.tag}${coding === null ? '' : `-${coding}`}"`
  const headers = {
    'Cache-Control': cacheControl,
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  if (isKnown(c.req.header('If-None-Match'), file.tag)) return c.body(null, 304, headers)
  return c.body(new Uint8Array(octets), 200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': String(octets.length),
    ...(coding === null ? {} : { 'Content-Encoding': coding }),
  })
}

/** Whether a client holds the file, in whatever coding it got it. */
function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((entry) => {
    const known = entry.trim().replace(/^W\//, '')
    return known === '*' || known.replace(/-(?:br|gzip)"$/, '"') === `"${tag}"`
  })
}

function readOctets(folder: string): ReadonlyMap<string, Buffer> | null {
  let entries: string[]
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  return new Map(
    entries.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readFileSync(path)]),
  )
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
