/**
 * Protects the check `index-html-quirk`: it is told exactly where Google and the standard part about
 * the directory of an allowed index page.
 */
import { describe, expect, it } from 'vitest'
import { placesOf } from '../../../test/findings.ts'
import { ANY_CRAWLER } from '../../crawlers/unlisted-crawlers.ts'
import { targetOfAddress } from '../../matching/target.ts'
import { parseRobotsTxt } from '../../syntax/parse.ts'
import { testAddress } from '../../verdict/test-address.ts'
import { indexHtmlQuirk } from './index-html-quirk.ts'

const group = (...rules: readonly string[]) => `User-agent: *\n${rules.join('\n')}\n`

describe('an allowed index page', () => {
  it.each([
    [group('Disallow: /docs/', 'Allow: /docs/index.html'), '/docs/', 1],
    [group('Disallow: /', 'Allow: /index.htm'), '/', 1],
    [group('Disallow: /d', 'Allow: /docs/index.html$'), '/docs/', 1],
    [group('Disallow: /docs/*', 'Allow: /docs/index.html'), '/docs/', 1],
    [group('Disallow: /docs/**', 'Allow: /docs/index.html'), '/docs/', 0],
    [group('Disallow: /docs/', 'Allow: /docs/$', 'Allow: /docs/index.html'), '/docs/', 0],
    [group('Disallow: /a/', 'Allow: /docs/index.html'), '/docs/', 0],
    [group('Disallow: /docs/', 'Allow: /docs/index.php'), '/docs/', 0],
    [group('Allow: /docs/', 'Disallow: /docs/index.html'), '/docs/', 0],
  ])('%j at %s: %i', (text, directory, count) => {
    expect(placesOf(indexHtmlQuirk, text)).toHaveLength(count)
    const source = { file: parseRobotsTxt(text), facts: null }
    const target = targetOfAddress(directory)
    const [google, standard] = (['google', 'rfc9309'] as const).map(
      (dialect) => testAddress(source, target, ANY_CRAWLER, dialect).allowed,
    )
    expect(google !== standard).toBe(count === 1)
  })

  it.each([
    ['Googlebot', 1],
    ['googlebot-image', 1],
    ['bingbot\nUser-agent: Googlebot', 1],
    ['bingbot', 0],
    ['Yandex', 0],
    ['SomeBot', 0],
  ])('for %s: %i', (agents, count) => {
    const text = `User-agent: ${agents}\nDisallow: /docs/\nAllow: /docs/index.html\n`
    expect(placesOf(indexHtmlQuirk, text)).toHaveLength(count)
  })
})
