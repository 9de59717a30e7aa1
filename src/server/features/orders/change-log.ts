import type { OrderState } from '#contract/order-rules.ts'
import type { Tx } from '../../db/in-transaction.ts'
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
