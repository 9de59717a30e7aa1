import { and, eq, lt, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { SHOP_ORDER_LIMITS } from '#contract/shop/shop-order-rules.ts'
import type { Database } from '../../../db/connection/open.ts'
import { shop_orders } from '../../../db/tables/shop-orders.ts'
import { hashOfTyped, isParcelCode } from './parcel-code.ts'

interface Typed {
  /** Id of the order; its asker may see it. */
  order: number
  number: string
  code: string
  secret: string
}

/**
 * Whether the digits are those of the buyer. A wrong one is counted for good, in a statement of its own, and the same one in a row once: after some, none is taken any more, and the
 * seller's word is what is left.
 * @throws {Problem} wrong-code — with how often one may still be typed
 */
export async function requireCode(db: Pick<Database['db'], 'update'>, { order, number, code, secret }: Typed): Promise<void> {
  const { id, wrong_codes, last_wrong_code } = shop_orders
  const isRight = isParcelCode(secret, number, code)
  const typed = hashOfTyped(secret, number, code)
  // Sent again, or typed again in disbelief, it says nothing new.
  const isSame = sql`${last_wrong_code} is not distinct from ${typed}`
  const [counted] = await db
    .update(shop_orders)
    .set(isRight ? { wrong_codes } : { wrong_codes: sql`${wrong_codes} + case when ${isSame} then 0 else 1 end`, last_wrong_code: typed })
    .where(and(eq(id, order), lt(wrong_codes, SHOP_ORDER_LIMITS.wrongCodesMost)))
    .returning({ wrong_codes })
  if (isRight && counted) return
  throw new Problem('wrong-code', { facts: { left: counted ? SHOP_ORDER_LIMITS.wrongCodesMost - counted.wrong_codes : 0 } })
}
