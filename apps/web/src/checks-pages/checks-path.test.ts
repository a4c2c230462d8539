// Protects links to the pages about the checks, which the API, the tester and documents carry.
import { describe, expect, it } from 'vitest'
import { checksPath } from './checks-path.ts'

describe('checksPath', () => {
  it.each(['/checks', '/checks/'])('%s is the list', (path) => {
    expect(checksPath(path)).toEqual({ kind: 'list' })
  })

  it.each([
    ['/checks/missing-colon', 'missing-colon'],
    ['/checks/missing-colon/', 'missing-colon'],
    ['/checks/%3Cb%3E', '<b>'],
    ['/checks/%E0%A4', '%E0%A4'],
    ['/checks/a/b', 'a/b'],
  ])('%s is the page of %s', (path, id) => {
    expect(checksPath(path)).toEqual({ kind: 'check', id })
  })

  it.each(['/', '/index.html', '/check', '/checksum', '/x/checks', ''])('%s is neither', (path) => {
    expect(checksPath(path)).toBeNull()
  })
})
