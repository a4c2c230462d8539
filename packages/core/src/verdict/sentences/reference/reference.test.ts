/**
 * Protects which reference text is chosen: that of an error's code, or of its stage where the code
 * is not known; and that of a decision's value.
 */
import { describe, expect, it } from 'vitest'
import { dialectById } from '../../../dialects/index.ts'
import { describeDecision } from './decision-texts.ts'
import { fetchErrorText } from './fetch-error-text.ts'
import { loadReferenceTexts } from './load-reference-texts.ts'

const english = await loadReferenceTexts('en')
const russian = await loadReferenceTexts('ru')

describe('the text of a fetch error', () => {
  it.each([
    ['policy', 'address-not-public', 'The address lies in a private network'],
    ['connect', 'ECONNREFUSED', 'The server refused the connection.'],
    ['dns', 'ETIMEOUT', 'The name servers of the domain did not answer.'],
    ['tls', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'An intermediate certificate is missing.'],
    ['tls', 'ERR_SSL_WRONG_VERSION_NUMBER', 'No secure connection could be made.'],
    ['read', 'EPIPE', 'The answer of the server could not be read.'],
    ['read', 'constructor', 'The answer of the server could not be read.'],
  ] as const)('of stage %s and code %s: %s', (stage, code, what) => {
    const text = fetchErrorText({ stage, code }, english)
    expect(text.what).toContain(what)
    expect(text.next).not.toBe('')
  })
})

describe('a decision in words', () => {
  it.each([
    ['sizeLimit', 'google', 'the first 512,000 octets; the rest is ignored'],
    ['sizeLimit', 'yandex', 'less than 512,000 octets; a larger file opens the whole site'],
    ['sizeLimit', 'python-3.12', 'all of it'],
    ['lineLimit', 'google', 'the first 16,663 octets'],
    ['precedence', 'python-3.12', 'the first in the file'],
    ['familyTokens', 'yandex', 'Yandex'],
    ['familyTokens', 'google', 'none'],
    ['groupClosers', 'protego', 'every directive'],
    ['wildcards', 'python-3.12', 'no, they are ordinary characters'],
  ] as const)('%s of %s: %s', (point, dialect, answer) => {
    const described = describeDecision(point, dialectById(dialect).decisions, english.decisions)
    expect(described.answer).toBe(answer)
    expect(described.question).toMatch(/\?$/)
  })

  it('counts in the cases of Russian', () => {
    const answerTo = (octets: number) =>
      russian.decisions.sizeLimit.answer({ octets, beyond: 'site-open' }).replaceAll('\u00a0', ' ')
    expect(answerTo(1)).toContain('меньше 1 октета;')
    expect(answerTo(2)).toContain('меньше 2 октетов;')
    expect(answerTo(21)).toContain('меньше 21 октета;')
    expect(answerTo(512_000)).toContain('меньше 512 000 октетов;')
  })
})
