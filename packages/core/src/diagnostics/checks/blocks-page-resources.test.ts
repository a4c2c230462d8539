/**
 * Protects the check `blocks-page-resources`: rules that keep search engines from style sheets and
 * scripts while pages are open, and none that does so by accident.
 */
import { describe, expect, it } from 'vitest'
import { findingsOf } from '../../../test/findings.ts'
import { blocksPageResources } from './blocks-page-resources.ts'

const told = (text: string) =>
  findingsOf(blocksPageResources, text).map(({ line, data: { resource, styles, scripts } }) =>
    [line, resource, styles ? 'styles' : '', scripts ? 'scripts' : ''].join(' ').trim(),
  )

const rule = (value: string) => `User-agent: *\nDisallow: ${value}\n`

describe('a rule that closes what pages are drawn with', () => {
  it.each([
    ['/wp-includes/', '2 /wp-includes/css/dist/block-library/style.min.css styles scripts'],
    ['/_next/', '2 /_next/static/css/main.css styles scripts'],
    ['/*.css$', '2 /style.css styles'],
    ['/*.js', '2 /script.js  scripts'],
    ['/js/', '2 /js/main.js  scripts'],
    ['/wp-content/plugins/', '2 /wp-content/plugins/plugin/style.css styles scripts'],
    ['/themes/', '2 /themes/theme/css/style.css styles scripts'],
    ['/dist/', '2 /dist/main.css styles scripts'],
    ['/build/', '2 /build/main.css styles scripts'],
    ['/core/', '2 /core/themes/stable/css/system.css styles scripts'],
    ['/modules/', '2 /modules/system/system.base.css styles'],
    ['/*.js?', '2 /script.js?ver=1.0  scripts'],
    ['/static', '2 /static/css/main.css styles scripts'],
  ])('%s', (value, expected) => {
    expect(told(rule(value))).toEqual([expected])
  })

  it('is told for Google alone too', () => {
    expect(told('User-agent: Googlebot\nDisallow: /css/\n')).toEqual(['2 /css/style.css styles'])
  })

  it.each([
    ['everything is closed', rule('/')],
    [
      'an Allow opens it again',
      `${rule('/wp-includes/')}Allow: /wp-includes/*.css\nAllow: /wp-includes/*.js\n`,
    ],
    ['it is only for others', 'User-agent: GPTBot\nDisallow: /css/\n'],
    ['it is about something else', rule('/wp-admin/')],
    ['it is met by accident', rule('/s')],
    ['it opens', 'User-agent: *\nAllow: /css/\n'],
  ])('is none where %s', (_what, text) => {
    expect(told(text)).toEqual([])
  })
})
