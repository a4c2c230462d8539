// The lock must serve every reader of the repository: no host name in it (it would tie installs to
// one registry), and every platform's binary of each native tool (pnpm leaves out, without a word,
// what it could not reach on the machine that wrote the lock).

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './processes.mjs'

/** Lines of the lock that name a host, as `line number: text`. */
export function hostNames(lock) {
  return lock
    .split('\n')
    .map((line, index) => `${index + 1}: ${line.trim()}`)
    .filter((line) => /https?:|tarball:|registry\./.test(line))
}

/** The `name@version` of every package in a pnpm lock of format 9. */
export function lockedPackages(lock) {
  const section = /^packages:\n([\s\S]*?)^(?=\S)/m.exec(`${lock}\nend`)?.[1] ?? ''
  return new Set(
    Array.from(section.matchAll(/^ {2}'?(@?[^'\s:@]+@[^'\s:]+)'?:$/gm), ([, id]) => id),
  )
}

/**
 * The optional dependencies that a manifest names and the lock has not, as sentences. Platform
 * binaries are pinned exactly; for a range any version of that name will do.
 */
export function missingOptional(manifest, locked) {
  return Object.entries(manifest.optionalDependencies ?? {})
    .filter(([name, wanted]) =>
      /^\d/.test(wanted)
        ? !locked.has(`${name}@${wanted}`)
        : !Array.from(locked).some((id) => id.startsWith(`${name}@`)),
    )
    .map(([name, wanted]) => `${manifest.name}@${manifest.version} wants ${name}@${wanted}`)
}

function installedManifests() {
  const store = join(root, 'node_modules/.pnpm')
  return readdirSync(store)
    .filter((folder) => folder.includes('@'))
    .flatMap((folder) => {
      const modules = join(store, folder, 'node_modules')
      // `@scope+name@1.2.3_peers` holds the package `@scope/name` itself beside links to others.
      const name = folder.slice(0, folder.indexOf('@', 1)).replace('+', '/')
      const path = join(modules, name, 'package.json')
      return existsSync(path) ? [JSON.parse(readFileSync(path, 'utf8'))] : []
    })
}

function main() {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  const locked = lockedPackages(lock)
  const manifests = installedManifests()
  const problems = [
    ...hostNames(lock).map((line) => `a host name in pnpm-lock.yaml, line ${line}`),
    ...manifests.flatMap((manifest) => missingOptional(manifest, locked)),
  ]
  if (locked.size === 0 || manifests.length === 0) problems.push('nothing was read')
  for (const problem of problems) console.error(problem)
  console.error(
    `${locked.size} packages locked, ${manifests.length} manifests compared, ${problems.length} problems.`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
