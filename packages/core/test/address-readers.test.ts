// Protects: the address that is tested and the address that is asked for robots.txt are of one site,
// however oddly a reader spells it. Two places read addresses, for two purposes.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { robotsUrlFor, targetOfAddress } from '../src/index.ts'

const part = fc.constantFrom(
  ...['http', 'HTTPS', 'ftp', 'mailto', ':', '/', '//', '\\', '?', '#', '@', '.', '..', '%2e'],
  ...['example.com', 'Example.COM', 'localhost', 'a.b', '1.2.3.4', '[::1]', '0x7f.1', '。', 'é'],
  ...['80', '443', '8080', 'a', '-', '_', ' ', '\t', '\n', '\0', '\u00a0', '\u200b', '\ud800'],
)

it('an address that can be tested has its robots.txt on the same site', () => {
  let tested = 0
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 7 }), (parts) => {
      const address = parts.join('')
      const target = targetOfAddress(address, { needsHost: true })
      if (target.kind !== 'target' || target.origin?.startsWith('ftp:')) return
      tested += 1
      expect(robotsUrlFor(address)).toMatchObject({
        ok: true,
        robotsUrl: `${target.origin}/robots.txt`,
      })
    }),
    { numRuns: 20_000 },
  )
  expect(tested).toBeGreaterThan(1000)
})
