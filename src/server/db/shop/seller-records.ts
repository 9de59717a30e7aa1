import { type SQL, sql } from 'drizzle-orm'
import { COD_LIMITS } from '#contract/shop/cod-rules.ts'

/**
 * What became of orders of goods for their sellers' part, in the days of the record, a row for each seller: `goods_orders` of which it is decided whether
 * they were in time (they were handed over, the date for that has passed, or the seller cancelled), and `goods_on_time`. What its buyer cancelled
 * before that date counts nowhere, nor what sellers order of themselves, nor what came by SMS and no buyer has confirmed: a seller could type that in at will.
 * @param moment a moment, SQL
 */
export const sellerRecordsSql = (moment: SQL): SQL => sql`
  select o.seller, count(*)::int as goods_orders, (count(*) filter (where o.handed_over_at <= o.hand_over_by
    and (o.delivery_kind = 'pickup' or coalesce(o.delivered_at, o.ended_at, ${moment}) <= o.deliver_by)))::int as goods_on_time
  from shop_orders o join buyers b on b.id = o.buyer and b.user_id <> o.seller
  where o.placed_at > ${moment} - make_interval(days => ${COD_LIMITS.recordDays})
    and (o.handed_over_at is not null or o.hand_over_by < coalesce(o.ended_at, ${moment}) or o.cancelled_by = 'seller')
  group by o.seller`
