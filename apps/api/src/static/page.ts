/** The built page: its files, and index.html for every address that may be the page's own. */
import { randomBytes } from 'node:crypto'
import { CHECKS } from '@robots-txt-tester/core'
import { Hono } from 'hono'
import type { Env } from '../services.ts'
import { pageHeaders } from './security-headers.ts'
import { fileResponse, readFolder, type StoredFile } from './stored-file.ts'

export interface Page {
  readonly files: ReadonlyMap<string, StoredFile>
  /** index.html with a nonce in it. */
  readonly document: (nonce: string) => string
}

/** Reads the page from the folder it was built to; null where it is not built. */
export function readPage(folder: string): Page | null {
  const files = readFolder(folder)
  const index = files?.get('/index.html')
  if (files === null || index === undefined) return null
  return { files, document: withNonce(Buffer.from(index.content.plain).toString('utf8')) }
}

/**
 * The routes of the page. Without one its addresses are not found, and the API works alone.
 */
export function pageRoutes(page: Page | null) {
  const app = new Hono<Env>()
  if (page === null) return app
  return app.get('*', async function servePage(c, next) {
    const file = page.files.get(c.req.path)
    if (file !== undefined && c.req.path !== '/index.html') {
      return fileResponse(c, file, cacheControlOf(c.req.path))
    }
    if (!isPageAddress(c.req.path)) return next()
    const nonce = randomBytes(16).toString('base64')
    return c.html(page.document(nonce), hasSomething(c.req.path) ? 200 : 404, {
      ...pageHeaders(nonce, c.req.query('embed') === '1'),
      // No ETag: a 304 would bring a new nonce to an old document.
      'Cache-Control': 'private, no-cache',
    })
  })
}

/** Vite puts a hash of the content into the names of what it builds; other files may change. */
function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, no-cache'
}

/**
 * Where the page has something to show. At any other address it shows what it can, and the status
 * says that there is nothing: a soft 404 is what this program warns others of.
 */
const PAGE_ADDRESSES: ReadonlySet<string> = new Set([
  '/',
  '/index.html',
  '/checks',
  ...CHECKS.map(({ id }) => `/checks/${id}`),
])

function hasSomething(path: string): boolean {
  return PAGE_ADDRESSES.has(path.length > 1 ? path.replace(/\/$/, '') : path)
}

/** Addresses below /api are the API's; a name with a dot is a file, and that one is not there. */
function isPageAddress(path: string): boolean {
  if (path === '/index.html') return true
  return !/^\/api(?:\/|$)/.test(path) && !/\.[^/]*$/.test(path)
}

/** The page reads the nonce from a `<meta>` and gives it to the editor. */
function withNonce(html: string): (nonce: string) => string {
  const meta = /<meta\s+name="csp-nonce"[^>]*>/
  const tag = (nonce: string) => `<meta name="csp-nonce" content="${nonce}">`
  return meta.test(html)
    ? (nonce) => html.replace(meta, tag(nonce))
    : (nonce) => html.replace('</head>', `${tag(nonce)}</head>`)
}
