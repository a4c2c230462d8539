/** Protects the check `noindex-line`: the three names, and whether the file closes the same address. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { loadCheckMessages } from '../messages/load-check-messages.ts'
import { noindexLine } from './noindex-line.ts'

describe('a noindex line', () => {
  it('is told with what stands against it', () => {
    const text =
      'User-agent: *\nDisallow: /old/\nNoindex: /old/a*\nnofollow: /new/\nNoarchive:\nNoindex: /$\n'
    expect(
      findingsOf(noindexLine, text).map(({ line, data }) => [line, data.name, data.blocked]),
    ).toEqual([
      [3, 'Noindex', true],
      [4, 'nofollow', false],
      [5, 'Noarchive', false],
      [6, 'Noindex', false],
    ])
    expect(placesOf(noindexLine, text)[0]).toBe('3:1-17')
  })

  it('says what Google stopped only of what it once followed', async () => {
    const messages = await loadCheckMessages('en')
    const say = (name: string) =>
      messages['noindex-line'].message({ name, value: '/a', blocked: true })
    expect(say('Noindex')).toContain('Google stopped in 2019')
    expect(say('Nofollow')).toContain('Google stopped in 2019')
    expect(say('Noarchive')).not.toContain('2019')
    expect(say('Noarchive')).toContain('never see a `noarchive`')
  })

  it('is nothing in a comment, a rule or without a colon', () => {
    expect(
      placesOf(noindexLine, 'User-agent: *\n# Noindex: /\nDisallow: /noindex:\nNoindex /a\n'),
    ).toEqual([])
  })
})
