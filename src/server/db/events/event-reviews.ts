import { sql } from 'drizzle-orm'
import type { Reviewed, ReviewKind } from '../reviews/review-kind.ts'
import { iso } from '../wire-time.ts'

const moment = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`

/** Its page: one that was called off stays readable, a draft and that of a seller who has left are not. */
const IS_PUBLIC = sql`e.published_at is not null and s.deleted_at is null`

/** One of its tickets was let in. */
const WAS_LET_IN = sql`exists (select from tickets t join gate_scans g on g.ticket = t.id where t.purchase = p.id and g.undone_at is null)`

/** Events as reviews know them: who bought a ticket and has not had all their money back, or came in with one, reviews it once after its end. */
export const EVENT_REVIEWS: ReviewKind = {
  about: 'event',
  pages: '/eventdetails/',
  read: async (db, subjects) => {
    const { rows } = await db.execute<Omit<Reviewed, 'since'> & { id: number; since: string | null }>(sql`
      select e.id, e.seller as owner, e.title, ${IS_PUBLIC} as is_public, case when e.called_off_at is null then ${iso(sql`e.to_time`)} end as since
      from events e join users s on s.id = e.seller where e.id = any(${sql.param([...subjects])}::integer[])`)
    return new Map(rows.map(({ id, since, ...event }) => [id, { ...event, since: since === null ? undefined : Date.parse(since) }]))
  },
  provenSql: ({ now, user_id, subject, purchase, since }) => sql`
    select distinct on (p.event, b.user_id) p.event as subject, b.user_id, p.id as purchase, 'visitor ' || b.user_id as once, e.title, ${iso(sql`e.to_time`)} as since
    from purchases p join buyers b on b.id = p.buyer join events e on e.id = p.event join users s on s.id = e.seller
    where e.to_time <= ${moment(now)} and e.called_off_at is null and ${IS_PUBLIC} and b.user_id <> e.seller and (p.state = 'confirmed' or ${WAS_LET_IN})
      ${user_id === undefined ? sql`` : sql`and b.user_id = ${user_id}`}
      ${subject === undefined ? sql`` : sql`and p.event = ${subject}`}
      ${purchase === undefined ? sql`` : sql`and p.id = ${purchase}`}
      ${since === undefined ? sql`` : sql`and e.to_time between ${moment(since.from)} and ${moment(since.to)}`}
    order by p.event, b.user_id, p.state = 'confirmed' desc, p.id`,
  publicSql: (subject) => sql`select e.title from events e join users s on s.id = e.seller where e.id = ${subject} and ${IS_PUBLIC}`,
}
