import { sql } from 'drizzle-orm'
import type { DeskPerson } from '#contract/desk/people.ts'
import { COD_LIMITS } from '#contract/shop/cod-rules.ts'
import type { Database } from '../../../db/connection/open.ts'
import { readPause, readRecords } from '../../../db/shop/buyer-records.ts'
import { IS_OVERDUE } from '../../../db/shop/is-overdue.ts'
import { sellerRecordsSql } from '../../../db/shop/seller-records.ts'
import { iso } from '../../../db/wire-time.ts'

type Reader = Pick<Database['db'], 'execute'>

/** What a person did with parcels; null: they have never ordered goods. */
export async function readBuying(db: Reader, user_id: number): Promise<DeskPerson['buying']> {
  const { rows } = await db.execute<{ id: number; forgiven_at: string | null }>(sql`
    select b.id, ${iso(sql`f.at`)} as forgiven_at from buyers b left join forgiven_buyers f on f.buyer = b.id
    where b.user_id = ${user_id} and exists (select from shop_orders o where o.buyer = b.id)`)
  const [buyer] = rows
  if (!buyer) return null
  const until = await readPause(db, buyer.id)
  const record = (await readRecords(db, [buyer.id])).get(buyer.id) ?? { received: 0, refused: 0 }
  return { ...record, forgiven_at: buyer.forgiven_at, cash_paused_until: until === null ? null : new Date(until).toISOString() }
}

/** How a person's shop keeps its dates, and whether it may sell; null: there is none. */
export async function readSelling(db: Reader, user_id: number): Promise<DeskPerson['selling']> {
  const { rows } = await db.execute<NonNullable<DeskPerson['selling']> & Record<string, unknown>>(sql`
    select coalesce(r.goods_orders, 0) as orders, coalesce(r.goods_on_time, 0) as on_time,
      (select count(*) from shop_orders o where o.seller = p.user_id and o.cancelled_by = 'seller'
        and o.placed_at > now() - make_interval(days => ${COD_LIMITS.recordDays}))::int as cancelled,
      (select count(*) from shop_orders where seller = p.user_id and ${IS_OVERDUE})::int as late,
      case when s.shop is not null then json_build_object('at', ${iso(sql`s.at`)}, 'reason', s.why) end as suspended
    from seller_profiles p left join suspended_shops s on s.shop = p.user_id
      left join (${sellerRecordsSql(sql`now()`)}) r on r.seller = p.user_id
    where p.user_id = ${user_id}`)
  return rows[0] ?? null
}
