// Core is meant to be published: this packs it as a registry would get it, puts the tarball into
// an empty project, imports it there with Node and type-checks a use of it, with every library
// check on and no setting of ours.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanEnvironment, pnpm } from './npm.mjs'
import { mustRun, plainError, root, say } from './processes.mjs'

const core = join(root, 'packages/core')
const project = join(root, '.cache/packed-core')
const installed = join(project, 'node_modules/@robots-txt-tester/core')

async function main() {
  rmSync(project, { recursive: true, force: true })
  mkdirSync(installed, { recursive: true })
  const tarball = await pack()
  await mustRun('publint found a fault.', process.execPath, [
    join(root, 'node_modules/publint/src/cli.js'),
    'run',
    tarball,
    '--strict',
  ])
  await mustRun('The tarball could not be unpacked.', 'tar', [
    ...['-xzf', tarball, '-C', installed, '--strip-components=1'],
  ])
  writeProject()
  await mustRun('The packed core cannot be imported.', process.execPath, ['use.mjs'], {
    cwd: project,
  })
  for (const resolution of ['bundler', 'nodenext']) {
    await typeCheck(resolution)
  }
  say('The packed core imports in Node and type-checks under bundler and nodenext resolution.')
}

async function pack() {
  const env = cleanEnvironment()
  const args = ['--dir', core, 'pack', '--pack-destination', project]
  await pnpm('pnpm could not pack core.', args, env)
  const tarball = readdirSync(project).find((name) => name.endsWith('.tgz'))
  if (tarball === undefined) throw plainError('pnpm packed nothing.')
  return join(project, tarball)
}

function writeProject() {
  const manifest = { name: 'packed-core', private: true, type: 'module' }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  writeFileSync(
    join(project, 'use.mjs'),
    `import * as core from '@robots-txt-tester/core'
const names = Object.keys(core)
if (names.length === 0) throw new Error('core exports nothing')
console.error(names.length + ' exports: ' + names.join(', '))
`,
  )
  writeFileSync(
    join(project, 'use.ts'),
    `import * as core from '@robots-txt-tester/core'
export const names: string[] = Object.keys(core)
`,
  )
}

function typeCheck(resolution) {
  const module = resolution === 'nodenext' ? 'nodenext' : 'esnext'
  const settings = ['--strict', '--noEmit', '--target', 'es2023']
  return mustRun(
    `The types of the packed core do not check under ${resolution} resolution.`,
    process.execPath,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      ...settings,
      ...['--module', module, '--moduleResolution', resolution],
      'use.ts',
    ],
    { cwd: project },
  )
}

main().catch((problem) => {
  console.error(problem.isPlainSentence ? problem.message : problem.stack)
  process.exitCode = 1
})
