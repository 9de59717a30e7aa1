import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { BASKET_LIMITS } from '#contract/shop/basket-lines.ts'
import { CHECKOUT_LIMITS } from '#contract/shop/checkout.ts'
import type { GoodsMethod } from '#contract/shop/checkout-methods.ts'
import { COD_LIMITS } from '#contract/shop/cod-rules.ts'
import { CLAIM_LIMITS } from '#contract/wallet-payments/claim-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { readPause } from '../../../db/shop/buyer-records.ts'

type Reader = Pick<Tx, 'execute'>

/** Lets no parcel out in cash for a time where several were refused. The caller holds the buyer record. @throws {Problem} cod-paused */
export async function requireNoPause(tx: Reader, buyer: number): Promise<void> {
  const until = await readPause(tx, buyer)
  if (until !== null) throw new Problem('cod-paused', { facts: { until } })
}

/**
 * Keeps one person from having many unpaid parcels on their way. The caller holds the buyer record.
 * @param more orders of the checkout, and what they come to.
 * @throws {Problem} cod-limit
 */
export async function requireCodRoom(tx: Reader, buyer: number, more: { orders: number; taka: number }): Promise<void> {
  const { openMost, takaMost } = COD_LIMITS
  const { rows } = await tx.execute<{ open: number; taka: number }>(sql`
    select count(*)::int as open, coalesce(sum(o.total), 0)::int as taka from shop_orders o where o.buyer = ${buyer} and ${isOpenCash}`)
  const now = rows[0] ?? { open: 0, taka: 0 }
  if (now.open + more.orders > openMost || now.taka + more.taka > takaMost)
    throw new Problem('cod-limit', { facts: { open: now.open, taka: now.taka, open_most: openMost, taka_most: takaMost } })
}

/** What waits for what is paid in advance counts too, until its time has run out. */
const isOpenCash = sql`o.method = 'cod' and (o.state in ('placed', 'accepted', 'packed', 'shipped', 'ready') or (o.state = 'waiting'
  and exists (select from purchases p where p.id = o.purchase and (p.state <> 'held' or p.hold_expires_at > now()))))`

/**
 * Keeps one person from holding goods that others would buy: unpaid purchases, and pieces of one variant in them. Those that are paid by mobile wallet are
 * counted apart: a basket of several shops is as many of them. What has run out does not count. The
 * caller holds the buyer record.
 * @throws {Problem} unpaid-limit
 */
export async function requireUnpaidRoom(
  tx: Reader,
  buyer: number,
  { method, lines }: { method: GoodsMethod; lines: readonly { variant: number; quantity: number }[] },
): Promise<void> {
  const isAlike = method === 'wallet' ? sql`method = 'wallet'` : sql`method <> 'wallet'`
  const { rows } = await tx.execute<{ variant: number | null; purchases: number; pieces: number }>(sql`
    with unpaid as (select id, ${isAlike} as is_alike from purchases where buyer = ${buyer} and kind = 'shop' and state in ('held', 'paying', 'confirming', 'claimed')
      and (state <> 'held' or hold_expires_at > now()))
    select l.variant, (select count(*) from unpaid where is_alike)::int as purchases, coalesce(sum(l.quantity), 0)::int as pieces
    from unpaid join shop_orders o on o.purchase = unpaid.id join shop_order_lines l on l.shop_order = o.id group by l.variant`)
  const held = new Map(rows.map(({ variant, pieces }) => [variant, pieces]))
  const most = method === 'wallet' ? CLAIM_LIMITS.openMost : CHECKOUT_LIMITS.unpaidMost
  const isTooMuch = lines.some(({ variant, quantity }) => (held.get(variant) ?? 0) + quantity > BASKET_LIMITS.perLineMost)
  if ((rows[0]?.purchases ?? 0) >= most || isTooMuch) throw new Problem('unpaid-limit')
}
