import { type SQL, sql } from 'drizzle-orm'
import { REFUND_DAYS, TRUST_DAYS } from '#contract/sellers/seller-trust.ts'

/**
 * What a trust card says of sellers, from rows alone: each a statement with a row for each seller of whom there is something. What sellers do with their own
 * account counts nowhere.
 */

const ago = (moment: SQL, days: number): SQL => sql`${moment} - make_interval(days => ${days})`

/**
 * How soon a seller answers who writes first, about an event or an order, within the days: from the first message to the first answer after it. Who waits
 * for one still is in no median. Applicants and staff are not buyers. What was removed since had been written all the same.
 */
export const firstAnswersSql = (moment: SQL): SQL => sql`
  select s.user_id as seller, count(*)::int as first_answers,
    round((percentile_cont(0.5) within group (order by extract(epoch from answer.created_at - question.created_at)) / 60)::numeric)::int as answer_minutes
  from conversations c
  join conversation_sides s on s.conversation = c.id and s.side = 'answerer' and s.user_id <> c.asker
  join lateral (select m.id, m.created_at from conversation_messages m where m.conversation = c.id and m.side = 'asker' order by m.id limit 1) question on true
  join lateral (
    select m.created_at from conversation_messages m where m.conversation = c.id and m.side = 'answerer' and m.id > question.id order by m.id limit 1) answer on true
  where c.kind in ('event', 'order') and c.begun_by = c.asker and c.created_at > ${ago(moment, TRUST_DAYS.answers)} and answer.created_at <= ${moment}
  group by s.user_id`

/**
 * Bookings that were confirmed and came to an end by their provider: done, called off by them (also by deleting their account), or they did not come. That
 * they did not come counts as long as it is said, as a dispute says nothing yet. What the buyer called off or did not come to says nothing of the
 * provider, nor what staff have called off.
 */
export const keptBookingsSql = (moment: SQL): SQL => sql`
  select k.seller, count(*)::int as bookings_ended, (count(*) filter (where k.state = 'done'))::int as bookings_kept
  from bookings k join buyers b on b.id = k.buyer and b.user_id is distinct from k.seller
  where k.ended_at > ${ago(moment, TRUST_DAYS.bookings)} and k.ended_at <= ${moment}
    and (k.state = 'done' or (k.state = 'cancelled' and k.ended_by = 'provider') or (k.state = 'no-show' and k.absent = 'provider'))
  group by k.seller`

/** What came twice, or for what was gone, is owed by no seller: the payment was late. */
const OF_SELLERS = sql`('event-closed', 'called-off', 'cancelled', 'part')`

/**
 * Money that was owed back within the days: online what goes through the payment provider, since its seller wanted it or it was decided; of orders that were
 * paid in cash what was agreed on or decided for a complaint, since then, or since the goods came back. A refund of a payment for several shops is one of
 * each. One that is owed for fewer days than it may be says nothing yet.
 */
export const refundsSql = (moment: SQL): SQL => sql`
  select seller, count(*)::int as refunds_owed, (count(*) filter (where sent_at <= owed_at + make_interval(days => ${REFUND_DAYS})))::int as refunds_in_time
  from (
    select sold.seller, p.buyer, least(p.refund_asked_at, r.asked_at) as owed_at, r.refunded_at as sent_at
    from refunds r join payment_attempts a on a.id = r.attempt join purchases p on p.id = a.purchase
    cross join lateral (
      select e.seller from events e where e.id = p.event
      union select o.seller from shop_order_refunds part join shop_orders o on o.id = part.shop_order where part.refund = r.id
      union select k.seller from booking_purchases of join bookings k on k.id = of.booking where of.purchase = p.id) sold
    where r.reason in ${OF_SELLERS}
    union all
    select c.seller, c.buyer, greatest(coalesce(c.decided_at, c.answered_at, c.asked_at), case when c.goes_back then c.received_at end), c.given_at
    from shop_returns c join shop_orders o on o.id = c.shop_order and o.method <> 'online'
    where c.remedy = 'refund' and c.state in ('agreed', 'received', 'given', 'settled', 'disputed', 'sent_back') and (not c.goes_back or c.received_at is not null)
  ) owed join buyers b on b.id = owed.buyer and b.user_id is distinct from owed.seller
  where owed_at > ${ago(moment, TRUST_DAYS.refunds)} and (sent_at <= ${moment} or owed_at <= ${ago(moment, REFUND_DAYS)})
  group by seller`
