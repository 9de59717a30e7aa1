import { and, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { LEGAL_CLOCK, TO_HAND_OVER } from '#contract/shop/legal-clock.ts'
import type { ShopNotice } from '#contract/shop/shop-notices.ts'
import type { Database } from '../connection/open.ts'
import { buyers } from '../tables/accounts.ts'
import { shop_letters, shop_orders } from '../tables/shop-orders.ts'
import { isLateFor } from './is-overdue.ts'
import { notifyOfOrder } from './notify-of-steps.ts'

const AT_ONCE = 100

/**
 * Tells sellers of orders that must be handed over within a day, and both sides of those of which a date of the law was missed: by the database's
 * clock, of each date once. @returns whether there may be more.
 */
export async function warnOfDates(db: Database['db']): Promise<boolean> {
  const counts = [await warnOfHandOver(db), await tellOfMissed(db, 'hand-over'), await tellOfMissed(db, 'delivery')]
  return counts.includes(AT_ONCE)
}

const isTold = (db: Database['db'], kind: ShopNotice, date: 'hand-over' | 'delivery'): SQL =>
  notExists(
    db
      .select({ id: shop_letters.id })
      .from(shop_letters)
      .where(and(eq(shop_letters.shop_order, shop_orders.id), eq(shop_letters.kind, kind), eq(shop_letters.date, date))),
  )

async function warnOfHandOver(db: Database['db']): Promise<number> {
  const { id, seller, state, hand_over_by } = shop_orders
  const isNear = and(lt(hand_over_by, sql`now() + make_interval(hours => ${LEGAL_CLOCK.warnHours})`), sql`${hand_over_by} > now()`)
  const due = await db
    .select({ id, user_id: seller })
    .from(shop_orders)
    .where(and(inArray(state, [...TO_HAND_OVER]), isNear, isTold(db, 'shop-sale-due', 'hand-over')))
    .limit(AT_ONCE)
  for (const one of due) await db.transaction((tx) => notifyOfOrder(tx, { ...one, kind: 'shop-sale-due', date: 'hand-over' }))
  return due.length
}

async function tellOfMissed(db: Database['db'], date: 'hand-over' | 'delivery'): Promise<number> {
  const late = await db
    .select({ id: shop_orders.id, seller: shop_orders.seller, buyer: buyers.user_id })
    .from(shop_orders)
    .innerJoin(buyers, eq(buyers.id, shop_orders.buyer))
    .where(and(isLateFor(date), isTold(db, 'shop-sale-late', date)))
    .limit(AT_ONCE)
  for (const { id, seller, buyer } of late)
    await db.transaction(async (tx) => {
      await notifyOfOrder(tx, { id, user_id: seller, kind: 'shop-sale-late', date })
      if (buyer !== null) await notifyOfOrder(tx, { id, user_id: buyer, kind: 'shop-late', date })
    })
  return late.length
}
