import { sql } from 'drizzle-orm'
import type { Tx } from '../db/connection/in-transaction.ts'
import { bookCashBack } from './cash-commission.ts'

/**
 * What a seller has given back of an order that they were paid for directly: settled complaints, or refunds by mobile wallet that arrived. Both may speak of
 * the same money, so the larger counts. Of wallet money, what came beyond the price goes back first, and was never sold for. In SQL: complaints and claims are
 * tables of nouns, which this zone does not know.
 */
const PAID_BACK = sql`greatest(
  (select coalesce(sum(r.amount), 0) * 100 from shop_returns r where r.shop_order = e.shop_order and r.state = 'settled' and r.remedy = 'refund'),
  (select coalesce(sum(f.paisa), 0) from wallet_refunds f join wallet_claims c on c.id = f.claim where c.shop_order = e.shop_order and f.state = 'received')
    - greatest(0, (select coalesce(sum(c.came_paisa), 0) from wallet_claims c where c.shop_order = e.shop_order) - p.advance * 100))::float8`

/**
 * Books what has gone back of an order since it was last booked, so that its commission goes back in proportion. It may be called whenever something of
 * that has changed; before the order is delivered there is nothing to book. The order is held.
 */
export async function bookPaidBack(tx: Tx, shop_order: number): Promise<void> {
  const { rows } = await tx.execute<{ booked: number; back: number }>(sql`
    select e.back::float8 as booked, ${PAID_BACK} as back from earnings e join purchases p on p.id = e.purchase where e.shop_order = ${shop_order} and e.attempt is null`)
  const [sale] = rows
  if (sale && sale.back > sale.booked) await bookCashBack(tx, { of: { shop_order }, paisa: sale.back - sale.booked, cause: `${shop_order} up to ${sale.back}` })
}
