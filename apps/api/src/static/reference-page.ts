/** `/api/docs`: the API for reading and trying out. Everything it loads comes from here. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import type { Env } from '../services.ts'
import { referenceHeaders } from './security-headers.ts'
import { fileResponse, type StoredFile, storedFile } from './stored-file.ts'

/** The routes of the reference page, below `/api/docs`. */
export function referenceRoutes() {
  return new Hono<Env>()
    .get('/api/docs', function referencePage(c) {
      for (const [name, value] of Object.entries(referenceHeaders())) c.header(name, value)
      return fileResponse(c, DOCUMENT, 'public, no-cache')
    })
    .get('/api/docs/:name{.+}', async function referenceFile(c, next) {
      const file = fileNamed(c.req.param('name'))
      return file === null ? next() : fileResponse(c, file, 'public, max-age=86400')
    })
    .get('/api/docs/', (c) => c.redirect('/api/docs', 308))
}

const STYLES = `body { margin: 0; }
header { padding: 12px 20px; font: 16px/1.5 system-ui, sans-serif; border-bottom: 1px solid #d9d9d9; }
header a { color: inherit; }
noscript { display: block; padding: 20px; }
`

// No validator: it would send the document to a server that is not ours.
const PROGRAM = `SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
})
`

const DOCUMENT = storedFile(
  'reference.html',
  Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · robots.txt tester</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/reference.css">
</head>
<body>
<header><a href="/">robots.txt tester</a> · API</header>
<noscript>This page needs JavaScript. The description itself: <a href="/api/v1/openapi.json">openapi.json</a></noscript>
<div id="reference"></div>
<script src="/api/docs/swagger-ui-bundle.js" charset="utf-8"></script>
<script src="/api/docs/reference.js"></script>
</body>
</html>
`),
)

/** Files of the package that the page loads. */
const PACKAGED = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'])

const files = new Map<string, StoredFile>([
  ['reference.css', storedFile('reference.css', Buffer.from(STYLES))],
  ['reference.js', storedFile('reference.js', Buffer.from(PROGRAM))],
])

/** Read when first asked for: a server that nobody asks for the page need not hold 1.5 MB for it. */
function fileNamed(name: string): StoredFile | null {
  const known = files.get(name)
  if (known !== undefined) return known
  if (!PACKAGED.has(name)) return null
  const path = createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`)
  const file = storedFile(name, readFileSync(path))
  files.set(name, file)
  return file
}
