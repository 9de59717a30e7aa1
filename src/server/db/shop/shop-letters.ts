import { and, asc, isNotNull, lte, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { shop_letters } from '../tables/shop-orders.ts'
import { type LetterParts, takeLetters } from '../take-letters.ts'

/** An e-mail about an order of goods that is due, its row locked until the transaction ends. */
export type ShopLetter = Pick<typeof shop_letters.$inferSelect, 'id' | 'kind' | 'shop_order' | 'user_id' | 'return_change' | 'tries'>

/** Sends what is due of orders of goods, as `takeLetters` does. @returns whether there may be more. */
export const takeShopLetters = (parts: LetterParts, send: (tx: Tx, letter: ShopLetter) => Promise<void>): Promise<boolean> =>
  takeLetters(parts, { table: shop_letters, hold: holdNext, about: 'an order of goods' }, send)

async function holdNext(tx: Tx): Promise<ShopLetter | undefined> {
  const { id, kind, shop_order, user_id, return_change, tries, due_at } = shop_letters
  const [letter] = await tx
    .select({ id, kind, shop_order, user_id, return_change, tries })
    .from(shop_letters)
    .where(and(isNotNull(due_at), lte(due_at, sql`now()`)))
    .orderBy(asc(due_at), asc(id))
    .limit(1)
    .for('update', { skipLocked: true })
  return letter
}
