import { sql } from 'drizzle-orm'
import { keysOf } from '#contract/core/pick.ts'
import { Problem } from '#contract/core/problem.ts'
import { EVENT_PAGE_FIELDS, type EventDetail } from '#contract/events/events.ts'
import { placeName } from '#contract/places.ts'
import { isVerifiedSeller } from '#contract/sellers/verified-sellers.ts'
import { columnsSql } from '../../../db/columns-sql.ts'
import type { Database } from '../../../db/connection/open.ts'
import { type Facts, factsSql, ratingIn } from '../../../db/reviews/read-rating.ts'
import { DEEDS, type SellerStanding, standingSql } from '../../../db/sellers/standing.ts'
import { events } from '../../../db/tables/events.ts'
import { takenOffHtml } from '../../../db/taken-off/taken-off-words.ts'
import { iso } from '../../../db/wire-time.ts'

/** An event is one person's work: this bounds what one answer can hold, far above what anyone enters by hand. */
const MOST_PARTS = 200

interface DetailRow extends Omit<EventDetail, 'seller' | 'link' | 'rating'> {
  facts: Facts | null
  seller_id: number
  username: string
  member_since: string
  has_profile: boolean
  full_name: string
  slug: string
  profession: string
  district: string | null
  profile_picture: string | null
  standing: SellerStanding
}

/**
 * One event as any visitor may see it.
 * `link` is always null: it is the way into an Online event, so a visitor who could read it here would be let in without a ticket.
 * @param now milliseconds since the epoch: decides how long the seller has been a member and what they have held.
 * One that is off the market, over, called off or taken off by staff stays readable, so that its buyers find it; a draft is for its seller alone.
 * @throws {Problem} not-found — no such event, one that was never published, or its seller has left.
 */
export async function readEvent(db: Database['db'], event_id: number, now: number): Promise<EventDetail> {
  const { rows } = await db.execute<DetailRow & Record<string, unknown>>(readEventSql(event_id, now))
  const [row] = rows
  if (!row) throw new Problem('not-found')
  return detailOf(row)
}

export function readEventSql(event_id: number, now: number) {
  const moment = sql`${new Date(now).toISOString()}::timestamptz`
  return sql`
    select ${columnsSql(events, 'e', keysOf(EVENT_PAGE_FIELDS))}, e.id as event_id, coalesce(p.full_name, u.username) as seller_name,
      (select json_build_object('title', c.title, 'title_bn', c.title_bn) from event_categories c where c.id = e.event_category) as category,
      ${partsOf(sql`select id, name, file, tone, video_url from gallery_items where gallery = e.gallery order by position, id`)} as related_event_gallery,
      ${partsOf(sql`select id, title, price, seats, description, ${iso(sql`"from"`)} as "from", ${iso(sql`"to"`)} as "to", per_order_limit, is_closed, entry, days from event_tickets where event = e.id order by position, id`)} as related_event_tickets,
      ${partsOf(sql`select question, answer from faqs where list = e.faq_list order by position, id`)} as related_event_faqs,
      case when e.taken_off_at is not null then e.taken_off_reason end as taken_off_reason,
      u.id as seller_id, u.username, ${iso(sql`u.created_at`)} as member_since, p.user_id is not null as has_profile,
      ${factsSql({ about: 'event', subject: sql`e.id` })} as facts, p.full_name, p.slug, p.profession, p.district, p.profile_picture,
      ${standingSql(moment)}
    from events e
    join users u on u.id = e.seller
    left join seller_profiles p on p.user_id = u.id ${DEEDS}
    where e.id = ${event_id} and e.published_at is not null and u.deleted_at is null`
}

const partsOf = (query: ReturnType<typeof sql>) => sql`coalesce((select json_agg(part) from (${query} limit ${MOST_PARTS}) as part), '[]')`

/** What stands on the page of an event that staff took off: their words. Its title stays, so that its buyers find it. */
const wordsOf = (reason: string) => ({
  description: takenOffHtml('event', reason),
  second_description: '',
  terms_and_condition: '',
  thumbnail: null,
  related_event_gallery: [],
  related_event_faqs: [],
})

function detailOf(row: DetailRow): EventDetail {
  const { seller_id, username, member_since, has_profile, full_name, slug, profession, district, profile_picture, standing, facts, ...event } = row
  const profile = {
    full_name,
    slug,
    profession,
    district,
    district_bn: district && placeName(district, true),
    member_since,
    is_verified: isVerifiedSeller(standing),
    events_held: standing.events_held,
    event_people: standing.event_people,
    goods_orders: standing.goods_orders,
    goods_on_time: standing.goods_on_time,
    profile_picture: profile_picture === null ? null : { url: profile_picture },
  }
  const shown = event.taken_off_reason == null ? event : { ...event, ...wordsOf(event.taken_off_reason) }
  return { ...shown, rating: ratingIn(facts), link: null, seller: { id: seller_id, username, sellerprofile: has_profile ? profile : null } }
}
