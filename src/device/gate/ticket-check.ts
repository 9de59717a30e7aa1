import { holderText, readQrText, type TicketClaim } from '#contract/events/ticket-code.ts'

/** A public key as `listTicketKeys` gives it. */
export interface TicketPublicKey {
  kid: number
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
}

/**
 * What a QR code says, if the service has signed it; without network.
 * @param text as it was read. @param keys every public key of the service, also former ones.
 * @returns undefined — not a ticket of ours, changed, or signed with a key that is not among these.
 * @see FIPS 186-5 §6; contract/events/ticket-code.ts
 */
export async function verifyTicket(text: string, keys: readonly TicketPublicKey[]): Promise<TicketClaim | undefined> {
  const read = readQrText(text)
  const key = read && keys.find(({ kid }) => kid === read.claim.kid)
  if (!key) return undefined
  const { kty, crv, x, y } = key
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const opened = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, algorithm, false, ['verify'])
  const isOurs = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, opened, read.signature, read.signed)
  return isOurs ? read.claim : undefined
}

/** Whether a ticket was made out to this name, however it is spaced or capitalised. */
export async function isHolder({ holder }: Pick<TicketClaim, 'holder'>, name: string): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(holderText(name))))
  return holder.length > 0 && holder.every((byte, at) => byte === hash[at])
}
