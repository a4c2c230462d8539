// Protects: no address inside the network of whoever runs the service can be reached, in any
// spelling or wrapping; and the public internet can.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeAddress } from './address-policy.ts'
import { parseCidrs } from './cidr.ts'

const opened = (list: string) => {
  const parsed = parseCidrs(list)
  return parsed.ok ? parsed.cidrs : []
}

/** First and last address of each range that the registries keep back (IANA, RFC 6890). */
const KEPT_BACK: readonly (readonly [string, string, string])[] = [
  ['reserved', '0.0.0.0', '0.255.255.255'],
  ['private', '10.0.0.0', '10.255.255.255'],
  ['shared', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['link-local', '169.254.0.0', '169.254.255.255'],
  ['private', '172.16.0.0', '172.31.255.255'],
  ['reserved', '192.0.0.0', '192.0.0.255'],
  ['reserved', '192.0.2.0', '192.0.2.255'],
  ['reserved', '192.88.99.0', '192.88.99.255'],
  ['private', '192.168.0.0', '192.168.255.255'],
  ['reserved', '198.18.0.0', '198.19.255.255'],
  ['reserved', '198.51.100.0', '198.51.100.255'],
  ['reserved', '203.0.113.0', '203.0.113.255'],
  ['multicast', '224.0.0.0', '239.255.255.255'],
  ['reserved', '240.0.0.0', '255.255.255.254'],
  ['broadcast', '255.255.255.255', '255.255.255.255'],
]

describe('judgeAddress', () => {
  it.each(KEPT_BACK)('refuses %s addresses from %s to %s', (kind, first, last) => {
    for (const address of [first, last]) {
      expect(judgeAddress(address, [])).toEqual({ permitted: false, kind })
    }
  })

  it.each(KEPT_BACK)('refuses them (%s, %s) wrapped in IPv6 too', (kind, first) => {
    const [a = 0, b = 0, c = 0, d = 0] = first.split('.').map(Number)
    const high = (a * 256 + b).toString(16)
    const low = (c * 256 + d).toString(16)
    for (const address of [
      `::ffff:${first}`,
      `::ffff:${high}:${low}`,
      `0:0:0:0:0:ffff:${high}:${low}`,
      `64:ff9b::${high}:${low}`,
      `2002:${high}:${low}::1`,
    ]) {
      expect([address, judgeAddress(address, [])]).toEqual([address, { permitted: false, kind }])
    }
    // These forms are refused for what they are, whatever they hold.
    for (const address of [
      `::${high}:${low}`,
      `64:ff9b:1::${high}:${low}`,
      `::ffff:0:${high}:${low}`,
    ]) {
      expect(judgeAddress(address, [])).toMatchObject({ permitted: false })
    }
  })

  it.each([
    ['reserved', '::'],
    ['loopback', '::1'],
    ['reserved', '::7f00:1'],
    ['reserved', '::8.8.8.8'],
    ['reserved', '64:ff9b:1::1'],
    ['reserved', '100::1'],
    ['reserved', '100:0:0:1::1'],
    ['reserved', '2001::1'],
    ['reserved', '2001:2::1'],
    ['reserved', '2001:10::1'],
    ['reserved', '2001:20::1'],
    ['reserved', '2001:db8::1'],
    ['reserved', '3fff::1'],
    ['reserved', '4000::1'],
    ['reserved', '5f00::1'],
    ['private', 'fc00::1'],
    ['private', 'fdff:ffff::1'],
    ['link-local', 'fe80::1'],
    ['link-local', 'fe80::1%eth0'],
    ['private', 'fec0::1'],
    ['multicast', 'ff02::1'],
  ])('refuses the %s address %s', (kind, address) => {
    expect(judgeAddress(address, [])).toEqual({ permitted: false, kind })
  })

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '223.255.255.255',
    '2001:4860:4860::8888',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
    '::ffff:8.8.8.8',
    // An IPv6-only network reaches the IPv4 internet through this.
    '64:ff9b::808:808',
    '2002:808:808::1',
  ])('lets %s through', (address) => {
    expect(judgeAddress(address, [])).toEqual({ permitted: true, opened: false })
  })

  it.each(['', 'localhost', '1.2.3', '1.2.3.4.5', '[::1]', '::1::', '127.0.0.1/8', '%', ' ::1'])(
    'does not let %j through, which is no address',
    (text) => {
      expect(judgeAddress(text, [])).toMatchObject({ permitted: false })
    },
  )

  it('opens what the list names and nothing beside it', () => {
    const list = opened('127.0.0.0/8,::1,10.1.0.0/16')
    for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '10.1.2.3']) {
      expect(judgeAddress(address, list)).toEqual({ permitted: true, opened: true })
    }
    for (const address of [
      '10.2.0.1',
      '::2',
      '169.254.169.254',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
    ]) {
      expect(judgeAddress(address, list)).toMatchObject({ permitted: false })
    }
    expect(judgeAddress('8.8.8.8', list)).toEqual({ permitted: true, opened: false })
  })

  it('refuses any IPv6 address outside 2000::/3 that leads to no public IPv4 address', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 7, maxLength: 7 })
    const outside = fc.integer({ min: 0, max: 0xffff }).filter((part) => part >> 13 !== 1)
    fc.assert(
      fc.property(outside, parts, (first, rest) => {
        const address = [first, ...rest].map((part) => part.toString(16)).join(':')
        fc.pre(!address.startsWith('64:ff9b:0:0:0:0:') && !address.startsWith('0:0:0:0:0:ffff:'))
        expect(judgeAddress(address, [])).toMatchObject({ permitted: false })
      }),
      { seed: 20261130 },
    )
  })
})
