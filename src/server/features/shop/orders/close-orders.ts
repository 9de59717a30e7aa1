import { sql } from 'drizzle-orm'
import { LEGAL_CLOCK } from '#contract/shop/legal-clock.ts'
import { OPEN_RETURN_STATES } from '#contract/shop/return-rules.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { noteSteps } from './note-steps.ts'

const AT_ONCE = 200

/** Closes orders that were delivered long enough ago and have no open complaint. Several processes may do so at once: each takes what no other holds. Gives how many. */
export async function closeOrders(db: Pick<Database['db'], 'transaction'>): Promise<number> {
  let closed = 0
  for (let some: number = AT_ONCE; some === AT_ONCE; closed += some) {
    some = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        update shop_orders set state = 'closed', updated_at = now() where id in (
          select id from shop_orders where state = 'delivered' and delivered_at < now() - make_interval(days => ${LEGAL_CLOCK.closeDays})
            and not exists (select from shop_returns r where r.shop_order = shop_orders.id and r.state = any(${sql.param([...OPEN_RETURN_STATES])}))
          order by delivered_at limit ${AT_ONCE} for update skip locked) returning id`)
      await noteSteps(
        tx,
        rows.map(({ id }) => ({ id, from: 'delivered', to: 'closed' })),
        { by: 'service', action: 'close' },
      )
      return rows.length
    })
  }
  return closed
}
