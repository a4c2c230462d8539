// Protects the program as it is started: it says where it is, stops when told to, and where it
// cannot start it says why in a sentence and ends with 1.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { until } from './harness.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Program {
  readonly child: ChildProcess
  readonly output: () => string
  readonly errors: () => string
}

function run(environment: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...environment },
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, output: () => output, errors: () => errors }
}

const ended = async ({ child }: Program) => (await once(child, 'close'))[0]

test.each(['SIGTERM', 'SIGINT'] as const)(
  'it says where it is, and stops on %s',
  async (signal) => {
    const program = run({ PORT: '0' })
    await until(() => program.output().includes('\n'), 20_000)
    const origin = /^robots\.txt tester: (http:\/\/127\.0\.0\.1:\d+)\n/.exec(program.output())?.[1]
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    program.child.kill(signal)
    expect(await ended(program)).toBe(0)
    expect(program.errors()).toBe('')
  },
  30_000,
)

test('a wrong variable ends it with a sentence', async () => {
  const program = run({ PORT: 'eighty' })
  expect(await ended(program)).toBe(1)
  expect(program.errors()).toBe(
    'PORT must be a whole number from 0 to 65535, but it is “eighty”.\n',
  )
  expect(program.output()).toBe('')
}, 30_000)

test('a port that is taken ends it with a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const program = run({ PORT: String(port) })
  expect(await ended(program)).toBe(1)
  expect(program.errors()).toBe(`Port ${port} of 127.0.0.1 is in use; set PORT to a free one.\n`)
}, 30_000)
