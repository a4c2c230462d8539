// What `npm start`, `npm test`, `npm run dev`, `check`, `format` and `bench` do, from a clean clone on.

import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { environmentWithPnpm, pnpm } from './npm.mjs'
import {
  endChildrenWithUs,
  mustRun,
  plainError,
  root,
  run,
  say,
  startedByNpm,
  whenStarterEnds,
} from './processes.mjs'
import { runChecks } from './static-checks.mjs'

const tasks = { start, dev, test, check, format, bench }

/** Runs one task; rejects with a plain sentence when a step of it fails. */
export async function runTask(name, args) {
  const task = Object.hasOwn(tasks, name ?? '') ? tasks[name] : null
  if (task === null) {
    throw plainError(`Usage: node scripts/run.mjs ${Object.keys(tasks).join('|')} [arguments]`)
  }
  await task(args, endChildrenWithUs())
}

async function start(_args, release) {
  const env = await install()
  say('Building …')
  const served = ['web', 'api'].map((name) => `--filter=@robots-txt-tester/${name}`)
  const args = ['build', ...served, '--output-logs=errors-only']
  await mustTurbo('The build failed; see above.', args, env)
  const server = join(root, 'apps/api/dist/main.js')
  if (!existsSync(server)) throw plainError('The build left no server at apps/api/dist/main.js.')
  // The server runs in this very process: no child can outlive us, and signals reach it directly.
  release()
  if (startedByNpm) whenStarterEnds(() => process.kill(process.pid, 'SIGTERM'))
  for (const variable of Object.keys(process.env)) {
    if (variable.startsWith('npm_')) delete process.env[variable]
  }
  await import(pathToFileURL(server).href)
}

async function dev() {
  const env = await install()
  await mustTurbo('The development servers have stopped.', ['dev'], env)
}

async function test() {
  rmSync(join(root, 'e2e/reports'), { recursive: true, force: true })
  const env = await install()
  // Both always run: whoever reads the output learns of everything that is wrong at once.
  const steps = [
    [
      'Types, unit tests and build',
      ['typecheck', 'test', 'build', '--continue', '--concurrency=2'],
    ],
    ['Browser tests', ['e2e', '--output-logs=new-only']],
  ]
  const failed = []
  for (const [name, args] of steps) {
    if ((await turbo(args, env)) !== 0) failed.push(name)
  }
  if (failed.length > 0)
    throw plainError(`Not everything is good: ${failed.join(', ')}. See above.`)
  say('\nTypes, unit tests, build and browser tests: all good.')
}

async function check(args) {
  const env = await install()
  const failed = await runChecks(env, args)
  if (failed > 0) throw plainError(`${failed} of the static checks failed; see above.`)
}

async function format() {
  const env = await install()
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const sentence = 'Some findings need a hand; see above.'
  await mustRun(sentence, process.execPath, [biome, 'check', '--write', root], { env })
}

async function bench(args) {
  if (!existsSync(join(root, 'packages/core/bench/main.ts'))) {
    throw plainError('There are no benchmarks in this version.')
  }
  const env = await install()
  const filter = '--filter=@robots-txt-tester/core'
  await mustTurbo(
    'The benchmarks could not be built.',
    ['bench:build', filter, '--output-logs=errors-only'],
    env,
  )
  const entry = join(root, 'packages/core/dist-bench/bench/main.js')
  await mustRun('The benchmark failed; see above.', process.execPath, [entry, ...args], {
    cwd: join(root, 'packages/core'),
    env,
    output: 'result',
  })
}

async function install() {
  say('Fetching pnpm and the dependencies …')
  const env = {
    ...(await environmentWithPnpm()),
    ...plainWhereNobodyLooks(),
    TURBO_TELEMETRY_DISABLED: '1',
  }
  await pnpm(
    'The dependencies could not be installed; the reason is above.',
    ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    env,
  )
  return env
}

// Some tools colour their output whenever CI is set, also into a file.
function plainWhereNobodyLooks() {
  return process.stderr.isTTY || process.env.FORCE_COLOR !== undefined ? {} : { NO_COLOR: '1' }
}

async function mustTurbo(sentence, args, env) {
  if ((await turbo(args, env)) !== 0) throw plainError(sentence)
}

async function turbo(args, env) {
  const program = join(root, 'node_modules/turbo/bin/turbo')
  const { code } = await run(process.execPath, [program, 'run', ...args], { env })
  return code
}
