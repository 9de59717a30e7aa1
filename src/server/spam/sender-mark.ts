import { createHmac, hkdfSync } from 'node:crypto'
import { networkOf } from '../http/requests/client-address.ts'

/** Who writes, as far as floods go: an account, or else a network address as rates know it (of IPv6 the /64). */
export interface Sender {
  user_id?: number | undefined
  /** Undefined: from inside the process. */
  address: string | undefined
}

/**
 * Whose address it is, as far as one voice each goes: of IPv6 the network of 48 bits, since a customer has thousands of those of 64.
 * @param address undefined: from inside the process.
 */
export const voiceOf = (address: string | undefined): string | undefined => (address?.includes(':') ? networkOf(address) : address)

/** Makes a mark by which the same sender is recognised, and no other; undefined for what comes from inside the process. */
type MarkSender = (sender: Sender) => string | undefined

/** @param secret of the service; a key of its own is derived from it, so that a copy of the database does not tell addresses. */
export function senderMarks(secret: string): MarkSender {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'hatkhola comment senders', 32))
  const mark = (name: string) => createHmac('sha256', key).update(name).digest('base64url')
  return ({ user_id, address }) => {
    if (user_id !== undefined) return mark(`account ${user_id}`)
    return address === undefined ? undefined : mark(`address ${address}`)
  }
}
