import { sql } from 'drizzle-orm'
import { placeName } from '#contract/places.ts'
import type { ServiceCard } from '#contract/services/services.ts'
import { type Facts, factsSql, ratingIn } from '../reviews/read-rating.ts'
import { iso } from '../wire-time.ts'

/** What a card shows of `g`, a row of `services`, with `CARD_JOINS`. */
export const CARD_COLUMNS = sql`
  g.id as service_id, g.title, g.second_title, g.thumbnail, g.thumbnail_tone, g.pricing, g.price, g.place,
  case when g.place = 'at-provider' then array[g.at_district] when g.place = 'at-customer' and g.districts <> '{}' then g.districts end as reaches,
  g.is_instant, ${iso(sql`g.next_free_at`)} as next_free_at, g.free_days::text[] as free_days,
  g.seller, coalesce(p.full_name, u.username) as seller_name, p.slug as seller_slug, p.district, g.service_category, g.service_subcategory,
  ${factsSql({ about: 'service', subject: sql`g.id` })} as facts, ${iso(sql`g.published_at`)} as posted_at`

/** Its seller `u`, and what their page says `p`. */
export const CARD_JOINS = sql`join users u on u.id = g.seller left join seller_profiles p on p.user_id = g.seller`

/** A card as the database gives it: names of places in Bangla are the contract's. */
export interface CardRow extends Omit<ServiceCard, 'district_bn' | 'rating'> {
  facts: Facts | null
}

export const cardOf = <Row extends CardRow>({ facts, ...row }: Row): Omit<Row, 'facts'> & Pick<ServiceCard, 'district_bn' | 'rating'> => ({
  ...row,
  district_bn: row.district && placeName(row.district, true),
  rating: ratingIn(facts),
})
