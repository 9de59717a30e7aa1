import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { shop_order_lines } from '../../../db/tables/shop-orders.ts'
import { shop_return_lines } from '../../../db/tables/shop-returns.ts'

/** Pieces that a complaint is about, by their variant. */
export function readPieces(tx: Pick<Tx, 'select'>, shop_return: number): Promise<{ variant: number; quantity: number; price: number }[]> {
  const { variant, price, id } = shop_order_lines
  return tx
    .select({ variant, price, quantity: shop_return_lines.quantity })
    .from(shop_return_lines)
    .innerJoin(shop_order_lines, eq(id, shop_return_lines.line))
    .where(eq(shop_return_lines.shop_return, shop_return))
    .orderBy(asc(variant))
}
