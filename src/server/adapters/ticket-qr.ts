import { createHash } from 'node:crypto'
import { HOLDER_BYTES, holderText, packClaim, qrText } from '#contract/events/ticket-code.ts'
import type { TicketSigner } from './ticket-signer.ts'

/** A ticket as its QR code names it. */
interface SignableTicket {
  id: number
  event: number
  event_ticket: number
  code: string
  holder_name: string
}

/** Makes the texts of QR codes. @see contract/events/ticket-code.ts */
export const qrBy =
  ({ kid, sign }: TicketSigner) =>
  ({ id, event, event_ticket, code, holder_name }: SignableTicket): string => {
    const holder = createHash('sha256').update(holderText(holder_name)).digest().subarray(0, HOLDER_BYTES)
    const claim = packClaim({ kid, ticket: id, event, event_ticket, code, holder })
    return qrText(claim, sign(claim))
  }
