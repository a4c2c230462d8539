// Protects everybody who waits: a body of a shape that no request has is known before it is parsed.
import { expect, test } from 'vitest'
import { shapeOf } from './json-shape.ts'

test.each([
  ['{}', 'usual'],
  ['', 'usual'],
  ['"', 'usual'],
  ['"\\"', 'usual'],
  ['['.repeat(64), 'usual'],
  ['['.repeat(65), 'too-deep'],
  ['{"a":'.repeat(65), 'too-deep'],
  ['[]'.repeat(65), 'usual'],
  [JSON.stringify({ a: '['.repeat(1000) }), 'usual'],
  [JSON.stringify({ a: `"${'['.repeat(1000)}` }), 'usual'],
  [`{"a":"\\\\",${'['.repeat(65)}`, 'too-deep'],
  [`{"a":"\\\\\\"${'['.repeat(65)}"}`, 'usual'],
  [JSON.stringify(Array.from({ length: 200_000 }, () => 1)), 'usual'],
  [JSON.stringify(Array.from({ length: 200_001 }, () => 1)), 'too-many-values'],
  [JSON.stringify([','.repeat(300_000)]), 'usual'],
])('%.40s is %s', (text, shape) => {
  expect(shapeOf(text)).toBe(shape)
})

/** Every text of up to `length` of these parts. */
function textsOf(parts: readonly string[], length: number): readonly string[] {
  if (length === 0) return ['']
  const shorter = textsOf(parts, length - 1)
  return ['', ...parts.flatMap((part) => shorter.map((rest) => part + rest))]
}

test('brackets and commas within strings do not count, however they are escaped', () => {
  const opening = '['.repeat(65)
  for (const text of textsOf([opening, '"', '\\', '\n', '\ud800', ','], 4)) {
    const json = JSON.stringify({ [text]: [text, text] })
    expect(shapeOf(json)).toBe('usual')
    expect(shapeOf(`${json}${opening}`)).toBe('too-deep')
  }
})

test('16 MiB are looked through in a moment', () => {
  const slow = [
    '"\\\\'.repeat(4_000_000),
    `"${'\\'.repeat(16_000_000)}`,
    '""'.repeat(8_000_000),
    `"${'\\"'.repeat(8_000_000)}`,
  ]
  const start = performance.now()
  for (const text of slow) shapeOf(text)
  expect(performance.now() - start).toBeLessThan(8000)
})
