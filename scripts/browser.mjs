// Finds, or as a last means fetches, a Chromium for the browser tests.
//
//   node scripts/browser.mjs                     says what was found
//   node scripts/browser.mjs -- COMMAND …        runs COMMAND with the browser in its environment
//
// Each candidate counts only once Playwright has launched it and a page has answered.

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchPackagedBrowser, packagedBrowser } from './packaged-browser.mjs'
import { endChildrenWithUs, plainError, root, run, say } from './processes.mjs'

const requireFromE2e = createRequire(join(root, 'e2e/package.json'))

/**
 * The environment variables that make the tests use a working browser: CHROMIUM_PATH (left out
 * when it is Playwright's own) and what that build needs besides. Rejects with a message that
 * names every try when there is none.
 */
export async function findBrowser() {
  const tries = []
  const atHand = [givenByPath, installed, playwrightsOwn, packagedBrowser]
  const toFetch = [playwrightInstall, fetchPackagedBrowser]
  for (const source of [...atHand, ...toFetch]) {
    for await (const candidate of source(tries)) {
      const failure = await probe(candidate.variables)
      if (failure === null) {
        say(`Browser for the tests: ${candidate.name}`)
        return candidate.variables
      }
      tries.push(`${candidate.name}: ${failure}`)
      if (source === givenByPath) say(`${candidate.name} does not start, looking on: ${failure}`)
    }
  }
  throw plainError(
    [
      'No browser for the browser tests could be found or fetched. Tried:',
      ...tries.map((attempt) => `  - ${attempt}`),
      'Install Chrome, Chromium or Edge (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
    ].join('\n'),
  )
}

function* givenByPath(tries) {
  const path = process.env.CHROMIUM_PATH
  if (path === undefined || path === '') tries.push('CHROMIUM_PATH: not set')
  else yield { name: `CHROMIUM_PATH (${path})`, variables: { CHROMIUM_PATH: path } }
}

function* installed(tries) {
  const found = installedPaths().filter((path) => existsSync(path))
  if (found.length === 0) tries.push('an installed Chrome, Chromium or Edge: none found')
  for (const path of found) yield { name: path, variables: { CHROMIUM_PATH: path } }
}

function installedPaths() {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      apps.map((app) => join(folder, `${app}.app/Contents/MacOS/${app}`)),
    )
  }
  if (process.platform === 'win32') {
    const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData']
      .map((name) => process.env[name])
      .filter((folder) => folder !== undefined)
    const apps = ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].map(
      (app) => `${app}/Application/${app === 'Microsoft/Edge' ? 'msedge' : 'chrome'}.exe`,
    )
    return folders.flatMap((folder) => apps.map((app) => join(folder, app)))
  }
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'].concat([
    'microsoft-edge-stable',
    'microsoft-edge',
  ])
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function* playwrightsOwn() {
  yield { name: 'Playwright’s own Chromium', variables: {} }
}

async function* playwrightInstall(tries) {
  say('No browser yet: asking Playwright to download one …')
  const cli = join(requireFromE2e.resolve('playwright/package.json'), '../cli.js')
  const args = [cli, 'install', '--only-shell', 'chromium']
  const { code, text } = await run(process.execPath, args, { output: 'all-text' })
  if (code === 0) yield { name: 'Chromium downloaded by Playwright', variables: {} }
  else tries.push(`playwright install chromium: ${reasonIn(text)}`)
}

async function probe(variables) {
  const { chromium } = requireFromE2e('playwright')
  const { CHROMIUM_PATH: executablePath, ...env } = variables
  try {
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      env: { ...process.env, ...env },
      args: ['--disable-gpu', '--no-first-run'],
      timeout: 20_000,
    })
    try {
      const page = await browser.newPage()
      // A build without any font opens pages, and crashes at the first form control.
      await page.setContent('<title>ready</title><input value="text">')
      await page.locator('input').click()
      return (await page.title()) === 'ready' ? null : 'it opened no page'
    } finally {
      await browser.close()
    }
  } catch (problem) {
    return firstLine(problem)
  }
}

function reasonIn(output) {
  return (
    output
      .split('\n')
      .find((line) => /error/i.test(line))
      ?.trim() ?? 'the download failed'
  )
}

function firstLine(problem) {
  return String(problem.message ?? problem)
    .split('\n')[0]
    .trim()
}

async function main() {
  const separator = process.argv.indexOf('--')
  const variables = await findBrowser()
  if (separator === -1) {
    process.stdout.write(`${JSON.stringify(variables, null, 2)}\n`)
    return
  }
  // Playwright stops its web server on this signal only.
  endChildrenWithUs('SIGINT')
  const [program, ...args] = process.argv.slice(separator + 1)
  const entry = program === 'playwright' ? requireFromE2e.resolve('@playwright/test/cli') : null
  const command = entry === null ? [program, args] : [process.execPath, [entry, ...args]]
  const { NO_COLOR: plain, ...inherited } = process.env
  // Playwright sets FORCE_COLOR for what it starts, and Node warns where both are set.
  const env = { ...inherited, ...(plain ? { FORCE_COLOR: '0' } : {}), ...variables }
  const { code } = await run(...command, { cwd: process.cwd(), env, output: 'result' })
  process.exitCode = code
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((problem) => {
    console.error(problem.isPlainSentence ? problem.message : problem.stack)
    process.exitCode = 1
  })
}
