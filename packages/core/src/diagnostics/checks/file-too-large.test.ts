/**
 * Protects the check `file-too-large`: from which size on whom it concerns, and the rules that are
 * lost.
 */
import { describe, expect, it } from 'vitest'
import { fetchReportOf } from '../../../test/fetch-reports.ts'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { parseRobotsTxt } from '../../syntax/parse.ts'
import { runCheck } from '../lint.ts'
import { messageOf } from '../message-of.ts'
import { loadCheckMessages } from '../messages/load-check-messages.ts'
import { fileTooLarge } from './file-too-large.ts'

const LIMIT = 512_000

/** A file of so many octets, that ends in these lines. */
function fileOf(octets: number, end = ''): string {
  const start = 'User-agent: *\nDisallow: /a\n'
  return `${start}${'#'.repeat(octets - start.length - end.length - 1)}\n${end}`
}

describe('a large file', () => {
  it('is none below the limit', () => {
    expect(findingsOf(fileTooLarge, fileOf(LIMIT - 1))).toEqual([])
  })

  it('of exactly the limit is too large for Yandex only', () => {
    const [found] = findingsOf(fileTooLarge, fileOf(LIMIT))
    expect(found?.data).toMatchObject({ octets: LIMIT, limit: LIMIT, rulesLost: 0, lostLines: [] })
  })

  it('loses the rules behind the limit', () => {
    const start = fileOf(LIMIT - 5)
    const text = `${start}Disallow: /b\nallow : *c\n# Disallow: /d\nDisallow:\nSitemap: /e\n`
    const [found] = findingsOf(fileTooLarge, text)
    expect(found?.data).toMatchObject({ lastLine: 3, rulesLost: 2, lostLines: [4, 5] })
    expect(placesOf(fileTooLarge, text)).toEqual(['4:1-13'])
  })

  it.each(['en', 'ja', 'ru'] as const)(
    'names no line where the first one does not end, in %s',
    async (language) => {
      const [found] = runCheck(fileTooLarge, parseRobotsTxt(`User-agent: ${'a'.repeat(LIMIT)}`))
      if (found === undefined) throw new Error('The file is too large.')
      expect(found.data).toMatchObject({ lastLine: 0 })
      const message = messageOf(found, await loadCheckMessages(language))
      expect(message).not.toMatch(/(?:line|строки) 0|(?<!\d)0行/)
    },
  )

  it('lists the first hundred of them', () => {
    const text = fileOf(LIMIT) + 'Disallow: /b\n'.repeat(150)
    const [found] = findingsOf(fileTooLarge, text)
    expect(found?.data.rulesLost).toBe(150)
    expect(found?.data.lostLines).toHaveLength(100)
  })

  it('counts octets, not characters', () => {
    const text = `User-agent: *\nDisallow: /a\n#${'é'.repeat(256_000)}\n`
    expect(findingsOf(fileTooLarge, text)[0]?.data.octets).toBe(512_029)
  })

  it('may be larger than what was read of it', () => {
    const text = fileOf(LIMIT + 10)
    const body = { text, octets: 0, truncated: true, sha256: '', bom: false, malformedOctets: 0 }
    const fetch = fetchReportOf({ body })
    expect(findingsOf(fileTooLarge, text, { fetch })[0]?.data.truncated).toBe(true)
    expect(findingsOf(fileTooLarge, text)[0]?.data.truncated).toBe(false)
  })
})
