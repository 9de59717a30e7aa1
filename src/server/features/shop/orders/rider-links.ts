import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { atDoorOf } from '#contract/purchases/purchase-rules.ts'
import { mayDo, SHOP_ORDER_LIMITS } from '#contract/shop/shop-order-rules.ts'
import type { RiderParcel } from '#contract/shop/shop-orders.ts'
import { signedNames } from '../../../adapters/mail/signed-names.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { shop_order_lines, shop_orders } from '../../../db/tables/shop-orders.ts'
import { requireCode } from './check-code.ts'
import { holdOrder, lockOrder, requireMay } from './hold-order.ts'
import { deliver, type Whose } from './move-on.ts'
import { noteSteps } from './note-steps.ts'

const linksOf = (secret: string) => signedNames(secret, 'hatkhola rider links')

/** A link with which a rider sees one parcel; the one before it is good no more. @throws {Problem} not-found, bad-state */
export async function makeRiderLink(tx: Tx, whose: Whose, secret: string): Promise<{ link_key: string; until: string }> {
  const held = await holdOrder(tx, whose)
  requireMay(held, 'rider_link')
  const { rider_link, rider_until, id, state } = shop_orders
  const [made] = await tx
    .update(shop_orders)
    .set({
      rider_link: sql`${rider_link} + 1`,
      rider_until: sql`date_trunc('milliseconds', now()) + make_interval(days => ${SHOP_ORDER_LIMITS.riderLinkDays})`,
    })
    .where(eq(id, held.order.id))
    .returning({ rider_link, rider_until, state })
  if (!made?.rider_until) throw new TypeError('a link was not written')
  await noteSteps(tx, [{ id: held.order.id, from: made.state, to: made.state }], { by: 'seller', account: whose.user_id, action: 'rider_link' })
  return { link_key: linksOf(secret).write(`${held.order.number}.${made.rider_link}`), until: made.rider_until }
}

type Reader = Pick<Tx, 'select'>

/** The order of a link. @throws {Problem} not-found — the service has made no such link; link-expired — its time is over, or there is a newer one */
async function orderOf(db: Reader, link_key: string, secret: string): Promise<{ id: number; number: string }> {
  const [number, link] = linksOf(secret).read(link_key)?.split('.') ?? []
  if (!number || !link) throw new Problem('not-found')
  const { id, rider_link, rider_until, state, delivered_by } = shop_orders
  const isGood = sql<boolean>`${rider_link} = ${Number(link)} and (coalesce(${rider_until} > now(), false) or (${state} = 'delivered' and ${delivered_by} = 'code'))`
  const [found] = await db.select({ id, number: shop_orders.number, isGood }).from(shop_orders).where(eq(shop_orders.number, number))
  if (!found) throw new Problem('not-found')
  if (!found.isGood) throw new Problem('link-expired')
  return found
}

const NO_ADDRESS = { full_name: '', phone_number: '', division: '', district: '', area: '', line: '', landmark: '' }

/** What a rider sees of a parcel: not where, and no cash, once there is nothing to bring. @throws {Problem} not-found, link-expired */
export async function readRiderParcel(db: Reader, link_key: string, secret: string): Promise<RiderParcel> {
  const { id } = await orderOf(db, link_key, secret)
  const pieces = sql<number>`(select coalesce(sum(${shop_order_lines.quantity}), 0) from ${shop_order_lines} where ${shop_order_lines.shop_order} = ${shop_orders.id})::int`
  const server_time = sql<string>`clock_timestamp()`.mapWith(shop_orders.created_at)
  const [found] = await db
    .select({ order: shop_orders, pieces, server_time, seller_name: seller_profiles.full_name, seller_phone: users.phone })
    .from(shop_orders)
    .innerJoin(users, eq(users.id, shop_orders.seller))
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, shop_orders.seller))
    .where(and(eq(shop_orders.id, id)))
  if (!found) throw new Problem('not-found')
  const { order, seller_name, ...rest } = found
  const isToBring = mayDo('deliver', 'rider', { state: order.state, delivery: order.delivery_kind, isOverdue: false, isCallDue: false })
  return {
    ...rest,
    seller_name: seller_name ?? '',
    number: order.number,
    state: order.state,
    address: isToBring ? order.address : NO_ADDRESS,
    note: isToBring ? order.note : '',
    to_collect: isToBring ? atDoorOf(order) : 0,
    // What was paid to the seller is nothing that a rider is asked about.
    advance: isToBring && order.method === 'cod' ? order.advance : 0,
    deliver_by: order.deliver_by,
    until: order.rider_until ?? order.delivered_at ?? order.updated_at,
  }
}

/** The rider has handed the parcel over. The same digits again change nothing. @throws {Problem} not-found, link-expired, wrong-code, bad-state */
export async function deliverParcel(db: Database['db'], { link_key, code }: { link_key: string; code: string }, secret: string): Promise<RiderParcel> {
  const found = await orderOf(db, link_key, secret)
  await requireCode(db, { order: found.id, number: found.number, code, secret })
  return inTransaction(db, async (tx) => {
    const held = await lockOrder(tx, found.id)
    await deliver(tx, { ...held, by: 'rider', account: null }, 'code')
    return readRiderParcel(tx, link_key, secret)
  })
}
