// The script a visitor waits for: what index.html names and the editor's chunk, which is loaded
// right after, each with everything it imports statically. Other chunks come on demand.

import { readdirSync, readFileSync } from 'node:fs'

const assets = 'apps/web/dist/assets'
const html = readFileSync('apps/web/dist/index.html', 'utf8')
const entries = Array.from(html.matchAll(/assets\/([^"]+\.js)"/g), ([, name]) => name)
const editor = readdirSync(assets).filter((name) => /editor.*\.js$/.test(name))
if (entries.length === 0 || editor.length === 0) {
  throw new Error('The entry or the editor’s chunk was not found: has the build changed?')
}

/** The chunk and what it imports statically, itself or through others. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  const text = readFileSync(`${assets}/${name}`, 'utf8')
  for (const [, imported] of text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) {
    withImports(imported, found)
  }
  return found
}

const needed = new Set([...entries, ...editor].flatMap((name) => Array.from(withImports(name))))

// biome-ignore lint/style/noDefaultExport: size-limit reads its configuration from the default export
export default [
  {
    name: 'script before the editor is usable',
    path: Array.from(needed, (name) => `${assets}/${name}`),
    limit: '200 KiB',
    brotli: true,
  },
]
