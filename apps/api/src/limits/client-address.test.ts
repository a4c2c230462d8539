// Protects the limits per client: nobody gets more by inventing headers or addresses, and nobody
// pays for others behind the same proxy of ours.
import { expect, test } from 'vitest'
import { clientName } from './client-address.ts'

test.each([
  ['without a proxy the connection tells', '192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
  ['behind one proxy its entry tells', '10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
  ['what stands before is not believed', '10.0.0.1', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
  [
    'behind two, the entry of the outer',
    '10.0.0.1',
    '1.1.1.1, 203.0.113.9, 10.0.0.2',
    2,
    '203.0.113.9',
  ],
  ['fewer entries than proxies: the first', '10.0.0.1', '203.0.113.9', 3, '203.0.113.9'],
  ['no entry at all: the connection', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['an entry that is no address: the next one', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['an entry with a port', '10.0.0.1', '203.0.113.9:4711', 1, '203.0.113.9'],
  ['an IPv6 entry with a port', '10.0.0.1', '[2001:db8:1:2::3]:4711', 1, '2001:db8:1:2::/64'],
  ['IPv6 counts by its network', '2001:db8:1:2:ffff::1', undefined, 0, '2001:db8:1:2::/64'],
  ['a short IPv6 address', '::1', undefined, 0, '0:0:0:0::/64'],
  ['a zone is no part of it', 'fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ['IPv4 in IPv6 is IPv4', '::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
  ['a closed connection', undefined, undefined, 0, 'unknown'],
] as const)('%s', (_, remote, forwarded, trusted, name) => {
  expect(clientName(remote, forwarded, trusted)).toBe(name)
})
