import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { LEGAL_CLOCK } from '#contract/shop/legal-clock.ts'
import type { ShopNotice } from '#contract/shop/shop-notices.ts'
import type { Database } from '../connection/open.ts'
import { buyers } from '../tables/accounts.ts'
import { shop_letters, shop_orders } from '../tables/shop-orders.ts'
import { notifyOfOrder } from './notify-of-steps.ts'

const AT_ONCE = 100

/** What is still with its seller. */
const TO_HAND_OVER = ['placed', 'accepted', 'packed'] as const

const isTold = (db: Database['db'], kind: ShopNotice) =>
  db
    .select({ id: shop_letters.id })
    .from(shop_letters)
    .where(and(eq(shop_letters.shop_order, shop_orders.id), eq(shop_letters.kind, kind)))

/**
 * Tells sellers of orders that must be handed over within a day, and both sides of those of which a date of the law was missed: by the database's
 * clock, each once. @returns whether there may be more.
 */
export async function warnOfDates(db: Database['db']): Promise<boolean> {
  const due = await db
    .select({ id: shop_orders.id, seller: shop_orders.seller })
    .from(shop_orders)
    .where(
      and(
        inArray(shop_orders.state, [...TO_HAND_OVER]),
        lt(shop_orders.hand_over_by, sql`now() + make_interval(hours => ${LEGAL_CLOCK.warnHours})`),
        sql`${shop_orders.hand_over_by} > now()`,
        notExists(isTold(db, 'shop-sale-due')),
      ),
    )
    .limit(AT_ONCE)
  for (const { id, seller } of due) await db.transaction((tx) => notifyOfOrder(tx, { id, user_id: seller, kind: 'shop-sale-due' }))
  const late = await db
    .select({ id: shop_orders.id, seller: shop_orders.seller, buyer: buyers.user_id })
    .from(shop_orders)
    .innerJoin(buyers, eq(buyers.id, shop_orders.buyer))
    .where(
      and(
        sql`((${shop_orders.state} in ('placed', 'accepted', 'packed') and ${shop_orders.hand_over_by} < now())
          or (${shop_orders.state} in ('placed', 'accepted', 'packed', 'shipped') and ${shop_orders.deliver_by} < now()))`,
        notExists(isTold(db, 'shop-sale-late')),
      ),
    )
    .limit(AT_ONCE)
  for (const { id, seller, buyer } of late)
    await db.transaction(async (tx) => {
      await notifyOfOrder(tx, { id, user_id: seller, kind: 'shop-sale-late' })
      if (buyer !== null) await notifyOfOrder(tx, { id, user_id: buyer, kind: 'shop-late' })
    })
  return due.length === AT_ONCE || late.length === AT_ONCE
}
