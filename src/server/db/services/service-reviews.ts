import { sql } from 'drizzle-orm'
import { BOOKING_LIMITS } from '#contract/bookings/booking-rules.ts'
import { momentOf } from '../moment.ts'
import type { Reviewed, ReviewKind } from '../reviews/review-kind.ts'
import { iso } from '../wire-time.ts'
import { BOOKINGS_COUNTED } from './done-bookings.ts'

/** Its page: one that is switched off stays readable; one that was never public and that of a seller who has left are not. */
const IS_PUBLIC = sql`g.published_at is not null and s.deleted_at is null`

/** Whether a booking `k` of a buyer is one of the first that count. */
const IS_COUNTED = sql`(
  select count(*) from bookings e where e.service = k.service and e.buyer = k.buyer and e.state = 'done'
    and e.ended_at > k.ended_at - make_interval(days => ${BOOKINGS_COUNTED.days}) and (e.ended_at, e.id) < (k.ended_at, k.id)) < ${BOOKINGS_COUNTED.most}`

/** Services as reviews know them: each booking that is done is reviewed once, by who asked for it, never by the provider. */
export const SERVICE_REVIEWS: ReviewKind = {
  about: 'service',
  pages: '/servicedetails/',
  read: async (db, subjects) => {
    const { rows } = await db.execute<Omit<Reviewed, 'since'> & { id: number; since: string | null }>(sql`
      select g.id, g.seller as owner, g.title, ${IS_PUBLIC} as is_public, ${iso(sql`g.published_at`)} as since
      from services g join users s on s.id = g.seller where g.id = any(${sql.param([...subjects])}::integer[])`)
    return new Map(rows.map(({ id, since, ...service }) => [id, { ...service, since: since === null ? undefined : Date.parse(since) }]))
  },
  // Of several bookings of one person the one that has no review yet, the latest first.
  provenSql: ({ now, user_id, subject, purchase, since }) => sql`
    select distinct on (k.service, b.user_id) k.service as subject, b.user_id, k.purchase, 'booking ' || k.id as once, g.title, ${iso(sql`k.ended_at`)} as since
    from bookings k join buyers b on b.id = k.buyer join services g on g.id = k.service join users s on s.id = g.seller
    where k.state = 'done' and k.ended_at <= ${momentOf(now)} and k.ended_at > ${momentOf(now)} - make_interval(days => ${BOOKING_LIMITS.reviewDays})
      and ${IS_PUBLIC} and b.user_id <> g.seller and ${IS_COUNTED}
      ${user_id === undefined ? sql`` : sql`and b.user_id = ${user_id}`}
      ${subject === undefined ? sql`` : sql`and k.service = ${subject}`}
      ${purchase === undefined ? sql`` : sql`and k.purchase is not distinct from ${purchase}`}
      ${since === undefined ? sql`` : sql`and k.ended_at between ${momentOf(since.from)} and ${momentOf(since.to)}`}
    order by k.service, b.user_id,
      exists (select from reviews r where r.about = 'service' and r.subject = k.service and r.once = 'booking ' || k.id), k.ended_at desc, k.id desc`,
  publicSql: (subject) => sql`select g.title from services g join users s on s.id = g.seller where g.id = ${subject} and ${IS_PUBLIC}`,
}
