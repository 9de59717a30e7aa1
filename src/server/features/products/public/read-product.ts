import { type SQL, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { ProductDetail } from '#contract/products/products.ts'
import type { ShopTerms } from '#contract/products/shops.ts'
import { isVerifiedSeller } from '#contract/sellers/verified-sellers.ts'
import type { Database } from '../../../db/connection/open.ts'
import { momentOf } from '../../../db/moment.ts'
import { CARD_COLUMNS, CARD_JOINS, type CardRow, cardOf } from '../../../db/products/product-columns.ts'
import { DEEDS, type SellerStanding, standingSql } from '../../../db/sellers/standing.ts'
import { takenOffHtml } from '../../../db/taken-off/taken-off-words.ts'
import { iso } from '../../../db/wire-time.ts'
import { readSimilar } from './similar-products.ts'

/** Bounds what one answer can hold, at what a product may have. */
const MOST_PARTS = 100

type OwnFields =
  | 'description'
  | 'second_description'
  | 'condition_note'
  | 'warranty'
  | 'weight_grams'
  | 'days_to_return'
  | 'options'
  | 'variants'
  | 'pictures'
  | 'is_on_sale'
  | 'taken_off_reason'
  | 'updated_at'
  | 'category'
  | 'subcategory'

interface DetailRow extends CardRow, Pick<ProductDetail, OwnFields> {
  terms: Omit<ShopTerms, 'licence_seen_at'>
  full_name: string | null
  slug: string | null
  profession: string | null
  member_since: string
  profile_picture: string | null
  standing: SellerStanding
}

/**
 * One product as any visitor may see it. One that is switched off or taken off by staff stays readable, so that its buyers find it; a draft, and one that
 * staff look at first, are for its seller alone.
 * @param now milliseconds since the epoch: decides whether its shop is closed, and what its seller has behind them.
 * @throws {Problem} not-found — no such product, one that was never public or is held, or its seller has left.
 */
export async function readProduct(db: Pick<Database['db'], 'execute'>, product_id: number, now: number): Promise<ProductDetail> {
  const { rows } = await db.execute<DetailRow & Record<string, unknown>>(readProductSql(product_id, now))
  const [row] = rows
  if (!row) throw new Problem('not-found')
  const similar = await readSimilar(db, row)
  return { ...detailOf(row), similar, server_time: new Date(now).toISOString() }
}

const partsOf = (query: SQL) => sql`coalesce((select json_agg(part) from (${query} limit ${MOST_PARTS}) as part), '[]')`
const namesOf = (branch: SQL) => sql`(select json_build_object('title', c.title, 'title_bn', c.title_bn) from product_categories c where c.id = ${branch})`

/** How the shop of `g` delivers, of `s`. @param moment a moment, SQL */
const termsSql = (moment: SQL) => sql`json_build_object(
  'options', ${partsOf(sql`select id, kind, note, districts, areas, fee, free_from, days_least, days_most, is_cod from delivery_options where seller = g.seller order by id`)},
  'closed_until', case when (${moment} at time zone 'Asia/Dhaka')::date between s.closed_from and s.closed_until then to_char(s.closed_until, 'YYYY-MM-DD') end,
  'dbid', coalesce(s.dbid, ''), 'sms_phone', s.sms_phone)`

export function readProductSql(product_id: number, now: number): SQL {
  const moment = momentOf(now)
  const variants = sql`
    select id as variant_id, values, price, compare_at, stock, picture from product_variants where product = g.id and removed_at is null order by position, id`
  return sql`
    select ${CARD_COLUMNS}, g.description, g.second_description, g.condition_note, g.warranty, g.weight_grams, g.days_to_return, g.options,
      ${partsOf(variants)} as variants,
      ${partsOf(sql`select id, alt, file, tone from gallery_items where gallery = g.gallery and file is not null order by position, id`)} as pictures,
      (g.is_active and g.seller not in (select shop from suspended_shops)) as is_on_sale, case when g.taken_off_at is not null then g.taken_off_reason end as taken_off_reason, ${iso(sql`g.updated_at`)} as updated_at,
      ${namesOf(sql`g.product_category`)} as category, ${namesOf(sql`g.product_subcategory`)} as subcategory,
      ${termsSql(moment)} as terms,
      p.full_name, p.slug, p.profession, ${iso(sql`u.created_at`)} as member_since, p.profile_picture, ${standingSql(moment)}
    from products g ${CARD_JOINS} ${DEEDS}
    where g.id = ${product_id} and g.published_at is not null and g.held_reason is null and u.deleted_at is null`
}

function detailOf(row: DetailRow): Omit<ProductDetail, 'similar' | 'server_time'> {
  const { full_name, slug, profession, member_since, profile_picture, standing, terms, ...product } = row
  const seller_profile = {
    full_name: full_name ?? row.seller_name,
    slug: slug ?? '',
    profession: profession ?? '',
    member_since,
    is_verified: isVerifiedSeller(standing),
    events_held: standing.events_held,
    event_people: standing.event_people,
    goods_orders: standing.goods_orders,
    goods_on_time: standing.goods_on_time,
    profile_picture: profile_picture === null ? null : { url: profile_picture },
  }
  const off = product.taken_off_reason === null ? undefined : wordsOf(product.taken_off_reason)
  return { ...cardOf(product), ...off, shop: { ...terms, licence_seen_at: standing.licence_seen_at }, seller_profile }
}

/** What stands on the page of a product that staff took off: their words. Its title stays, so that its buyers find it. */
const wordsOf = (reason: string) => ({
  description: takenOffHtml('product', reason),
  second_description: '',
  brand: '',
  condition_note: '',
  warranty: '',
  thumbnail: null,
  pictures: [],
  options: [],
  variants: [],
})
