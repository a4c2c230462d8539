// The dependency rule of ARCHITECTURE.md, read off the import lines: which package may import
// which, and which folder of core may import which. Ends with 1 and a list when a line breaks it.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './processes.mjs'

const scope = '@robots-txt-tester/'

// Package → the packages of ours it may import; `types` only as types.
const packages = {
  'packages/core': { values: [], types: [] },
  'packages/conformance': { values: [], types: [] },
  'packages/fetch': { values: ['core'], types: [] },
  'apps/api': { values: ['core', 'fetch'], types: [] },
  'apps/web': { values: ['core'], types: ['api'] },
  e2e: { values: [], types: [] },
}

// Cases may be read by tests everywhere.
const inTests = ['conformance']

// Folders of core, from left to right: a folder imports only from those left of it.
const order = [
  'syntax',
  'matching',
  'http',
  'dialects',
  'crawlers',
  'groups',
  'preferences',
  'verdict',
  'diagnostics',
  'compare',
]

const vendorFolders = ['dialects', 'crawlers', 'diagnostics']
const vendors = /\b(google(bot)?|yandex(bot)?|bing(bot)?|baidu(spider)?|applebot|gptbot)\b/i

/**
 * What a source file breaks, as sentences. `path` is the file's, relative to the repository, with
 * `/`; `text` is its content.
 */
export function brokenRules(path, text) {
  const owner = Object.keys(packages).find((folder) => path.startsWith(`${folder}/`))
  if (owner === undefined) return []
  const broken = importsOf(text).flatMap(({ specifier, typeOnly }) => {
    const reason = specifier.startsWith('.')
      ? brokenByRelative(owner, path, specifier)
      : brokenByPackage(owner, path, specifier, typeOnly)
    return reason === null ? [] : [`${path}: imports ${specifier}, but ${reason}`]
  })
  return [...broken, ...vendorNames(path, text)]
}

function importsOf(text) {
  const statement =
    /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
  const dynamic = /\b(?:import|require)\(\s*['"]([^'"]+)['"]\s*\)/g
  return [
    ...Array.from(text.matchAll(statement), ([, type, specifier]) => ({
      specifier,
      typeOnly: type !== undefined,
    })),
    ...Array.from(text.matchAll(dynamic), ([, specifier]) => ({ specifier, typeOnly: false })),
  ]
}

function brokenByPackage(owner, path, specifier, typeOnly) {
  if (owner === 'packages/core' && specifier.startsWith('node:') && !isForTests(path)) {
    return 'core runs in browsers too'
  }
  if (!specifier.startsWith(scope)) return null
  const name = specifier.slice(scope.length).split('/')[0]
  if (`packages/${name}` === owner || `apps/${name}` === owner) return null
  const { values, types } = packages[owner]
  if (values.includes(name) || (typeOnly && types.includes(name))) return null
  if (isForTests(path) && inTests.includes(name)) return null
  return types.includes(name)
    ? `${owner} may take only types from ${name} (import type)`
    : `${owner} may import ${[...values, ...types].join(', ') || 'no package of ours'}`
}

function brokenByRelative(owner, path, specifier) {
  const target = join(dirname(path), specifier).split(sep).join('/')
  if (!target.startsWith(`${owner}/`)) return 'a relative import stays in its package'
  if (owner !== 'packages/core') return null
  const [from, to] = [folderOf(path), folderOf(target)]
  if (from === null || to === null || from === to || isForTests(path)) return null
  if (!order.includes(from)) return `${from}/ has no place in the order of core's folders`
  return order.indexOf(to) < order.indexOf(from)
    ? null
    : `${from}/ may import only from ${order.slice(0, order.indexOf(from)).join(', ') || 'no other folder'}`
}

function folderOf(path) {
  return /^packages\/core\/src\/([^/]+)\//.exec(path)?.[1] ?? null
}

function isForTests(path) {
  return /\.test\.tsx?$/.test(path) || !/\/src\//.test(path)
}

// A difference between dialects is a named decision point; a vendor's name in the code that reads
// or decides means that one slipped in. Comments and tests may name them.
function vendorNames(path, text) {
  const folder = folderOf(path)
  if (folder === null || vendorFolders.includes(folder) || isForTests(path)) return []
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  )
  return code.split('\n').flatMap((line, index) => {
    const name = vendors.exec(line)?.[0]
    return name === undefined
      ? []
      : [`${path}:${index + 1}: names ${name} outside dialects/ and crawlers/`]
  })
}

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (['node_modules', 'dist', 'dist-bench', 'reports'].includes(entry.name)) return []
    if (entry.isDirectory()) return sourceFiles(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function main() {
  const files = Object.keys(packages).flatMap((folder) => sourceFiles(join(root, folder)))
  const broken = files.flatMap((file) =>
    brokenRules(relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')),
  )
  for (const sentence of broken) console.error(sentence)
  console.error(`${files.length} files read, ${broken.length} lines break the dependency rule.`)
  process.exitCode = broken.length === 0 && files.length > 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
