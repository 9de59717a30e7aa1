import { describe, expect, it } from 'vitest'
import { clientAddress } from '#server/http/requests/client-address.ts'

describe('answers', () => {
  it.each([
    ['no proxy in front', '203.0.113.5', '198.51.100.1', 0, '203.0.113.5'],
    ['one proxy', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['two proxies', '10.0.0.1', '198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['fewer entries than proxies', '10.0.0.1', null, 2, '10.0.0.1'],
    ['IPv4 written as IPv6', '::ffff:203.0.113.5', null, 0, '203.0.113.5'],
    ['IPv6, as its network', '2001:db8:1:2:3:4:5:6', null, 0, '2001:db8:1:2::/64'],
    ['IPv6 in short, as the same network', '2001:0db8:1:2::9', null, 0, '2001:db8:1:2::/64'],
    ['IPv6 loopback', '::1', null, 0, '0:0:0:0::/64'],
  ])('%s', (...[, remote, forwarded, proxies, expected]) => {
    expect(clientAddress(remote, forwarded, proxies)).toBe(expected)
  })
})

describe('guards', () => {
  it('what the client wrote itself proves nothing', () => {
    expect(clientAddress('10.0.0.1', '1.1.1.1, 2.2.2.2, 198.51.100.1', 1)).toBe('198.51.100.1')
    expect(clientAddress('203.0.113.5', '1.1.1.1', 0)).toBe('203.0.113.5')
  })

  it('what is no address counts as the connection', () => {
    for (const junk of ['unknown', '', '1.2.3', "'; drop", 'x'.repeat(10_000)]) expect(clientAddress('10.0.0.1', junk, 1)).toBe('10.0.0.1')
  })
})
