import { type SQL, sql } from 'drizzle-orm'
import { events } from '../../db/tables/events.ts'
import { event_orders } from '../../db/tables/orders.ts'
import { payment_attempts } from '../../db/tables/payments.ts'

const isRefunded = sql<boolean>`exists (select from ${payment_attempts} where ${payment_attempts.event_order} = ${event_orders.id} and ${payment_attempts.state} = 'refunded')`
const isToCome: SQL<boolean> = sql<boolean>`${events.from_time} > now()`

/** What `isOrderStillSo` asks of an order, joined with its event. */
export const ORDER_NOW = { state: event_orders.state, is_refunded: isRefunded, is_event_on: events.is_active, is_event_to_come: isToCome }
