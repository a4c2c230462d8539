/** The dependency rule as functions of a file's path and text; what is broken comes as sentences. */
import { posix } from 'node:path'

const SCOPE = '@robots-txt-tester/'

/** Package → those of ours it imports from; a `type ` in front: only types. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'packages/core': [],
  'packages/conformance': [],
  'packages/fetch': ['core'],
  'apps/api': ['core', 'fetch'],
  'apps/web': ['core', 'type api'],
  'apps/cli': ['core', 'fetch'],
  e2e: [],
}

/** Folders of core: each imports only from those in front of it. */
const CORE_FOLDERS = [
  ...['syntax', 'matching', 'http', 'dialects', 'crawlers', 'groups'],
  ...['preferences', 'verdict', 'diagnostics', 'compare'],
]

/** The paths of packages. */
export const PACKAGE_PATHS: readonly string[] = Object.keys(PACKAGES)

/** What a file breaks; `path` is relative to the repository, with `/`. */
export function brokenLayers(path: string, text: string): readonly string[] {
  const owner = PACKAGE_PATHS.find((candidate) => path.startsWith(`${candidate}/`))
  if (owner === undefined) return []
  return importsOf(text).flatMap((imported) => {
    const reason = imported.from.startsWith('.')
      ? brokenInside(owner, path, imported.from)
      : brokenBetween(owner, path, imported)
    return reason === null ? [] : [`${path} imports ${imported.from}: ${reason}`]
  })
}

interface Imported {
  readonly from: string
  readonly onlyTypes: boolean
}

function importsOf(text: string): readonly Imported[] {
  const code = withoutComments(text)
  const statements =
    /^[ \t]*(?:import|export)\s+(type\s)?(?:[^'"`;()]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
  const calls = /\b(?:import|require)\(\s*['"`]([^'"`]+)['"`]/g
  return [
    ...Array.from(code.matchAll(statements), ([, type, from = '']) => ({
      from,
      onlyTypes: type !== undefined,
    })),
    ...Array.from(code.matchAll(calls), ([, from = '']) => ({ from, onlyTypes: false })),
  ]
}

function brokenInside(owner: string, path: string, from: string): string | null {
  const target = posix.join(posix.dirname(path), from)
  if (!target.startsWith(`${owner}/`)) return 'it leaves its package'
  if (isTest(path)) return null
  if (/\.tsx?$/.test(target) && isTest(target)) return 'it is there for tests'
  if (owner === 'packages/core') return brokenInCore(folderIn(owner, path), folderIn(owner, target))
  return owner === 'apps/web' ? brokenInWeb(path, target) : null
}

function brokenInCore(from: string | null, to: string | null): string | null {
  if (from === to || from === null) return null
  if (!CORE_FOLDERS.includes(from)) return `${from}/ has no place among the folders of core`
  if (to === null) return `${from}/ cannot know the door of the package`
  const left = CORE_FOLDERS.slice(0, CORE_FOLDERS.indexOf(from))
  return left.includes(to) ? null : `${to}/ does not stand left of ${from}/`
}

/** A page → `features` → the rest; no feature knows another. `checks-pages` are pages too. */
function brokenInWeb(path: string, target: string): string | null {
  const feature = /^apps\/web\/src\/features\/([^/]+)/
  const to = feature.exec(target)?.[1]
  if (to === undefined) {
    const below = folderIn('apps/web', path) !== null
    return below && /^apps\/web\/src\/(app|main)\.tsx?$/.test(target)
      ? 'it composes the page'
      : null
  }
  const from = feature.exec(path)?.[1]
  if (from === undefined) {
    const folder = folderIn('apps/web', path)
    return folder === null || folder === 'checks-pages' ? null : 'only a page knows features'
  }
  return from === to ? null : `the feature ${from} cannot know the feature ${to}`
}

function brokenBetween(owner: string, path: string, { from, onlyTypes }: Imported): string | null {
  if (owner === 'packages/core' && !isTest(path)) return 'core imports nothing'
  if (!from.startsWith(SCOPE)) return null
  const name = from.slice(SCOPE.length).split('/', 1)[0] ?? ''
  if (isTest(path) && name === 'conformance') return null
  const allowed = PACKAGES[owner] ?? []
  if (allowed.includes(name)) return null
  if (!allowed.includes(`type ${name}`)) return `${owner} does not import from ${name}`
  return onlyTypes ? null : `${owner} takes only types from ${name}`
}

/** The folder of a package's sources in which a file stands; null for those beside the folders. */
function folderIn(owner: string, path: string): string | null {
  return /^src\/([^/]+)\//.exec(path.slice(owner.length + 1))?.[1] ?? null
}

/** Tests, benchmarks and configuration: what is not part of the product. */
function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || !/\/src\//.test(path)
}

/** Where vendors may be named: data with sources, what checks say of themselves, and texts. */
const VENDORS_WELCOME =
  /^packages\/core\/src\/(dialects|crawlers|verdict\/sentences|diagnostics\/(check\.ts|sources\.ts|checks|data|messages|pages))/

const VENDORS = /google|yandex|baidu|microsoft|openai|gptbot|claude|applebot|python|protego/i

/** The one whose name stands in other words (`subscribing`). */
const BING = /(?<![a-z])bing|Bing(?![a-z])|BING/

/** Vendors named in code of the engine or the fetcher, outside of comments. */
export function vendorNames(path: string, text: string): readonly string[] {
  if (!/^packages\/(core|fetch)\/src\//.test(path) || isTest(path)) return []
  if (VENDORS_WELCOME.test(path)) return []
  // The code of a note is a contract with those who read verdicts.
  const code = withoutComments(text).replaceAll("'read-like-google'", "''")
  return code.split('\n').flatMap((line, index) => {
    const name = (VENDORS.exec(line) ?? BING.exec(line))?.[0]
    return name === undefined ? [] : [`${path}:${index + 1} names ${name}`]
  })
}

/** Lines that ask for a dialect by its name, where they should ask for a decision. */
export function askedDialects(
  path: string,
  text: string,
  ids: readonly string[],
): readonly string[] {
  if (isTest(path)) return []
  const id = `['"\`](?:${ids.map((each) => each.replaceAll('.', '\\.')).join('|')})['"\`]`
  const asked = new RegExp(`[!=]==?\\s*${id}|${id}\\s*[!=]==?|\\bcase\\s+${id}\\s*:`)
  return withoutComments(text)
    .split('\n')
    .flatMap((line, index) =>
      asked.test(line) ? [`${path}:${index + 1} asks for a dialect: ${line.trim()}`] : [],
    )
}

/** The text with its comments blanked, so that lines keep their numbers. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  )
}
