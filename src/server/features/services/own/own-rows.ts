import { type SQL, sql } from 'drizzle-orm'
import { placeName } from '#contract/places.ts'
import type { OwnService } from '#contract/services/own-service.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { type Facts, factsSql, ratingIn } from '../../../db/reviews/read-rating.ts'
import { iso } from '../../../db/wire-time.ts'

/** Which of a seller's services are wanted. Conditions speak of `s`, a row of `services`. */
interface OwnFilter {
  seller: number
  conditions: readonly SQL[]
  /** Rows behind this one, by id; the latest come first. */
  after?: number | undefined
  limit: number
}

type Row = Omit<OwnService, 'district_bn' | 'rating'> & { facts: Facts | null; total: number }

interface OwnRows {
  rows: OwnService[]
  /** Of all that fit. */
  total: number
}

/** Districts in which it is done; null: anywhere. */
const REACHES = sql`case s.place when 'at-provider' then array[s.at_district] when 'at-customer' then nullif(s.districts, '{}') end`

/** A booking `b` that waits for an answer of the seller. */
const WAITS = sql`(b.state = 'asked' or b.proposed_by = 'buyer')`

/** One seller's services with what is asked for and to come. Only the rows that are given are counted, however many fit. */
function ownRowsSql({ seller, conditions, after, limit }: OwnFilter): SQL {
  const all = sql.join([sql`s.seller = ${seller}`, ...conditions], sql` and `)
  return sql`
    with fitting as materialized (select s.id from services s where ${all}),
      page as materialized (select id from fitting ${after === undefined ? sql`` : sql`where id < ${after}::integer`} order by id desc limit ${limit})
    select s.id as service_id, s.title, s.second_title, s.thumbnail, s.thumbnail_tone, s.pricing, s.price, s.place, ${REACHES} as reaches, s.is_instant,
      ${iso(sql`s.next_free_at`)} as next_free_at, s.free_days::text[] as free_days, s.seller, coalesce(p.full_name, '') as seller_name, p.district,
      s.service_category, s.service_subcategory, ${factsSql({ about: 'service', subject: sql`s.id` })} as facts, s.is_active,
      case when s.taken_off_at is not null then s.taken_off_reason end as taken_off_reason, counts.requests, counts.coming,
      (select count(*)::int from service_members m where m.service = s.id) as member_count,
      ${iso(sql`s.created_at`)} as created_at, s.version, (select count(*)::int from fitting) as total
    from page join services s on s.id = page.id left join seller_profiles p on p.user_id = s.seller
    cross join lateral (
      select (count(*) filter (where ${WAITS}))::int as requests, (count(*) filter (where b.state = 'confirmed' and b.ends_at > now()))::int as coming
      from bookings b where b.service = s.id and b.state in ('asked', 'confirmed')) as counts
    order by s.id desc`
}

export async function readOwnRows(db: Pick<Tx, 'execute'>, filter: OwnFilter): Promise<OwnRows> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(ownRowsSql(filter))
  return { rows: rows.map(shownOf), total: rows[0]?.total ?? 0 }
}

const shownOf = ({ total: _total, facts, ...row }: Row): OwnService => ({
  ...row,
  district_bn: row.district && placeName(row.district, true),
  rating: ratingIn(facts),
})
