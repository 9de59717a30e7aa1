import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { BASKET_LIMITS } from '#contract/shop/basket-lines.ts'
import { CHECKOUT_LIMITS } from '#contract/shop/checkout.ts'
import { type BuyerRecord, COD_LIMITS } from '#contract/shop/cod-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'

type Reader = Pick<Tx, 'execute'>

/** Parcels that were refused without cause and not forgiven since. */
const isRefused = sql`o.state in ('not_taken', 'back') and o.reason in ('refused', 'not-there')
  and o.ended_at > coalesce((select f.at from forgiven_buyers f where f.buyer = o.buyer), '-infinity')`

/** What buyers did with parcels in the last 180 days, by buyer. */
export async function readRecords(db: Reader, buyers: readonly number[]): Promise<Map<number, BuyerRecord>> {
  if (buyers.length === 0) return new Map()
  const { rows } = await db.execute<BuyerRecord & { buyer: number } & Record<string, unknown>>(sql`
    select o.buyer, (count(*) filter (where o.state in ('delivered', 'closed')))::int as received, (count(*) filter (where ${isRefused}))::int as refused
    from shop_orders o
    where o.buyer = any(${sql.param([...buyers])}::integer[])
      and coalesce(o.delivered_at, o.ended_at) > now() - make_interval(days => ${COD_LIMITS.recordDays}) group by o.buyer`)
  return new Map(rows.map(({ buyer, ...record }) => [buyer, record]))
}

/**
 * Keeps one person from having many parcels on their way that nobody has paid for, and lets no parcel out in cash for a time where several were
 * refused. The caller holds the buyer record.
 * @param more orders of the checkout, and what they come to.
 * @throws {Problem} cod-paused, cod-limit
 */
export async function requireCodRoom(tx: Reader, buyer: number, more: { orders: number; taka: number }): Promise<void> {
  const { openMost, takaMost } = COD_LIMITS
  const until = await readPause(tx, buyer)
  if (until !== null) throw new Problem('cod-paused', { facts: { until } })
  const { rows } = await tx.execute<{ open: number; taka: number }>(sql`
    select count(*)::int as open, coalesce(sum(o.total), 0)::int as taka from shop_orders o where o.buyer = ${buyer} and ${isOpenCash}`)
  const now = rows[0] ?? { open: 0, taka: 0 }
  if (now.open + more.orders > openMost || now.taka + more.taka > takaMost)
    throw new Problem('cod-limit', { facts: { open: now.open, taka: now.taka, open_most: openMost, taka_most: takaMost } })
}

/**
 * Until when a buyer pays nothing in cash: some days after a parcel that was refused without cause and is at least the third within the days of the
 * record; milliseconds since the epoch. Null: they may.
 */
export async function readPause(db: Reader, buyer: number): Promise<number | null> {
  const { recordDays, refusedMost, pauseDays } = COD_LIMITS
  const { rows } = await db.execute<{ until: number | null }>(sql`
    select (extract(epoch from max(ended_at) + make_interval(days => ${pauseDays})) * 1000)::float8 as until from (
      select o.ended_at, count(*) over (order by o.ended_at range between make_interval(days => ${recordDays}) preceding and current row) as refused
      from shop_orders o where o.buyer = ${buyer} and ${isRefused}) past
    where refused >= ${refusedMost} and ended_at > now() - make_interval(days => ${pauseDays})`)
  const until = rows[0]?.until ?? null
  return until === null ? null : Math.ceil(until)
}

const isOpenCash = sql`o.method = 'cod' and o.state in ('placed', 'accepted', 'packed', 'shipped', 'ready')`

/**
 * Keeps one person from holding goods that others would buy: unpaid purchases, and pieces of one variant in them. What has run out does not count. The
 * caller holds the buyer record.
 * @throws {Problem} unpaid-limit
 */
export async function requireUnpaidRoom(tx: Reader, buyer: number, lines: readonly { variant: number; quantity: number }[]): Promise<void> {
  const { rows } = await tx.execute<{ variant: number | null; purchases: number; pieces: number }>(sql`
    with unpaid as (select id from purchases where buyer = ${buyer} and kind = 'shop' and state in ('held', 'paying', 'confirming')
      and (state <> 'held' or hold_expires_at > now()))
    select l.variant, (select count(*) from unpaid)::int as purchases, coalesce(sum(l.quantity), 0)::int as pieces
    from unpaid join shop_orders o on o.purchase = unpaid.id join shop_order_lines l on l.shop_order = o.id group by l.variant`)
  const held = new Map(rows.map(({ variant, pieces }) => [variant, pieces]))
  const isTooMuch = lines.some(({ variant, quantity }) => (held.get(variant) ?? 0) + quantity > BASKET_LIMITS.perLineMost)
  if ((rows[0]?.purchases ?? 0) >= CHECKOUT_LIMITS.unpaidMost || isTooMuch) throw new Problem('unpaid-limit')
}
