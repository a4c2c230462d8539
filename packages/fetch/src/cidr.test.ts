// Protects: the list of opened addresses means exactly what was written, and a slip in it is
// reported instead of opening more, or nothing.
import { describe, expect, it } from 'vitest'
import { isWithin, parseAddress, parseCidrs } from './cidr.ts'

function within(address: string, list: string): boolean {
  const parsed = parseCidrs(list)
  const parsedAddress = parseAddress(address)
  if (!parsed.ok || parsedAddress === null) throw new Error('not readable')
  return isWithin(parsedAddress, parsed.cidrs)
}

describe('parseCidrs', () => {
  it('reads no list as an empty one', () => {
    expect(parseCidrs('')).toEqual({ ok: true, cidrs: [] })
    expect(parseCidrs(' , ')).toEqual({ ok: true, cidrs: [] })
  })

  it.each([
    ['127.0.0.1', '127.0.0.0/8,::1', true],
    ['127.255.255.255', '127.0.0.0/8', true],
    ['128.0.0.0', '127.0.0.0/8', false],
    ['::1', ' 127.0.0.0/8 , ::1 ', true],
    ['::2', '127.0.0.0/8,::1', false],
    ['10.1.2.3', '10.1.2.3', true],
    ['10.1.2.4', '10.1.2.3', false],
    ['10.1.2.4', '10.1.2.99/24', true],
    ['fd00::1', 'fd00::/8', true],
    ['fe00::1', 'fd00::/8', false],
    ['8.8.8.8', '0.0.0.0/0', true],
    ['::1', '0.0.0.0/0', false],
    ['127.0.0.1', '::/0', false],
    // An IPv4-mapped address is its IPv4 address, on both sides.
    ['::ffff:127.0.0.1', '127.0.0.1', true],
    ['::ffff:7f00:1', '127.0.0.1/32', true],
    ['127.0.0.1', '::ffff:127.0.0.0/104', true],
    ['128.0.0.1', '::ffff:127.0.0.0/104', false],
    ['fe80::1%eth0', 'fe80::/10', true],
  ])('%s in %s: %s', (address, list, expected) => {
    expect(within(address, list)).toBe(expected)
  })

  it.each([
    'localhost',
    '127.0.0.0/33',
    '::1/129',
    '127.0.0.0/',
    '127.0.0.0/-1',
    '127.0.0.0/8/8',
    '127.0.0.0/ 8',
    '127.1',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '2130706433',
    'fe80::1%eth0',
    '127.0.0.0-127.0.0.9',
    '/8',
    '*',
  ])('does not read %s, and names it', (entry) => {
    const parsed = parseCidrs(`::1, ${entry}`)
    expect(parsed.ok).toBe(false)
    expect(!parsed.ok && parsed.message).toContain(`“${entry}”`)
  })
})
