// Child processes of the scripts: where their output goes, and how they end when we do.

import { spawn } from 'node:child_process'
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
 * Calls `stop` when the process that started us is gone. A signal to `npm start` ends npm and its
 * shell but is not always passed on; without this the server would live on and hold its port.
 */
export function whenParentEnds(stop) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid !== parent || !isAlive(parent)) {
      clearInterval(timer)
      stop()
    }
  }, 500)
  timer.unref()
}

/** Ends the children with us: on a signal, and when our parent has gone. */
export function endChildrenWithUs() {
  const stop = (signal, code) => {
    for (const child of running) child.kill(signal)
    // Those that take their time to close get it; then we go.
    setTimeout(() => process.exit(code), 5000).unref()
    process.exitCode = code
  }
  // On Ctrl-C the terminal has already signalled the whole group; twice would mean "at once".
  process.on('SIGINT', () => stop(process.stdin.isTTY ? 0 : 'SIGINT', 130))
  process.on('SIGTERM', () => stop('SIGTERM', 143))
  process.on('SIGHUP', () => stop('SIGTERM', 129))
  whenParentEnds(() => stop('SIGTERM', 143))
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return problem.code === 'EPERM'
  }
}
