import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id } from '../core/fields.ts'
import { EVENT_VIEW_PATH } from '../events/event-view.ts'
import { Suspension } from './suspension.ts'

/** Money is what tickets brought, whole taka, without the service charge and without what was given back. */
const span = { orders: Count, tickets: Count, taka: Count }

/** A seller's figures. Days are Dhaka's; a sale counts on the day on which it was confirmed. */
export const Dashboard = v.object({
  today: v.object(span),
  days_7: v.object(span),
  days_30: v.object(span),
  /** Thirty days, the oldest first, none left out. */
  by_day: v.array(v.object({ day: v.string(), ...span, views: Count })),
  /** Of the last thirty days, the most taka first; at most 20. */
  by_event: v.array(v.object({ event_id: Id, title: v.string(), ...span, views: Count })),
  /** The same by kind of ticket. */
  by_ticket: v.array(v.object({ event_id: Id, event_title: v.string(), event_ticket: Id, title: v.string(), tickets: Count, taka: Count })),
  /** Of events that run or start within a day, and of the last one. */
  /** Staff let the shop sell no goods; null: it may sell. */
  suspended: v.optional(v.nullable(Suspension), null),
  check_ins: v.array(v.object({ event_id: Id, title: v.string(), tickets: Count, checked_in: Count })),
})
export type Dashboard = v.InferOutput<typeof Dashboard>

export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/selling/dashboard/',
  summary: 'A seller’s figures: sales of today, 7 and 30 days, by event and ticket; views and orders; who was let in',
  access: 'seller',
  answer: Dashboard,
  offline: { keepDays: 90, noun: 'dashboard', shape: 'detail' },
})

export const countView = endpoint({
  method: 'POST',
  path: EVENT_VIEW_PATH,
  summary: 'Somebody looks at the page of an event: counted by day, and of nobody in particular',
  access: 'anyone',
  body: v.object({ event_id: Id }),
  answer: v.object({ ok: v.literal(true) }),
  offline: 'refuse',
})
