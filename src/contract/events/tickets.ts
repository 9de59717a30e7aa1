import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, Instant } from '../core/fields.ts'
import { oneLineRequired } from '../core/names.ts'
import { PURCHASE_LIMITS } from '../purchases/purchase-rules.ts'
import { TICKET_ENTRIES } from './event-days.ts'
import { EVENT_TYPES } from './events-filter.ts'
import { TICKET_STATES } from './ticket-rules.ts'

/** One seat of one order, for a reader who may see it. */
export const Ticket = v.object({
  /** Of the seat: it stays when the ticket is passed on. */
  id: Id,
  /** Eight characters without look-alikes; another one after each passing on. Empty to the buyer while another person holds it. */
  code: v.string(),
  /** What the QR code says: contract/events/ticket-code.ts. Null unless this reader may enter with it. */
  qr: v.nullable(v.string()),
  state: v.picklist(TICKET_STATES),
  holder_name: v.string(),
  /** Of the kind of ticket. */
  title: v.string(),
  /** How often its kind lets in, and on which days of its event, by number; none: all. Absent in answers that were kept by earlier versions. */
  entry: v.optional(v.picklist(TICKET_ENTRIES)),
  days: v.optional(v.array(Id)),
  /** The how manieth of its order, from 1, and of how many. */
  seat: Id,
  seats: Id,
  /** Null to a holder to whom it was passed on. */
  event_order_id: v.nullable(v.string()),
  event: v.object({
    event_id: Id,
    title: v.string(),
    type: v.picklist(EVENT_TYPES),
    location: v.nullable(v.string()),
    /** The way into an Online event; null for others, and for tickets that do not open it. */
    link: v.nullable(v.string()),
    from_time: Instant,
    to_time: Instant,
    /** How often its seller has changed it, and whether it was called off, for calendars. Absent in answers that were kept by earlier versions. */
    version: v.optional(Count),
    is_called_off: v.optional(v.boolean()),
    thumbnail: v.nullable(v.string()),
    thumbnail_tone: v.pipe(v.number(), v.integer(), v.minValue(0)),
    seller_name: v.string(),
  }),
})
export type Ticket = v.InferOutput<typeof Ticket>

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/event_ticket/',
  /** The tickets of one’s own paid orders: those of events to come first, the soonest first. */
  summary: 'The tickets of one’s own paid orders',
  access: 'signed-in',
  answer: v.array(Ticket),
  offline: { keepDays: 365, noun: 'tickets', shape: 'list' },
})

/** SHA-256 in lower-case hex, over the secret's 32 characters. */
const SecretHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** Base64url of 24 bytes that the buyer's phone made up. */
const Secret = v.pipe(v.string(), v.regex(/^[\w-]{32}$/))

export const passTicket = endpoint({
  method: 'POST',
  path: '/api/event_ticket/pass/',
  /** Passes a ticket on, or takes it back: it gets a new code, and the former one is dead. */
  summary: 'Passes a ticket on, or takes it back',
  access: 'signed-in',
  perMinute: 20,
  once: true,
  body: v.object({
    id: Id,
    /** Not read where it comes back: then it is in the buyer's name. */
    holder_name: oneLineRequired(PURCHASE_LIMITS.nameLongest),
    /** Of the secret in the link that opens it; the service never sees the secret itself. Null: it comes back to the buyer. */
    secret_hash: v.nullable(SecretHash),
  }),
  answer: Ticket,
  offline: 'refuse',
})

export const openPassedTicket = endpoint({
  method: 'POST',
  path: '/api/event_ticket/open/',
  summary: 'The ticket that a link opens, to whoever has the link',
  access: 'anyone',
  body: v.object({ secret: Secret }),
  answer: Ticket,
  offline: 'refuse',
})

/** A public key as WebCrypto takes it: ECDSA, P-256. @see RFC 7517 */
const PublicKey = v.object({
  kid: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
})

export const listTicketKeys = endpoint({
  method: 'GET',
  path: '/api/event_ticket/keys/',
  /** Public keys with which anybody can verify a ticket’s QR code, without network. */
  summary: 'Public keys with which anybody can verify a ticket’s QR code',
  access: 'anyone',
  answer: v.array(PublicKey),
  offline: { keepDays: 365, noun: 'ticket-keys', shape: 'list' },
})
