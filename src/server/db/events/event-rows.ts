import { type SQL, sql } from 'drizzle-orm'
import { keysOf } from '#contract/core/pick.ts'
import { EVENT_CARD_FIELDS, EVENT_LIMITS, type EventCard } from '#contract/events/events.ts'
import type { EventOrder } from '#contract/events/events-filter.ts'
import { columnsSql } from '../columns-sql.ts'
import type { Database } from '../connection/open.ts'
import { featuredId } from '../features/featured-id.ts'
import type { RowAfter } from '../row-cursor.ts'
import { events } from '../tables/events.ts'
import { isoMicroseconds } from '../wire-time.ts'
import { countedParts, type EventPart, type EventSearch, eventParts } from './event-search.ts'
import { FEATURED_EVENT } from './featured-event.ts'

/** Which rows of an answer are wanted. */
interface EventRange {
  order: EventOrder
  limit: number
  /** Rows after this one; null from the first. */
  after: RowAfter | null
  /** Whether each row shall carry the number of all rows. */
  is_counted: boolean
}

/** A card with what the next page needs to know about it. */
interface EventRow extends EventCard {
  cursor_key: string
  /** How many events fit, at most `countedTo` + 1; null when not asked for. */
  counted: number | null
}

interface OrderSql {
  /** Index column that leads; ties go by id, in the same direction, so that one index serves. */
  key: SQL
  keyText: SQL
  keyType: SQL
  direction: SQL
  beyond: SQL
}
const ascending = { direction: sql`asc`, beyond: sql`>` }
const descending = { direction: sql`desc`, beyond: sql`<` }
const byTime = { key: sql`from_time`, keyText: isoMicroseconds(sql`page.key`), keyType: sql`timestamptz` }
const byPrice = { key: sql`price`, keyText: sql`page.key::text`, keyType: sql`integer` }
const ORDERS: Record<EventOrder, OrderSql> = {
  soonest: { ...byTime, ...ascending },
  latest: { ...byTime, ...descending },
  newest: { key: sql`id`, keyText: sql`page.key::text`, keyType: sql`integer`, ...descending },
  'price-low': { ...byPrice, ...ascending },
  'price-high': { ...byPrice, ...descending },
}

/** What a card shows of `e`, a row of `events`, with `CARD_JOINS`. */
const CARD_COLUMNS = sql`
  ${columnsSql(events, 'e', keysOf(EVENT_CARD_FIELDS))}, e.id as event_id, e.seller, coalesce(p.full_name, u.username) as seller_name, p.slug as seller_slug`
const CARD_JOINS = sql`
  join users u on u.id = e.seller
  left join seller_profiles p on p.user_id = e.seller`

/** When events begin, ISO 8601: from the first moment on, before the second. */
interface StartSpan {
  from: string
  to?: string | undefined
}

/** Cards of events that begin in a span and still have seats and time, the soonest first. @param now milliseconds since the epoch */
export async function eventsBeginning(
  db: Pick<Database['db'], 'execute'>,
  { from, to }: StartSpan,
  { now, limit }: { now: number; limit: number },
): Promise<EventCard[]> {
  const before = to ? sql`and from_time < ${to}::timestamptz` : sql``
  const { rows } = await db.execute<EventCard & Record<string, unknown>>(sql`
    select ${CARD_COLUMNS}
    from (select id, from_time as key from events where is_active and from_time >= ${from}::timestamptz ${before}
      and to_time >= ${new Date(now).toISOString()}::timestamptz and seats > 0 order by from_time, id limit ${limit}) as page
    join events e on e.id = page.id ${CARD_JOINS}
    order by page.key, page.id`)
  return rows
}

/** What staff have put forward for the large card of Home; null where nothing is, or it is not public now. @param now milliseconds since the epoch */
export async function featuredEvent(db: Pick<Database['db'], 'execute'>, now: number): Promise<EventCard | null> {
  const { rows } = await db.execute<EventCard & Record<string, unknown>>(sql`
    select ${CARD_COLUMNS} from (${featuredId(FEATURED_EVENT, now)}) as page join events e on e.id = page.id ${CARD_JOINS}`)
  return rows[0] ?? null
}

/** A row without what only pages need. */
export const eventCardOf = ({ cursor_key: _key, counted: _counted, ...card }: EventRow): EventCard => card

/**
 * One page of cards in one statement: keys first, from indexes, each condition giving no more than the page holds; then the columns
 * of those rows alone.
 */
export function eventRowsSql(search: EventSearch, range: EventRange): SQL {
  const { key, keyText, keyType, direction, beyond } = ORDERS[range.order]
  const after = range.after && sql`(${key}, id) ${beyond} (${range.after.key}::${keyType}, ${range.after.id}::integer)`
  const parts = eventParts(search)
    .filter((part) => canHoldMore(part, range))
    .map(
      ({ rows }) =>
        sql`(select id, ${key} as key from ${rows} ${after ? sql`and ${after}` : sql``} order by ${key} ${direction}, id ${direction} limit ${range.limit})`,
    )
  return sql`
    select ${CARD_COLUMNS}, ${keyText} as cursor_key, ${range.is_counted ? countSql(search, range) : sql`null`} as counted
    from (select id, key from (${sql.join(parts, sql` union all `)}) as found order by key ${direction}, id ${direction} limit ${range.limit}) as page
    join events e on e.id = page.id ${CARD_JOINS}
    order by page.key ${direction}, page.id ${direction}`
}

/** Far down the list nothing is left of what had started already: looking for it would cost the same on every page. */
const canHoldMore = ({ startsUntil }: EventPart, { order, after }: EventRange) =>
  startsUntil === undefined || !after || order !== 'soonest' || Date.parse(after.key) <= startsUntil

/** Counts to just beyond `countedTo` and stops there. A page that is not full is its own count: the subqueries are then never run. */
function countSql(search: EventSearch, range: EventRange): SQL {
  const parts = countedParts(search).map(
    ({ rows }) => sql`(select count(*)::integer from (select from ${rows} limit ${EVENT_LIMITS.countedTo + 1}) as counted)`,
  )
  return sql`case when count(*) over () < ${range.limit} then (count(*) over ())::integer else ${sql.join(parts, sql` + `)} end`
}

export async function readEventRows(db: Pick<Database['db'], 'execute'>, search: EventSearch, range: EventRange): Promise<EventRow[]> {
  const { rows } = await db.execute<EventRow & Record<string, unknown>>(eventRowsSql(search, range))
  return rows
}
