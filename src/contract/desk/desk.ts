import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Instant } from '../core/fields.ts'
import { DESK_QUEUE_NAMES } from './desk-queues.ts'

/** A queue of staff: how much waits in it, and since when the oldest does. Every queue is listed, also an empty one. */
export const DeskQueue = v.object({ name: v.picklist(DESK_QUEUE_NAMES), total: Count, oldest_at: v.nullable(Instant) })
export type DeskQueue = v.InferOutput<typeof DeskQueue>

export const readDesk = endpoint({
  method: 'GET',
  path: '/api/desk/',
  summary: 'What waits for staff: each queue with its count and the age of its oldest',
  access: 'staff',
  answer: v.object({ queues: v.array(DeskQueue) }),
  offline: 'never',
})

/** Of a day in Dhaka. Money is whole taka: what buyers have paid on that day, and what went back on it. */
const figures = { orders: Count, taka: Count, refunded_taka: Count, accounts: Count }
export const DeskFigures = v.object({
  today: v.object(figures),
  days_30: v.object(figures),
  /** Thirty days, the oldest first, none left out. */
  by_day: v.array(v.object({ day: v.string(), ...figures })),
})
export type DeskFigures = v.InferOutput<typeof DeskFigures>

export const readDeskFigures = endpoint({
  method: 'GET',
  path: '/api/desk/figures/',
  summary: 'Figures of thirty days: confirmed orders, money taken and given back, new accounts',
  access: 'staff',
  perMinute: 30,
  answer: DeskFigures,
  offline: 'never',
})
