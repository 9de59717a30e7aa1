import { isIP } from 'node:net'
import { lowerCase } from '#contract/core/one-form.ts'

/**
 * The client that asks, as far as rates go: the IPv4 address, or the IPv6 network of 64 bits (one household has them all).
 * @param trustedProxies how many proxies of our own stand in front. Each appends the address it saw to X-Forwarded-For; what
 * stands further left was written by the client and proves nothing.
 */
export function clientAddress(remote: string, forwardedFor: string | null, trustedProxies: number): string {
  const chain = [...(forwardedFor ?? '').split(',').map((one) => one.trim()), remote]
  const claimed = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? remote
  return network(isIP(claimed) ? claimed : remote)
}

/** The network that such an address belongs to: 256 addresses of IPv4, 48 bits of IPv6 (as much as one customer is given). */
export const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 3).join(':') : address.split('.').slice(0, 3).join('.')

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (isIP(address) !== 6) return address
  const [head = '', tail] = lowerCase(address).split('%')[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
