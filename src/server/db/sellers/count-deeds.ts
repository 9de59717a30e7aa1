import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { momentOf } from '../moment.ts'
import { doneBookingsSql } from '../services/done-bookings.ts'
import { sellerRecordsSql } from '../shop/seller-records.ts'
import { firstAnswersSql, keptBookingsSql, refundsSql } from './trust-figures.ts'

/** What is counted, by the columns of `seller_facts`. */
const COUNTED = [
  ...['events_held', 'event_people', 'applicants_answered', 'goods_orders', 'goods_on_time', 'bookings_done'],
  ...['first_answers', 'answer_minutes', 'bookings_ended', 'bookings_kept', 'refunds_owed', 'refunds_in_time'],
] as const
const columns = (of?: string): SQL => sql.raw(COUNTED.map((name) => (of ? `${of}.${name}` : name)).join(', '))

/**
 * What every seller has done, from rows alone. An event is held that is over and was not taken off; its people are the buyers of orders that
 * stand. An applicant was answered by a decision, or by a message. Orders of goods count as `sellerRecordsSql` has them, bookings as
 * `doneBookingsSql`; what a trust card says besides: trust-figures.ts. A seller's own account counts nowhere.
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
    coalesce(booked.bookings_done, 0) as bookings_done,
    coalesce(answers.first_answers, 0) as first_answers, answers.answer_minutes,
    coalesce(kept.bookings_ended, 0) as bookings_ended, coalesce(kept.bookings_kept, 0) as bookings_kept,
    coalesce(back.refunds_owed, 0) as refunds_owed, coalesce(back.refunds_in_time, 0) as refunds_in_time
  from seller_profiles p
  left join counted on counted.seller = p.user_id left join people on people.seller = p.user_id left join answered on answered.employer = p.user_id
  left join (${sellerRecordsSql(moment)}) goods on goods.seller = p.user_id
  left join (${doneBookingsSql}) booked on booked.seller = p.user_id
  left join (${firstAnswersSql(moment)}) answers on answers.seller = p.user_id
  left join (${keptBookingsSql(moment)}) kept on kept.seller = p.user_id
  left join (${refundsSql(moment)}) back on back.seller = p.user_id`

/**
 * Counts what sellers have done, and writes down what is different: where nothing is, nothing is written, so that public pages that are kept
 * stay good. Several processes may do so at once. Gives for how many it was different.
 * @param now milliseconds since the epoch; absent: the database's.
 */
export async function countDeeds(db: Pick<Tx, 'execute'>, now?: number): Promise<number> {
  const moment = now === undefined ? sql`now()` : momentOf(now)
  const { rows } = await db.execute(sql`
    select * from (${deedsSql(moment)}) d where not exists (
      select from seller_facts f where f.user_id = d.user_id and (${columns('f')}) is not distinct from (${columns('d')}))`)
  if (rows.length === 0) return 0
  await db.execute(sql`
    insert into seller_facts (user_id, ${columns()}, computed_at)
    select d.user_id, ${columns('d')}, ${moment}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (user_id int, ${sql.raw(COUNTED.map((name) => `${name} int`).join(', '))})
    join seller_profiles p on p.user_id = d.user_id
    order by d.user_id
    on conflict (user_id) do update set (${columns()}, computed_at) = row (${columns('excluded')}, excluded.computed_at)`)
  return rows.length
}
