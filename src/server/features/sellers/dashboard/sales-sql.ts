import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS, DHAKA_OFFSET_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'

const DASHBOARD_DAYS = 30

/** Whose figures, and of when. */
export interface Asked {
  seller: number
  /** Milliseconds since the epoch. */
  now: number
}

/** Dhaka's days that are looked at, the oldest first. @param now milliseconds since the epoch */
export const daysUntil = (now: number): string[] => Array.from({ length: DASHBOARD_DAYS }, (_, at) => dhakaDay(now - (DASHBOARD_DAYS - 1 - at) * DAY_MS))

const firstDay = (now: number): string => daysUntil(now)[0] ?? ''

/** Days since the epoch on Dhaka's calendar: a number groups much faster than a text. */
const dayNumber = (at: SQL): SQL => sql`floor((extract(epoch from ${at})::float8 + ${DHAKA_OFFSET_MS / 1000}::int) / 86400)::int`

/** Of a day as `dayNumber` gives it. */
export const dayOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Taka that went back of orders that stand: few, so that they are read first, and once. */
const PARTS = sql`with parts as materialized (
  select a.purchase, sum(r.paisa)::float8 / 100 as taka from refunds r join payment_attempts a on a.id = r.attempt where r.reason = 'part' group by a.purchase)`

/** What an order has brought its seller: without what went back to the buyer. */
const BROUGHT = sql`greatest(0, o.total_price - o.discount_price - coalesce(p.taka, 0))`

/** Orders that stand: what was given back does not count. The condition on `confirmed_at` and the event is what the index has. */
const sold = ({ seller, now }: Asked) => sql`from events e join purchases o on o.event = e.id left join parts p on p.purchase = o.id
  where e.seller = ${seller} and o.confirmed_at >= ${dhakaDayBounds(firstDay(now)).from}::timestamptz and o.state = 'confirmed'`

/** Orders and taka: rows by day, and rows by event. */
export const ordersSql = (asked: Asked): SQL => sql`${PARTS}
  select s.day, s.event, count(*)::int as orders, sum(s.taka)::float8 as taka
  from (select ${dayNumber(sql`o.confirmed_at`)} as day, o.event, ${BROUGHT} as taka ${sold(asked)}) s
  group by grouping sets ((s.day), (s.event))`

/** Tickets: rows by day, by event, and by kind; of a kind also what it brought, a discount and what went back shared out over all of its order. */
export const ticketsSql = (asked: Asked): SQL => sql`${PARTS}
  select s.day, s.event, i.event_ticket, sum(i.quantity)::int as tickets, round(sum(i.quantity * i.ticket_price * s.part))::float8 as taka
  from (select o.id, ${dayNumber(sql`o.confirmed_at`)} as day, o.event, ${BROUGHT} / greatest(o.total_price, 1)::float8 as part ${sold(asked)}) s
  join event_order_items i on i.purchase = s.id
  group by grouping sets ((s.day), (s.event), (i.event_ticket))`

/** Views: rows by day, and rows by event. */
export const viewsSql = ({ seller, now }: Asked): SQL => sql`
  select v.day - date '1970-01-01' as day, v.event, sum(v.views)::float8 as views
  from events e join event_views v on v.event = e.id and v.day >= ${firstDay(now)}::date
  where e.seller = ${seller} group by grouping sets ((v.day), (v.event))`

/** Events that run or start within a day, and the last one that is over; how many valid tickets each has, and how many of them were let in. */
export const checkInsSql = ({ seller, now }: Asked): SQL => {
  const moment = sql`${new Date(now).toISOString()}::timestamptz`
  const mine = sql`seller = ${seller} and published_at is not null and called_off_at is null`
  return sql`
    select e.id as event_id, e.title,
      (select count(*)::int from tickets t where t.event = e.id and t.state = 'valid') as tickets,
      (select count(distinct s.ticket)::int from gate_scans s join tickets t on t.id = s.ticket and t.state = 'valid' where s.event = e.id and s.undone_at is null) as checked_in
    from events e
    where ${mine} and ((to_time > ${moment} and from_time < ${moment} + interval '1 day')
      or id = (select id from events where ${mine} and to_time <= ${moment} order by to_time desc, id desc limit 1))
    order by e.from_time, e.id limit 20`
}

/** The titles of events, and of kinds of ticket with those of their events. */
export const eventTitlesSql = (ids: readonly number[]): SQL => sql`select id, title from events where id = any(${sql.param([...ids])}::int[])`
export const kindTitlesSql = (ids: readonly number[]): SQL => sql`
  select t.id, t.title, e.id as event_id, e.title as event_title from event_tickets t join events e on e.id = t.event where t.id = any(${sql.param([...ids])}::int[])`
