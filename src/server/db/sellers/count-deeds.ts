import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { momentOf } from '../moment.ts'
import { doneBookingsSql } from '../services/done-bookings.ts'
import { sellerRecordsSql } from '../shop/seller-records.ts'

interface Deeds extends Record<string, unknown> {
  user_id: number
  events_held: number
  event_people: number
  applicants_answered: number
  goods_orders: number
  goods_on_time: number
  bookings_done: number
}

/**
 * What every seller has done, from rows alone. An event is held that is over and was not taken off; its people are the buyers of orders that
 * stand. An applicant was answered by a decision, or by a message. Orders of goods count as `sellerRecordsSql` has them, bookings as
 * `doneBookingsSql`. A seller's own account counts nowhere.
 */
const deedsSql = (moment: SQL) => sql`
  with held as (select id, seller from events where is_active and to_time < ${moment}),
  counted as (select seller, count(*)::int as events from held group by seller),
  people as (
    select h.seller, count(distinct b.user_id)::int as people
    from held h join purchases o on o.event = h.id and o.state = 'confirmed' join buyers b on b.id = o.buyer and b.user_id <> h.seller group by h.seller),
  answered as (
    select j.employer, count(distinct a.applicant)::int as applicants
    from job_posts j join job_applications a on a.job_post = j.id and a.applicant <> j.employer
    where a.state in ('shortlisted', 'rejected', 'hired') or exists (
      select from conversations c join conversation_messages m on m.conversation = c.id and m.side = 'answerer'
      where c.kind = 'application' and c.job_application = a.id)
    group by j.employer)
  select p.user_id, coalesce(counted.events, 0) as events_held, coalesce(people.people, 0) as event_people, coalesce(answered.applicants, 0) as applicants_answered,
    coalesce(goods.goods_orders, 0) as goods_orders, coalesce(goods.goods_on_time, 0) as goods_on_time,
    coalesce(booked.bookings_done, 0) as bookings_done
  from seller_profiles p
  left join counted on counted.seller = p.user_id left join people on people.seller = p.user_id left join answered on answered.employer = p.user_id
  left join (${sellerRecordsSql(moment)}) goods on goods.seller = p.user_id
  left join (${doneBookingsSql}) booked on booked.seller = p.user_id`

/**
 * Counts what sellers have done, and writes down what is different: where nothing is, nothing is written, so that public pages that are kept
 * stay good. Several processes may do so at once. Gives for how many it was different.
 * @param now milliseconds since the epoch; absent: the database's.
 */
export async function countDeeds(db: Pick<Tx, 'execute'>, now?: number): Promise<number> {
  const moment = now === undefined ? sql`now()` : momentOf(now)
  const { rows } = await db.execute<Deeds>(sql`
    select * from (${deedsSql(moment)}) d where not exists (
      select from seller_facts f where f.user_id = d.user_id
        and (f.events_held, f.event_people, f.applicants_answered, f.goods_orders, f.goods_on_time, f.bookings_done)
          = (d.events_held, d.event_people, d.applicants_answered, d.goods_orders, d.goods_on_time, d.bookings_done))`)
  if (rows.length === 0) return 0
  await db.execute(sql`
    insert into seller_facts (user_id, events_held, event_people, applicants_answered, goods_orders, goods_on_time, bookings_done)
    select d.user_id, d.events_held, d.event_people, d.applicants_answered, d.goods_orders, d.goods_on_time, d.bookings_done
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (
      user_id int, events_held int, event_people int, applicants_answered int, goods_orders int, goods_on_time int, bookings_done int)
    join seller_profiles p on p.user_id = d.user_id
    order by d.user_id
    on conflict (user_id) do update set
      events_held = excluded.events_held, event_people = excluded.event_people, applicants_answered = excluded.applicants_answered,
      goods_orders = excluded.goods_orders, goods_on_time = excluded.goods_on_time,
      bookings_done = excluded.bookings_done`)
  return rows.length
}
