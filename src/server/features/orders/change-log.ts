import { sql } from 'drizzle-orm'
import type { OrderState } from '#contract/orders/order-rules.ts'
import { inTransaction, type Tx } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { order_events } from '../../db/tables/orders.ts'

/** One change of one order. `null` is where it came from nowhere. */
export interface OrderChange {
  event_order: number
  from_state: OrderState | null
  to_state: OrderState
  by: (typeof order_events.$inferInsert)['by']
  details?: Record<string, string | number | boolean>
}

/** Records what became of orders, in the transaction in which it did. */
export async function noteChanges(tx: Pick<Tx, 'insert'>, changes: readonly OrderChange[]): Promise<void> {
  if (changes.length > 0) await tx.insert(order_events).values([...changes])
}

/** What was tried with an order that was past it, and who tries it. */
const TRIED_BY = {
  'add-item': 'buyer',
  cancel: 'buyer',
  initiate: 'buyer',
  'give-back': 'seller',
  confirm: 'staff',
  refund: 'staff',
  retry: 'staff',
  'settled-by-hand': 'staff',
} as const satisfies Record<string, OrderChange['by']>
export type Refused = keyof typeof TRIED_BY

/**
 * Records a step that was refused. The same again is one record until the order changes: no client fills the log by asking.
 * @param db not the transaction that was given up.
 */
export async function noteRefusal(db: Pick<Database['db'], 'transaction'>, event_order: number, refused: Refused): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Of two that are refused at once, the second sees the record of the first.
    await tx.execute(sql`select 1 from event_orders where id = ${event_order} for no key update`)
    await tx.execute(sql`
      insert into order_events (event_order, from_state, to_state, by, details)
      select o.id, o.state, o.state, ${TRIED_BY[refused]}, jsonb_build_object('refused', ${refused}::text) from event_orders o
      where o.id = ${event_order} and not exists (
        select 1 from order_events before where before.event_order = o.id and before.details ->> 'refused' = ${refused} and before.to_state = o.state
          and before.id > coalesce((select max(id) from order_events changed where changed.event_order = o.id and not changed.details ? 'refused'), 0))`)
  })
}
