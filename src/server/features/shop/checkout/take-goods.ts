import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { takeStockOfOrders } from '../../../db/products/take-stock.ts'
import type { insertOrders } from './insert-orders.ts'

/** Takes the goods of new orders out of stock. @throws {Problem} out-of-stock — another buyer was quicker, or its seller has just taken it off: nothing is taken */
export async function takeGoods(tx: Tx, orders: Awaited<ReturnType<typeof insertOrders>>): Promise<void> {
  const variants = orders.flatMap(({ lines }) => lines.map(({ variant }) => variant))
  const sales = orders.map(({ number, lines }) => ({ lines, order: number }))
  const missing = await takeStockOfOrders(tx, sales).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof Problem) || error.code !== 'sold-out') throw error
      return error.facts ?? {}
    },
  )
  // Asked once the variants are held, so that nothing is sold that was taken off a moment ago.
  const off = await readTakenOff(tx, variants)
  if (off.length > 0) throw new Problem('out-of-stock', { facts: Object.fromEntries(off.map((variant) => [`gone_${variant}`, 1])) })
  if (!missing) return
  const facts = Object.entries(missing).map(([name, left]) => [name.replace('variant_', 'left_'), left])
  throw new Problem('out-of-stock', { facts: Object.fromEntries(facts) })
}

/** Which of some variants were removed, or are of products that are not on sale. */
async function readTakenOff(tx: Pick<Tx, 'execute'>, variants: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select v.id from product_variants v join products p on p.id = v.product
    where v.id = any(${sql.param([...variants])}::integer[]) and (v.removed_at is not null or not p.is_active or p.held_reason is not null)`)
  return rows.map(({ id }) => id)
}
