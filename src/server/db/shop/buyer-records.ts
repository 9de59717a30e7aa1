import { sql } from 'drizzle-orm'
import { type BuyerRecord, COD_LIMITS } from '#contract/shop/cod-rules.ts'
import type { Tx } from '../connection/in-transaction.ts'

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
