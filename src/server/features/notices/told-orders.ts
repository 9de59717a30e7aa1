import { type SQL, sql } from 'drizzle-orm'
import { events } from '../../db/tables/events.ts'
import { payment_attempts, refunds } from '../../db/tables/payments.ts'
import { purchases } from '../../db/tables/purchases.ts'

const isRefunded = sql<boolean>`exists (select from ${refunds} join ${payment_attempts} on ${payment_attempts.id} = ${refunds.attempt}
  where ${payment_attempts.purchase} = ${purchases.id} and ${refunds.state} = 'refunded')`
const isToCome: SQL<boolean> = sql<boolean>`${events.from_time} > now()`

/** What `isOrderStillSo` asks of an order, joined with its event. */
export const ORDER_NOW = { state: purchases.state, is_refunded: isRefunded, is_event_on: events.is_active, is_event_to_come: isToCome }
