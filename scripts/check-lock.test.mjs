// Protects the lock check: it must see a host name and a missing platform binary, and must not
// take an odd but sound lock for a broken one.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hostNames, lockedPackages, missingOptional } from './check-lock.mjs'

const lock = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      tool:
        specifier: 1.0.0
        version: 1.0.0

packages:

  '@tool/linux-x64@1.0.0':
    resolution: {integrity: sha512-aaa==}
    os: [linux]

  fsevents@2.3.3:
    resolution: {integrity: sha512-bbb==}

  tool@1.0.0:
    resolution: {integrity: sha512-ccc==}

snapshots:

  other@1.0.0: {}
`

test('reads the packages of a lock, and only those', () => {
  assert.deepEqual(
    [...lockedPackages(lock)],
    ['@tool/linux-x64@1.0.0', 'fsevents@2.3.3', 'tool@1.0.0'],
  )
})

test('names a platform binary that the lock has not', () => {
  const manifest = {
    name: 'tool',
    version: '1.0.0',
    optionalDependencies: {
      '@tool/linux-x64': '1.0.0',
      '@tool/win32-x64': '1.0.0',
      fsevents: '~2.3.2',
      absent: '^1.0.0',
    },
  }
  assert.deepEqual(missingOptional(manifest, lockedPackages(lock)), [
    'tool@1.0.0 wants @tool/win32-x64@1.0.0',
    'tool@1.0.0 wants absent@^1.0.0',
  ])
})

test('asks for the very version where it is pinned', () => {
  const manifest = { name: 'a', version: '1.0.0', optionalDependencies: { tool: '1.0.1' } }
  assert.equal(missingOptional(manifest, lockedPackages(lock)).length, 1)
})

test('finds host names in whatever form', () => {
  assert.deepEqual(hostNames(lock), [])
  for (const line of [
    '    resolution: {tarball: https://mirror.example/tool.tgz}',
    '    resolution: {integrity: x, tarball: file.tgz}',
    '  # from registry.example',
  ]) {
    assert.equal(hostNames(`${lock}${line}\n`).length, 1, line)
  }
})
