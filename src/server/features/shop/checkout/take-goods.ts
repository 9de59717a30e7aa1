import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { takeStockOfOrders } from '../../../db/products/take-stock.ts'
import { readGoods } from '../goods/read-goods.ts'
import { lockVariants } from '../orders/goods-of-orders.ts'
import type { insertOrders } from './insert-orders.ts'

/** Takes the goods of new orders out of stock. @throws {Problem} out-of-stock — another buyer was quicker, or its seller has just taken it off: nothing is taken */
export async function takeGoods(tx: Tx, orders: Awaited<ReturnType<typeof insertOrders>>): Promise<void> {
  const variants = orders.flatMap(({ lines }) => lines.map(({ variant }) => variant))
  await lockVariants(tx, variants)
  const now = await readGoods(tx, variants)
  const off = variants.filter((variant) => ['removed', 'off-sale'].includes(now.get(variant)?.gone ?? ''))
  if (off.length > 0) throw new Problem('out-of-stock', { facts: Object.fromEntries(off.map((variant) => [`gone_${variant}`, 1])) })
  const sales = orders.map(({ number, lines }) => ({ lines, order: number }))
  await takeStockOfOrders(tx, sales).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'sold-out') throw error
    const facts = Object.entries(error.facts ?? {}).map(([name, left]) => [name.replace('variant_', 'left_'), left])
    throw new Problem('out-of-stock', { facts: Object.fromEntries(facts) })
  })
}
