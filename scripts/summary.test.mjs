// Protects the last line of .ci/run: a failure that is not counted would turn the build green.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countBrowser, countUnit, summarise } from './summary.mjs'

const goodUnit = { success: true, numPassedTests: 5, numFailedTests: 0 }
const goodBrowser = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] }
const goodChecks = [
  { name: 'types', passed: true },
  { name: 'dead code', passed: true },
]
const good = {
  unit: [{ name: 'unit', report: goodUnit }],
  browser: goodBrowser,
  checks: goodChecks,
  steps: { 'npm test': '0', 'npm run check': '0', bench: 'skipped' },
}

const total = (rows) => [
  rows.reduce((sum, row) => sum + row.passed, 0),
  rows.reduce((sum, row) => sum + row.failed, 0),
]

test('adds up tests and checks, and does not count a step twice', () => {
  assert.deepEqual(total(summarise(good)), [10, 0])
})

test('counts the bench as one when it ran', () => {
  const steps = { ...good.steps, bench: '0' }
  assert.deepEqual(total(summarise({ ...good, steps })), [11, 0])
  assert.deepEqual(total(summarise({ ...good, steps: { ...steps, bench: '1' } })), [10, 1])
})

test('counts a step that failed before anything could be counted', () => {
  const steps = { 'npm test': '1', 'npm run check': '1', bench: 'skipped' }
  assert.deepEqual(total(summarise({ unit: [], browser: null, checks: null, steps })), [0, 2])
})

test('counts browser tests that did not run', () => {
  assert.deepEqual(total(summarise({ ...good, browser: null })), [7, 1])
})

test('counts a failed step beside tests that all passed', () => {
  const steps = { ...good.steps, 'npm test': '1' }
  assert.deepEqual(total(summarise({ ...good, steps })), [10, 1])
})

test('does not count a step on top of the failed tests that explain it', () => {
  const report = { success: false, numPassedTests: 4, numFailedTests: 1 }
  const steps = { ...good.steps, 'npm test': '1' }
  const rows = summarise({ ...good, unit: [{ name: 'unit', report }], steps })
  assert.deepEqual(total(rows), [9, 1])
})

test('counts a run that failed without a failed test', () => {
  assert.deepEqual(countUnit({ ...goodUnit, success: false }), { passed: 5, failed: 1 })
})

test('counts a flaky browser test and an error outside any test as failures', () => {
  const stats = { ...goodBrowser.stats, flaky: 1 }
  assert.equal(countBrowser({ stats, errors: [{ message: 'no server' }] }).failed, 2)
})
