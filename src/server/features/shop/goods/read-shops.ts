import { asc, inArray, sql } from 'drizzle-orm'
import type { BasketShop } from '#contract/shop/baskets.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { DELIVERY_NOW } from '../../../db/products/delivery-now.ts'
import { delivery_options } from '../../../db/tables/products.ts'
import { iso } from '../../../db/wire-time.ts'
import { isClosedNow } from './read-goods.ts'

type Reader = Pick<Tx, 'execute' | 'select'>
type DeliveryRow = BasketShop['terms']['options'][number]

/** Shops as buyers see them: where they are, how they deliver, whether they are closed today. */
export async function readShops(db: Reader, sellers: readonly number[]): Promise<BasketShop[]> {
  const ids = [...new Set(sellers)]
  if (ids.length === 0) return []
  const { rows } = await db.execute<Omit<BasketShop, 'terms'> & Omit<BasketShop['terms'], 'options'> & Record<string, unknown>>(sql`
    select u.user_id as seller, u.full_name as seller_name, u.slug, u.district, coalesce(s.dbid, '') as dbid, s.sms_phone,
      case when ${isClosedNow(sql`u.user_id`)} then to_char(s.closed_until, 'YYYY-MM-DD') end as closed_until,
      case when paper.state = 'seen' then ${iso(sql`paper.decided_at`)} end as licence_seen_at
    from seller_profiles u left join shops s on s.seller = u.user_id left join trade_licences paper on paper.user_id = u.user_id
    where u.user_id = any(${sql.param(ids)}::integer[]) order by u.user_id`)
  const options = await readOptions(db, ids)
  return rows.map(({ seller, seller_name, slug, district, ...terms }) => ({
    seller,
    seller_name,
    slug,
    district,
    terms: { ...terms, options: options.get(seller) ?? [] },
  }))
}

async function readOptions(db: Reader, sellers: readonly number[]): Promise<Map<number, DeliveryRow[]>> {
  const rows = await db
    .select(DELIVERY_NOW)
    .from(delivery_options)
    .where(inArray(delivery_options.seller, [...sellers]))
    .orderBy(asc(delivery_options.id))
  const bySeller = new Map<number, DeliveryRow[]>()
  for (const { seller, client_key: _, ...option } of rows) bySeller.set(seller, [...(bySeller.get(seller) ?? []), option])
  return bySeller
}
