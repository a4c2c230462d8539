// `npm run check`: everything that can be said about the repository without running the product.

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainError, root, run, say } from './processes.mjs'

const bin = (path) => [process.execPath, join(root, 'node_modules', path)]
const script = (name) => [process.execPath, join(root, 'scripts', name)]

// Biome colours its output whenever CI is set, whatever NO_COLOR says.
const colours = process.stderr.isTTY ? [] : ['--colors=off']

// `built` marks those that look at what the build leaves.
const checks = [
  { name: 'lint and format', command: [...bin('@biomejs/biome/bin/biome'), 'ci', ...colours, '.'] },
  { name: 'types', command: [...bin('turbo/bin/turbo'), 'run', 'typecheck'] },
  {
    name: 'types of the scripts',
    command: [...bin('typescript/bin/tsc'), '-p', join(root, 'scripts')],
  },
  { name: 'tests of the scripts', command: scriptTests() },
  { name: 'dependency rule', command: layersTest() },
  { name: 'dead code', command: bin('knip/bin/knip.js') },
  { name: 'lock file', command: script('check-lock.mjs') },
  { name: 'core as a package', command: script('check-package.mjs'), built: true },
  { name: 'bundle size', command: bin('size-limit/bin.js'), built: true },
]

/**
 * Runs the checks one after the other, each with its output, and gives how many failed.
 * The outcome also goes to reports/checks.json. Names as arguments choose some of them.
 */
export async function runChecks(env, names) {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0) {
    const known = checks.map((check) => `“${check.name}”`).join(', ')
    throw plainError(`No such check: ${unknown.join(', ')}. There are ${known}.`)
  }
  const chosen = names.length === 0 ? checks : checks.filter((check) => names.includes(check.name))
  if (chosen.some((check) => check.built)) {
    await run(...buildCommand(), { env })
  }
  const results = []
  for (const { name, command } of chosen) {
    say(`\n── ${name}`)
    const { code } = await run(command[0], command.slice(1), { env })
    say(code === 0 ? `✓ ${name}` : `✗ ${name}`)
    results.push({ name, passed: code === 0 })
  }
  mkdirSync(join(root, 'reports'), { recursive: true })
  writeFileSync(join(root, 'reports/checks.json'), `${JSON.stringify(results, null, 2)}\n`)
  return results.filter((result) => !result.passed).length
}

// One of core's tests, which reads the sources of every package: run here by itself, since turbo
// takes its result from the cache as long as core itself has not changed.
function layersTest() {
  const core = join(root, 'packages/core')
  const vitest = join(core, 'node_modules/vitest/vitest.mjs')
  return [process.execPath, vitest, 'run', '--root', core, 'test/layers.test.ts']
}

function scriptTests() {
  const files = readdirSync(join(root, 'scripts')).filter((name) => name.endsWith('.test.mjs'))
  const paths = files.map((name) => join(root, 'scripts', name))
  return [process.execPath, '--test', '--test-reporter=spec', ...paths]
}

function buildCommand() {
  const [node, turbo] = bin('turbo/bin/turbo')
  return [node, [turbo, 'run', 'build', '--output-logs=errors-only']]
}
