import { type SQL, sql } from 'drizzle-orm'
import { FEED_DAYS } from '#contract/bookings/calendar-feed.ts'
import type { CalendarEntry } from '#contract/core/calendar-file.ts'
import { lowerCase } from '#contract/core/one-form.ts'
import { INTERVIEW_MINUTES } from '#contract/days/interviews.ts'
import type { Database } from '../connection/open.ts'
import { iso } from '../wire-time.ts'

/** Far above what one person does in seven months. */
const MOST = 1000

/** What stands in a person's calendar: its titles, its time and its place, and nothing of anybody else. */
export interface FeedRow extends Record<string, unknown> {
  kind: 'event' | 'booking' | 'interview'
  /** Of its kind; the same for ever. */
  key: string
  version: number
  status: CalendarEntry['status']
  starts_at: string
  ends_at: string
  title: string
  second_title: string
  /** In parts, the nearest first; empty: none that could be gone to. */
  place: string[]
  /** Where it is seen. */
  path: string
  changed_at: string
}

/** Tickets of a person: of an event one entry. Where none of them lets its buyer in any more, it is cancelled. */
const ticketsSql = (user_id: number): SQL => sql`
  select 'event' as kind, e.id::text as key, e.version + (e.called_off_at is not null)::int as version,
    case when e.called_off_at is null and bool_or(t.state = 'valid' and t.secret_hash is null and o.state = 'confirmed') then 'CONFIRMED' else 'CANCELLED' end as status,
    e.from_time as starts_at, e.to_time as ends_at, e.title, e.second_title, array_remove(array[case when e.type = 'Offline' then e.location end], null) as place,
    '/tickets' as path, e.updated_at as changed_at, 1 as rank
  from purchases o join tickets t on t.purchase = o.id and t.state in ('valid', 'void') join events e on e.id = t.event
  where o.buyer = (select id from buyers where user_id = ${user_id}) and o.state in ('confirmed', 'refund_due', 'refunded')
  group by e.id`

/** Gates: of events of one's own that are public, were called off, or have sold tickets. */
const gatesSql = (user_id: number): SQL => sql`
  select 'event', e.id::text, e.version + (e.called_off_at is not null)::int, case when e.called_off_at is null then 'CONFIRMED' else 'CANCELLED' end,
    e.from_time, e.to_time, e.title, e.second_title, array_remove(array[case when e.type = 'Offline' then e.location end], null),
    '/sellerevents/event/' || e.id || '/gate', e.updated_at, 0
  from events e
  where e.seller = ${user_id} and (e.is_active or e.called_off_at is not null or exists (select from tickets t where t.event = e.id and t.state = 'valid'))`

/** Of both sides. The exact place stands there from `confirmed` on. */
const bookingsSql = (user_id: number): SQL => sql`
  select 'booking', b.number, b.version,
    case when b.state in ('confirmed', 'done', 'no-show', 'disputed') then 'CONFIRMED' when b.state in ('asked', 'offered', 'held') then 'TENTATIVE' else 'CANCELLED' end,
    b.starts_at, b.ends_at, b.title, b.second_title,
    array_remove(array[case when b.state in ('confirmed', 'done', 'no-show', 'disputed') then nullif(b.line, '') end, nullif(b.area, ''), nullif(b.district, '')], null),
    '/booking/' || b.number, b.updated_at, 0
  from bookings b
  where (b.seller = ${user_id} or b.buyer = (select id from buyers where user_id = ${user_id})) and b.starts_at is not null`

/** As `standingInvitations` has it: one that was followed by another before its own time was moved by it. */
const interviewsSql = (user_id: number): SQL => sql`
  select 'interview', m.id::text, 0,
    case when a.state = 'withdrawn' or exists (
      select from conversation_messages later
      where later.conversation = m.conversation and later.id > m.id and later.meets_at is not null and later.removed_at is null and later.created_at < m.meets_at)
    then 'CANCELLED' else 'CONFIRMED' end,
    m.meets_at, m.meets_at + make_interval(mins => ${INTERVIEW_MINUTES}), j.title, j.second_title, array_remove(array[nullif(m.meets_where, '')], null),
    '/messages/' || c.id, m.created_at, 0
  from conversation_sides s join conversations c on c.id = s.conversation join conversation_messages m on m.conversation = c.id
  join job_applications a on a.id = c.job_application join job_posts j on j.id = a.job_post
  where s.user_id = ${user_id} and m.meets_at is not null and m.removed_at is null`

/** What a person has on the days that other programs are given, the soonest first. Who sells an event and has a ticket of it has it once. */
export async function readFeedEntries(db: Pick<Database['db'], 'execute'>, user_id: number): Promise<FeedRow[]> {
  const all = sql.join(
    [ticketsSql, gatesSql, bookingsSql, interviewsSql].map((part) => sql`(${part(user_id)})`),
    sql` union all `,
  )
  const { rows } = await db.execute<FeedRow>(sql`
    with everything as (${all}), once as (select distinct on (kind, key) * from everything order by kind, key, rank)
    select kind, key, version, status, ${iso(sql`starts_at`)} as starts_at, ${iso(sql`ends_at`)} as ends_at, title, second_title, place, path,
      ${iso(sql`changed_at`)} as changed_at
    from once
    where starts_at < now() + make_interval(days => ${FEED_DAYS.after}) and ends_at > now() - make_interval(days => ${FEED_DAYS.before})
    order by once.starts_at, kind, key limit ${MOST}`)
  return rows.map((row) => ({ ...row, key: lowerCase(row.key), path: lowerCase(row.path) }))
}
