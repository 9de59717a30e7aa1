import { type SQL, sql } from 'drizzle-orm'
import { placeName } from '#contract/places.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { type Facts, factsSql, ratingIn } from '../../../db/reviews/read-rating.ts'
import { iso } from '../../../db/wire-time.ts'

/** Which of a seller's products are wanted. Conditions speak of `g`, a row of `products`. */
interface OwnFilter {
  seller: number
  conditions: readonly SQL[]
  /** Rows behind this one, by id; the latest come first. */
  after?: number | undefined
  limit: number
}

type Row = Omit<OwnProduct, 'district_bn' | 'rating'> & { facts: Facts | null; total: number }

interface OwnRows {
  rows: OwnProduct[]
  /** Of all that fit. */
  total: number
}

/** One seller's products with their stock and what was sold of them. Only the rows that are given are counted, however many fit. */
function ownRowsSql({ seller, conditions, after, limit }: OwnFilter): SQL {
  const all = sql.join([sql`g.seller = ${seller}`, ...conditions], sql` and `)
  return sql`
    with fitting as materialized (select g.id from products g where ${all}),
      page as materialized (select id from fitting ${after === undefined ? sql`` : sql`where id < ${after}::integer`} order by id desc limit ${limit})
    select g.id as product_id, g.title, g.second_title, g.brand, g.thumbnail, g.thumbnail_tone, g.price, g.price_most, g.compare_at, g.condition,
      counts.stock, g.seller, coalesce(p.full_name, '') as seller_name, p.district, g.product_category, g.product_subcategory,
      ${factsSql({ about: 'product', subject: sql`g.id` })} as facts, g.is_active, g.held_reason,
      case when g.taken_off_at is not null then g.taken_off_reason end as taken_off_reason, counts.sold, counts.variant_count, counts.stock_least,
      ${iso(sql`g.created_at`)} as created_at, g.version, (select count(*)::int from fitting) as total
    from page join products g on g.id = page.id left join seller_profiles p on p.user_id = g.seller
    cross join lateral (
      select coalesce(sum(v.stock) filter (where v.removed_at is null), 0)::int as stock, coalesce(sum(v.sold), 0)::int as sold,
        (count(*) filter (where v.removed_at is null))::int as variant_count, coalesce(min(v.stock) filter (where v.removed_at is null), 0)::int as stock_least
      from product_variants v where v.product = g.id) as counts
    order by g.id desc`
}

export async function readOwnRows(db: Pick<Tx, 'execute'>, filter: OwnFilter): Promise<OwnRows> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(ownRowsSql(filter))
  return { rows: rows.map(shownOf), total: rows[0]?.total ?? 0 }
}

const shownOf = ({ total: _total, facts, ...row }: Row): OwnProduct => ({
  ...row,
  district_bn: row.district && placeName(row.district, true),
  rating: ratingIn(facts),
})
