// The end of .ci/run: adds up what the test runners and the checks have written to their reports,
// and prints `N passed, N failed` as the last line. Arguments are `STEP=EXIT CODE`: a step that
// failed although no report names a failure (a type error, a failed build) counts as one itself.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './processes.mjs'

/**
 * Counts of a vitest JSON report. A run can fail without a failed test, when a file could not be
 * loaded or there was none: that counts as one.
 */
export function countUnit({ success, numPassedTests, numFailedTests }) {
  const silent = !success && numFailedTests === 0 ? 1 : 0
  return { passed: numPassedTests, failed: numFailedTests + silent }
}

/** Counts of a Playwright JSON report; a test that passed only when repeated counts as failed. */
export function countBrowser({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** Counts of reports/checks.json. */
export function countChecks(checks) {
  const passed = checks.filter((check) => check.passed).length
  return { passed, failed: checks.length - passed }
}

/** The rows of the summary. `steps` holds the exit code of each step, or 'skipped'. */
export function summarise({ unit, browser, checks, steps }) {
  const rows = [
    ...unit.map(({ name, report }) => ({ name, ...countUnit(report) })),
    browser === null
      ? { name: 'browser tests (did not run)', passed: 0, failed: 1 }
      : { name: 'browser tests', ...countBrowser(browser) },
    ...(checks === null ? [] : [{ name: 'static checks', ...countChecks(checks) }]),
  ]
  const testsFailed = rows.some((row) => row.name !== 'static checks' && row.failed > 0)
  const checksFailed = rows.some((row) => row.name === 'static checks' && row.failed > 0)
  const explained = { 'npm test': testsFailed, 'npm run check': checksFailed }
  for (const [step, code] of Object.entries(steps)) {
    if (code === 'skipped' || explained[step] === true) continue
    // The steps whose tests are counted above add nothing when they succeed.
    if (code === '0' && step in explained) continue
    rows.push({ name: step, passed: code === '0' ? 1 : 0, failed: code === '0' ? 0 : 1 })
  }
  return rows
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

function main() {
  const unit = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).flatMap((name) => {
      const report = readJson(join(root, group, name, 'reports/unit.json'))
      return report === null ? [] : [{ name: `unit tests of ${group}/${name}`, report }]
    }),
  )
  const rows = summarise({
    unit,
    browser: readJson(join(root, 'e2e/reports/e2e.json')),
    checks: readJson(join(root, 'reports/checks.json')),
    steps: Object.fromEntries(process.argv.slice(2).map((argument) => argument.split('='))),
  })
  const passed = rows.reduce((sum, row) => sum + row.passed, 0)
  const failed = rows.reduce((sum, row) => sum + row.failed, 0)
  console.log('')
  for (const row of rows) console.log(`${row.name}: ${row.passed} passed, ${row.failed} failed`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
