import { sql } from 'drizzle-orm'
import { placeName } from '#contract/places.ts'
import type { ProductCard } from '#contract/products/products.ts'
import { type Facts, factsSql, ratingIn } from '../reviews/read-rating.ts'
import { iso } from '../wire-time.ts'

/** What a card shows of `g`, a row of `products`, with `CARD_JOINS`. */
export const CARD_COLUMNS = sql`
  g.id as product_id, g.title, g.second_title, g.brand, g.thumbnail, g.thumbnail_tone, g.price, g.price_most, g.compare_at, g.condition,
  coalesce((select sum(v.stock) from product_variants v where v.product = g.id and v.removed_at is null), 0)::integer as stock,
  g.seller, coalesce(p.full_name, u.username) as seller_name, p.slug as seller_slug, p.district,
  case when s.delivers_everywhere then null else coalesce(s.delivers_to, '{}') end as delivers_to,
  coalesce(s.free_from <= g.price, false) as is_delivery_free, g.product_category, g.product_subcategory,
  ${factsSql({ about: 'product', subject: sql`g.id` })} as facts, ${iso(sql`g.published_at`)} as posted_at`

/** Its seller `u`, what their page says `p`, and how they deliver `s`. */
export const CARD_JOINS = sql`
  join users u on u.id = g.seller
  left join seller_profiles p on p.user_id = g.seller
  left join shops s on s.seller = g.seller`

/** A card as the database gives it: names of places in Bangla are the contract's. */
export interface CardRow extends Omit<ProductCard, 'district_bn' | 'rating'> {
  facts: Facts | null
}

export const cardOf = <Row extends CardRow>({ facts, ...row }: Row): Omit<Row, 'facts'> & Pick<ProductCard, 'district_bn' | 'rating'> => ({
  ...row,
  district_bn: row.district && placeName(row.district, true),
  rating: ratingIn(facts),
})
