// The script a visitor waits for: what index.html names (the entry and everything it imports
// statically) and the editor's chunk, which is loaded right after. Other chunks come on demand.

import { readdirSync, readFileSync } from 'node:fs'

const dist = 'apps/web/dist'
const html = readFileSync(`${dist}/index.html`, 'utf8')
const named = Array.from(
  html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g),
  ([, path]) => `${dist}/${path}`,
)
const editor = readdirSync(`${dist}/assets`)
  .filter((name) => /editor.*\.js$/i.test(name))
  .map((name) => `${dist}/assets/${name}`)

// biome-ignore lint/style/noDefaultExport: size-limit reads its configuration from the default export
export default [
  {
    name: 'script before the editor is usable (brotli)',
    path: Array.from(new Set([...named, ...editor])),
    limit: '200 KiB',
    brotli: true,
  },
]
