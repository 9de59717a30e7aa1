import { eq } from 'drizzle-orm'
import type { AnswerOf, BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { checkShopCoupon as endpoint } from '#contract/shop/checkout.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { readCoupon } from '../../../purchases/coupons/coupons.ts'
import { readGoods } from '../goods/read-goods.ts'

/**
 * What a seller's code would take off goods now; nothing is used.
 * @throws {Problem} coupon-refused; out-of-stock — something is not the seller's, or cannot be ordered
 */
export async function checkShopCoupon(
  db: Pick<Tx, 'select' | 'execute'>,
  user_id: number,
  { seller, coupon, lines }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const now = await readGoods(
    db,
    lines.map(({ variant_id }) => variant_id),
  )
  const priced = lines.flatMap(({ variant_id, quantity }) => {
    const one = now.get(variant_id)
    return one?.seller === seller ? [one.price * quantity] : []
  })
  if (priced.length < lines.length) throw new Problem('out-of-stock')
  const total = priced.reduce((sum, price) => sum + price, 0)
  const [buyer] = await db.select({ id: buyers.id }).from(buyers).where(eq(buyers.user_id, user_id))
  const { code, discount } = await readCoupon(db, { of: { shop: seller }, code: coupon, buyer: buyer?.id ?? null, total })
  return { coupon: code, goods: total, discount }
}
