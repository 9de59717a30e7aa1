import { ECDH } from 'node:crypto'
import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'
import type { PushReach, PushTarget } from './push.ts'

const POINT_BYTES = 65
const AUTH_BYTES = 16

/**
 * Whether messages may be sent there. The address comes from a browser, that is from any client: it must not lead this server to where its
 * sender cannot go. Names are looked at again when they are resolved: `publicLookup`.
 */
export function isPushAddress(endpoint: string, { allowsLoopback }: PushReach): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username || password) return false
  if (allowsLoopback && hostname === '127.0.0.1') return true
  // Push services have names; an address in digits is an attempt to reach something else.
  const isName = hostname.includes('.') && !hostname.startsWith('[') && isIP(hostname) === 0
  return protocol === 'https:' && port === '' && isName
}

/** Whether messages can be sealed for these keys: a point of P-256, and 16 bytes. @see RFC 8291 §3.1, §3.2 */
export function arePushKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false
  try {
    ECDH.convertKey(point, 'prime256v1')
    return true
  } catch {
    // Not a point of the curve.
    return false
  }
}

/** The address behind a name leads back inside. */
class NotPublic extends Error {
  override name = 'NotPublic'
}

type Resolve = (
  hostname: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Resolves names as a connection does, and refuses those that lead to addresses that are not public. Checked here, on what is connected
 * to: a name that was looked at before may lead elsewhere a moment later.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, { all, family }, done) => {
    resolve(hostname, { all: true, ...(family !== undefined && { family }) }, (error, found) => {
      const [first] = found ?? []
      if (error) done(error, '')
      else if (!first || !found.every(({ address }) => isPublic(address))) done(new NotPublic(`${hostname} leads to no public address`), '')
      else if (all) done(null, found)
      else done(null, first.address, first.family)
    })
  }
}

/** @see RFC 6890; IANA special-purpose address registries */
const NOT_PUBLIC = listOf([
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])
/** Of IPv6 only this part is given to hosts of the net. */
const GLOBAL_UNICAST = listOf([['2000::', 3]])

function listOf(ranges: [string, number][]): BlockList {
  const list = new BlockList()
  for (const [address, bits] of ranges) list.addSubnet(address, bits, isIPv4(address) ? 'ipv4' : 'ipv6')
  return list
}

/** Whether an address is one of the open net. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC.check(address, 'ipv4')
  return isIP(address) === 6 && GLOBAL_UNICAST.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
}
