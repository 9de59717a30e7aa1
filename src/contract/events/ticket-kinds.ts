import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Id, Instant, idText } from '../core/fields.ts'
import { momentTextOrNone, wholeText } from '../core/form-values.ts'
import { oneLineRequired, someLines } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { TICKET_LIMITS } from '../orders/ticket-choice.ts'
import { TICKET_ENTRIES } from './event-days.ts'
import { EVENT_FORM_LIMITS } from './event-form.ts'

export const TICKET_KIND_LIMITS = { titleLongest: 50, descriptionLongest: 500, mostPerEvent: 20, daysMost: 400 } as const

const say = (reason: Reason) => reason

/** Numbers of days as a form has them: `1,3`; empty: all. */
const daysText = v.pipe(
  v.string(),
  v.regex(/^(?:[1-9]\d{0,2}(?:,[1-9]\d{0,2})*)?$/, say('does-not-fit')),
  v.transform((text) => [...new Set(text.split(',').filter(Boolean).map(Number))].sort((a, b) => a - b)),
  v.check((days) => days.every((day) => day <= TICKET_KIND_LIMITS.daysMost), say('does-not-fit')),
)

/** A kind of ticket as its seller types it: texts. Versions before did not know `entry` and `days`: where they are absent they stay as they were. */
export const TicketKindForm = v.pipe(
  v.object({
    title: oneLineRequired(TICKET_KIND_LIMITS.titleLongest),
    price: wholeText(EVENT_FORM_LIMITS.priceMost),
    /** Seats there are of it in all. */
    capacity: wholeText(EVENT_FORM_LIMITS.seatsMost),
    description: someLines(TICKET_KIND_LIMITS.descriptionLongest),
    from: momentTextOrNone,
    to: momentTextOrNone,
    per_order_limit: wholeText(TICKET_LIMITS.mostPerLine, 1),
    entry: v.optional(v.picklist(TICKET_ENTRIES, say('required'))),
    days: v.optional(daysText),
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from === null || to === null || from < to, say('ends-before-start')),
    ['to'],
  ),
)

/** A kind of ticket to its seller. */
export const TicketKind = v.object({
  id: Id,
  title: v.string(),
  price: Count,
  capacity: Count,
  /** Left of `capacity`. */
  seats: Count,
  sold: Count,
  held: Count,
  description: v.string(),
  from: v.nullable(Instant),
  to: v.nullable(Instant),
  per_order_limit: Count,
  is_closed: v.boolean(),
  entry: v.optional(v.picklist(TICKET_ENTRIES), 'each-day'),
  /** Numbers of the days of the event on which it enters; none: all. */
  days: v.optional(v.array(Count), []),
  /** Of its last change by the seller. */
  version: Count,
})
export type TicketKind = v.InferOutput<typeof TicketKind>
const answer = v.array(TicketKind)

export const listTicketKinds = endpoint({
  method: 'GET',
  path: '/api/event_ticket_kind/',
  summary: 'The kinds of ticket of one’s own event, in their order',
  access: 'seller',
  query: v.object({ event_id: idText }),
  answer,
  offline: { keepDays: 90, noun: 'ticket-kinds', shape: 'list' },
})

export const addTicketKind = endpoint({
  method: 'POST',
  path: '/api/event_ticket_kind/',
  summary: 'Adds a kind of ticket, at the end',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 60,
  body: v.object({ event_id: Id, client_key: v.optional(ClientKey), kind: TicketKindForm }),
  answer,
  offline: 'refuse',
})

export const editTicketKind = endpoint({
  method: 'PATCH',
  path: '/api/event_ticket_kind/{ticket_id}/',
  summary: 'Changes a kind of ticket; never below what is sold or held, never unseen over somebody else’s change',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 60,
  params: v.object({ ticket_id: idText }),
  body: v.object({ version: Count, kind: TicketKindForm }),
  answer,
  offline: 'refuse',
})

export const closeTicketKind = endpoint({
  method: 'POST',
  path: '/api/event_ticket_kind/{ticket_id}/closed/',
  summary: 'Stops the sale of a kind of ticket, or starts it again',
  access: 'seller',
  perMinute: 60,
  params: v.object({ ticket_id: idText }),
  body: v.object({ is_closed: v.boolean() }),
  answer,
  offline: 'refuse',
})

export const orderTicketKinds = endpoint({
  method: 'POST',
  path: '/api/event_ticket_kind/order/',
  summary: 'Puts the kinds of ticket of an event in another order; all are named',
  access: 'seller',
  perMinute: 60,
  body: v.object({ event_id: Id, ids: v.pipe(v.array(Id), v.maxLength(TICKET_KIND_LIMITS.mostPerEvent)) }),
  answer,
  offline: 'refuse',
})
