import { eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { DELIVERY_LIMITS } from '#contract/products/delivery-rules.ts'
import type { updateShop as contract, OwnShop } from '#contract/products/shops.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { shops } from '../../../db/tables/products.ts'
import { holdOwnShop } from './hold-own-shop.ts'
import { readOwnShop, type WhoseShop } from './read-own-shop.ts'

type Change = v.InferOutput<typeof contract.body>

/** Days ahead that a shop may say it is closed. */
const FARTHEST_DAYS = 365

/**
 * Changes when a shop is closed, what it is registered as and where it takes orders by SMS; what is left out stays.
 * @throws {Problem} stale — it changed since `version`; bad-input — days that are over, too many or too far; shop-taken-off.
 */
export async function updateShop(db: Database['db'], whose: WhoseShop, { closed, version, ...said }: Change): Promise<OwnShop> {
  if (closed) requireDays(closed, whose.now)
  await inTransaction(db, async (tx) => {
    const held = await holdOwnShop(tx, whose.seller)
    if (version !== undefined && version !== held.version) throw new Problem('stale', { facts: { version: held.version } })
    const days = closed === undefined ? {} : { closed_from: closed?.from ?? null, closed_until: closed?.until ?? null }
    await tx
      .update(shops)
      .set({ ...days, ...said, version: sql`${shops.version} + 1`, updated_at: sql`now()` })
      .where(eq(shops.seller, whose.seller))
  })
  return readOwnShop(db, whose)
}

function requireDays({ from, until }: { from: string; until: string }, now: number): void {
  const fault = (reason: string) => new Problem('bad-input', { fields: { 'closed.until': reason } })
  if (until < dhakaDay(now)) throw fault('in-the-past')
  if (until > dhakaDay(now + FARTHEST_DAYS * DAY_MS)) throw fault('too-far')
  if ((Date.parse(until) - Date.parse(from)) / DAY_MS + 1 > DELIVERY_LIMITS.closedDaysMost) throw fault('too-many')
}
