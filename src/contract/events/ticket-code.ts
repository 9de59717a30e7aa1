import { lowerCase, plainForm } from '../core/one-form.ts'
import { CODE_CHARACTERS, CODE_LENGTH } from './ticket-rules.ts'

/** What a ticket's QR code says, before it is signed. */
export interface TicketClaim {
  /** Which key signed it, 0 to 255. */
  kid: number
  /** Of the ticket, which changes when it is passed on. */
  ticket: number
  event: number
  event_ticket: number
  /** Eight characters. */
  code: string
  /** First eight bytes of SHA-256 of the holder's name as `holderText` gives it. */
  holder: Uint8Array
}

const VERSION = 1
/** How much of the hash of a holder's name a ticket carries. */
export const HOLDER_BYTES = 8
const CODE_BYTES = 5
const SIGNATURE_BYTES = 64
const CLAIM_BYTES = 1 + 1 + 4 + 4 + 4 + CODE_BYTES + HOLDER_BYTES
const IS_BASE32 = new RegExp(`^[${CODE_CHARACTERS}]+$`)
/** Characters of a QR code's text: five bits each, the last one filled up with zeros. */
const TEXT_LENGTH = Math.ceil(((CLAIM_BYTES + SIGNATURE_BYTES) * 8) / 5)

/** A holder's name as it is hashed: the same name written with other spaces, case or code points is the same. */
export const holderText = (name: string): string =>
  plainForm(lowerCase(plainForm(name)))
    .trim()
    .replace(/\s+/gu, ' ')

const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most

/** The bytes that are signed. @throws {TypeError} a part is not of its kind: what does not fit must not become another ticket. */
export function packClaim({ kid, ticket, event, event_ticket, code, holder }: TicketClaim): Uint8Array<ArrayBuffer> {
  const fits = isWhole(kid, 0xff) && [ticket, event, event_ticket].every((id) => isWhole(id, 0xffffffff))
  if (!fits || holder.length !== HOLDER_BYTES || code.length !== CODE_LENGTH || !IS_BASE32.test(code)) throw new TypeError('not a ticket')
  const bytes = new Uint8Array(CLAIM_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, VERSION)
  view.setUint8(1, kid)
  view.setUint32(2, ticket)
  view.setUint32(6, event)
  view.setUint32(10, event_ticket)
  bytes.set(bytesOfBase32(code), 14)
  bytes.set(holder, 14 + CODE_BYTES)
  return bytes
}

/** The text of a QR code: Base32, which a QR code writes in its narrowest letters. @throws {TypeError} not a claim and its signature. */
export function qrText(claim: Uint8Array, signature: Uint8Array): string {
  if (claim.length !== CLAIM_BYTES || signature.length !== SIGNATURE_BYTES) throw new TypeError('not a signed ticket')
  return base32([...claim, ...signature])
}

/** A QR code taken apart. Nothing of it is true before its signature was verified over `signed`. */
interface ReadTicket {
  claim: TicketClaim
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

/** @returns undefined — the text is not one of our tickets. */
export function readQrText(text: string): ReadTicket | undefined {
  if (text.length !== TEXT_LENGTH || !IS_BASE32.test(text)) return undefined
  const bytes = bytesOfBase32(text)
  // The last character has bits to spare: written in one way only, so that a ticket has one text.
  if (bytes[0] !== VERSION || base32(bytes) !== text) return undefined
  const view = new DataView(bytes.buffer)
  return {
    claim: {
      kid: view.getUint8(1),
      ticket: view.getUint32(2),
      event: view.getUint32(6),
      event_ticket: view.getUint32(10),
      code: base32(bytes.slice(14, 14 + CODE_BYTES)),
      holder: bytes.slice(14 + CODE_BYTES, CLAIM_BYTES),
    },
    signed: bytes.slice(0, CLAIM_BYTES),
    signature: bytes.slice(CLAIM_BYTES),
  }
}

function base32(bytes: ArrayLike<number>): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of Array.from(bytes)) {
    held = ((held << 8) | byte) & 0xfff
    for (bits += 8; bits >= 5; bits -= 5) text += CODE_CHARACTERS[(held >> (bits - 5)) & 31]
  }
  return bits > 0 ? text + CODE_CHARACTERS[(held << (5 - bits)) & 31] : text
}

/** @param text of `CODE_CHARACTERS` only */
function bytesOfBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const character of text) {
    held = ((held << 5) | CODE_CHARACTERS.indexOf(character)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
  }
  return new Uint8Array(bytes)
}
