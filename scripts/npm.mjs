// npm as a means to get the tools that a clean machine has not: pnpm, and a browser for the tests.

import { existsSync, readFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { mustRun, plainError, root, run } from './processes.mjs'

// What a person may have set to reach a registry at all. Everything else that npm hands to its
// scripts (its prefix, the fields of package.json …) would be misread by the next tool.
const kept =
  /^npm_config_(registry|@.*:registry|.*proxy|noproxy|ca|cafile|cert|key|strict_ssl|userconfig|globalconfig|cache|offline)$/

/** The environment without what npm adds for the script it runs. */
export function cleanEnvironment(environment = process.env) {
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^npm_/.test(name) || kept.test(name) || name === 'npm_execpath',
    ),
  )
}

/** Runs npm, by the same npm that started us where there is one. */
export function npm(args, options = {}) {
  const env = cleanEnvironment(options.env)
  const cli = npmCli()
  if (cli !== null) return run(process.execPath, [cli, ...args], { ...options, env })
  if (process.platform === 'win32') throw plainError('npm was not found beside Node.')
  return run('npm', args, { ...options, env })
}

/**
 * The environment in which `pnpm` is the version that package.json pins. npm fetches it into its
 * own cache when it is not there yet; with `--prefer-offline` a second start needs no network.
 */
export async function environmentWithPnpm() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { code, text } = await npm(
    ['exec', '--yes', '--prefer-offline', `--package=${packageManager}`, '--'].concat([
      process.execPath,
      '-p',
      'process.env.PATH',
    ]),
    { output: 'text' },
  )
  const folder = text.trim().split(delimiter).find(holdsPnpm)
  if (code !== 0 || folder === undefined) {
    throw plainError(
      `npm could not provide ${packageManager}. The first start needs access to the npm registry; npm's own message is above.`,
    )
  }
  const env = cleanEnvironment()
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  // pnpm and turbo look for `node` on the path: let them find the one that runs this.
  const path = [folder, dirname(process.execPath), env[pathName] ?? ''].join(delimiter)
  return { ...env, [pathName]: path }
}

/** Runs pnpm in an environment made by `environmentWithPnpm`. */
export function pnpm(sentence, args, env, output = 'progress') {
  if (process.platform === 'win32') {
    return mustRun(sentence, 'cmd.exe', ['/d', '/s', '/c', `pnpm ${args.join(' ')}`], {
      env,
      output,
    })
  }
  return mustRun(sentence, 'pnpm', args, { env, output })
}

function holdsPnpm(folder) {
  return existsSync(join(folder, process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm'))
}

function npmCli() {
  const started = process.env.npm_execpath
  if (started !== undefined && basename(started) === 'npm-cli.js') return started
  const besideNode = [
    join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
    join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
  ]
  return besideNode.find((path) => existsSync(path)) ?? null
}
