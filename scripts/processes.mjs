// Child processes of the scripts: where their output goes, and how they end when we do.

import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** An error that a person can act on: shown as its sentence, without a stack. */
export function plainError(message) {
  return Object.assign(new Error(message), { isPlainSentence: true })
}

/** Progress goes to standard error, so that standard output holds results only. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

const running = new Set()
let stopping = false

// Where standard output and standard error of a child go, by what its output is for.
const sinks = {
  progress: [2, 2],
  result: [1, 2],
  text: ['pipe', 2],
  'all-text': ['pipe', 'pipe'],
}

/**
 * Runs a program to its end and gives its exit code (128 when a signal ended it).
 * `output` says what its output is: 'progress' goes to standard error, a 'result' to standard
 * output; 'text' (standard output) and 'all-text' (both) are given back instead of shown.
 * Standard input is always closed: nothing here asks questions.
 */
export function run(program, args, { cwd = root, env = process.env, output = 'progress' } = {}) {
  if (stopping) return Promise.reject(plainError('Stopped.'))
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', ...sinks[output]] })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part) => {
        text += part
      })
    }
    running.add(child)
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      if (stopping) reject(plainError('Stopped.'))
      resolve({ code: code ?? 128, text })
    })
  })
}

/** As `run`, but a failure ends the task with `sentence`. Gives the text. */
export async function mustRun(sentence, program, args, options) {
  const { code, text } = await run(program, args, options)
  if (code !== 0) throw plainError(sentence)
  return text
}

/**
 * Ends the children with us: on a signal, and when npm that started us has gone. `asked` is the
 * signal by which they are asked. Gives a function that takes this back, for a task that goes on in
 * this very process.
 */
export function endChildrenWithUs(asked = 'SIGTERM') {
  const stop = (signal, code) => {
    stopping = true
    for (const child of running) child.kill(signal)
    // Those that take their time to close get it; then we go.
    setTimeout(() => process.exit(code), 5000).unref()
    process.exitCode = code
  }
  const handlers = {
    // On Ctrl-C the terminal has already signalled the whole group; twice would mean "at once".
    SIGINT: () => stop(process.stdin.isTTY ? 0 : 'SIGINT', 130),
    SIGTERM: () => stop(asked, 143),
    SIGHUP: () => stop(asked, 129),
  }
  for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler)
  const unwatch = startedByNpm ? whenStarterEnds(() => stop(asked, 143)) : () => {}
  return () => {
    for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler)
    unwatch()
  }
}

/** Whether npm runs us. Otherwise we may outlive our parent, as after `nohup`. */
export const startedByNpm = process.env.npm_lifecycle_event !== undefined

/**
 * Calls `stop` when whoever started us has gone, and gives a function that ends the watch. A signal
 * to `npm start` ends npm but is not always passed on; without this the server would live on and
 * hold its port.
 */
export function whenStarterEnds(stop) {
  const parent = process.ppid
  // npm and others run us in a shell, which lives on when they are killed, but under another parent.
  const above = isShell(parent) ? parentOf(parent) : null
  const timer = setInterval(() => {
    if (process.ppid === parent && (above === null || parentOf(parent) === above)) return
    clearInterval(timer)
    stop()
  }, 500)
  timer.unref()
  return () => clearInterval(timer)
}

function isShell(pid) {
  return /^(.*\/)?(sh|dash|bash|zsh|ash|busybox)$/.test(statusOf(pid)?.name ?? '')
}

function parentOf(pid) {
  return statusOf(pid)?.parent ?? null
}

// The name and the parent of a process; null where the system does not say.
function statusOf(pid) {
  if (process.platform === 'win32') return null
  const found = process.platform === 'linux' ? readStatus(pid) : askStatus(pid)
  return found === null ? null : { name: found[1], parent: Number(found[2]) }
}

function readStatus(pid) {
  try {
    return /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return null
  }
}

function askStatus(pid) {
  const args = ['-o', 'comm=,ppid=', '-p', String(pid)]
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8' })
  return /^(.*?)\s+(\d+)\s*$/.exec(stdout ?? '')
}
