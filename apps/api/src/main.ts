/** The program: reads the environment, serves, and stops when told to. */
import { fileURLToPath } from 'node:url'
import { localAddress, readConfig } from './config.ts'
import type { RunningServer } from './server.ts'
import { createLog, start } from './start.ts'

const read = readConfig(process.env)
if (read.ok) {
  const { config } = read
  const log = createLog(config.logLevel)
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'))
  // From `src` and from `dist` the built page lies in the same direction.
  const pageFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
  try {
    const server = await start({ config, log, pageFolder, processMetrics: true })
    console.log(`robots.txt tester: ${localAddress(config.host, server.port)}`)
    stopOnSignal(server)
  } catch (error) {
    giveUp([startError(error, config.host, config.port)])
  }
} else {
  giveUp(read.sentences)
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false
  const stop = async () => {
    // Who asks twice does not want to wait.
    if (stopping) process.exit(1)
    stopping = true
    await server.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function startError(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use; set PORT to a free one.`
    case 'EACCES':
      return `Port ${port} may not be used by this user; set PORT to one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST must be a name or address of this machine, but it is “${host}”.`
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

function giveUp(sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}
