import { packClaim, qrText } from '#contract/events/ticket-code.ts'
import type { Ticket } from '#contract/events/tickets.ts'

/** What a QR code says, as long as a real one; its signature verifies nothing. */
export const aQrText = (code = '7K3M9QXZ'): string =>
  qrText(
    packClaim({ kid: 0, ticket: 5, event: 7, event_ticket: 11, code, holder: new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]) }),
    Uint8Array.from({ length: 64 }, (_, at) => (at * 37) % 256),
  )

/** A ticket of an order with one seat, for an event far in the future. */
export const aTicket = (over: Partial<Ticket> = {}, event: Partial<Ticket['event']> = {}): Ticket => ({
  id: 5,
  code: '7K3M9QXZ',
  qr: aQrText(over.code || undefined),
  state: 'valid',
  holder_name: 'Rahima Khatun',
  title: 'Gallery',
  seat: 1,
  seats: 1,
  event_order_id: 'AB12CD34EF',
  ...over,
  event: {
    event_id: 7,
    title: 'নৌকাবাইচ মেলা',
    type: 'Offline',
    location: 'Rupsha Ghat, Khulna',
    link: null,
    from_time: '2090-12-16T13:05:00.000Z',
    to_time: '2090-12-16T16:00:00.000Z',
    thumbnail: null,
    thumbnail_tone: 3,
    seller_name: 'Rupsha Boats',
    ...event,
  },
})
