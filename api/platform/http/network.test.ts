import { expect, test } from 'vitest'
import { networkOf, siteOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
  expect(networkOf(network)).toBe(network)
})

test('a site is the /48 of IPv6 networks only', () => {
  expect(siteOf(networkOf('2001:db8:1:2::1'))).toBe('2001:db8:1:')
  expect(siteOf(networkOf('2001:db8:1:ffff::1'))).toBe('2001:db8:1:')
  expect(siteOf(networkOf('2001:db8:10:2::1'))).toBe('2001:db8:10:')
  expect(siteOf(networkOf('203.0.113.7'))).toBeNull()
})
