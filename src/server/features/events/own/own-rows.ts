import { type SQL, sql } from 'drizzle-orm'
import { keysOf } from '#contract/core/pick.ts'
import { EVENT_FIELDS } from '#contract/events/events.ts'
import { CALLED_OFF, phaseOf } from '#contract/events/own-event-rules.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { columnsSql } from '../../../db/columns-sql.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { events } from '../../../db/tables/events.ts'

/** Which of a seller's events are wanted, and in which order. Conditions and key speak of `e`, a row of `events`. */
interface OwnFilter {
  seller: number
  /** Milliseconds since the epoch: decides what is over. */
  now: number
  conditions: readonly SQL[]
  /** A whole number by which rows are sorted, the smallest first; ties by id, the latest first. */
  key: SQL
  /** Rows behind this one. */
  after?: { key: string; id: number } | undefined
  limit: number
}

type Row = Omit<OwnEvent, 'phase'> & { sort_key: string; total: number }

interface OwnRows {
  rows: OwnEvent[]
  /** Of each row, as text: beyond what a number holds exactly. */
  keys: string[]
  /** Of all that fit. */
  total: number
}

/** Sold and held together: what is left tells it, without a look at any order. */
const TAKEN = sql`(select coalesce(sum(t.capacity - t.seats), 0) from event_tickets t where t.event = e.id)`
const HELD = sql`(select coalesce(sum(i.quantity), 0) from purchases o join event_order_items i on i.purchase = o.id
  where o.event = e.id and o.state in ('held', 'paying', 'confirming'))`

export const SOLD = sql`(${TAKEN} - ${HELD})`

/** As the index `purchases_owed` spells it. What cost nothing has no money to give back. */
const OWED = sql`select from purchases o where o.event = e.id and o.final_price > 0
  and (o.state = 'refund_due' or (o.state = 'confirmed' and o.refund_asked_at is not null))`
/** Orders of called-off events are given back in turn: until then they are confirmed, or staff look at their payment. */
const TO_BE_GIVEN_BACK = sql`select from purchases o where o.event = e.id and o.final_price > 0
  and (o.state = 'confirmed' and o.refund_asked_at is null or o.state = 'review') and e.called_off_at is not null`
const REFUNDS_DUE = sql`((select count(*) from (${OWED}) as owed) + (select count(*) from (${TO_BE_GIVEN_BACK}) as waiting))`
export const owesMoney = sql`(exists (${OWED}) or (e.called_off_at is not null and exists (${TO_BE_GIVEN_BACK})))`

/**
 * One seller's events with what was sold of them. Only the rows that are given are counted, however many fit; `offset 0` has each count made
 * once, wherever it is used.
 */
function ownRowsSql({ seller, conditions, key, after, limit }: OwnFilter): SQL {
  const all = sql.join([sql`e.seller = ${seller}`, ...conditions], sql` and `)
  const beyond = after ? sql`where key > ${after.key}::bigint or (key = ${after.key}::bigint and id < ${after.id}::integer)` : sql``
  return sql`
    with fitting as materialized (select e.id, (${key})::bigint as key from events e where ${all}),
      page as materialized (select * from fitting ${beyond} order by key, id desc limit ${limit})
    select ${columnsSql(events, 'e', keysOf(EVENT_FIELDS))}, e.id as event_id, (e.seats + counts.taken)::int as capacity,
      greatest(0, counts.taken - counts.held)::int as sold, counts.held::int, e.is_active, e.published_at is not null as is_published, e.event_status,
      case when e.taken_off_at is not null then e.taken_off_reason end as taken_off_reason, counts.refunds_due::int, e.version,
      page.key::text as sort_key, (select count(*)::int from fitting) as total
    from page join events e on e.id = page.id
    cross join lateral (select ${TAKEN} as taken, ${HELD} as held, ${REFUNDS_DUE} as refunds_due offset 0) as counts
    order by page.key, page.id desc`
}

export async function readOwnRows(db: Pick<Tx, 'execute'>, filter: OwnFilter): Promise<OwnRows> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(ownRowsSql(filter))
  return {
    rows: rows.map(({ sort_key: _key, total: _total, ...row }) => ({ ...row, phase: phaseOf(row, filter.now) })),
    keys: rows.map(({ sort_key }) => sort_key),
    total: rows[0]?.total ?? 0,
  }
}

/** The latest posted first. */
export const NEWEST = sql`-e.id`
export const isCalledOff = sql`e.event_status = ${CALLED_OFF}`
export const isDraft = sql`(e.published_at is null and not ${isCalledOff})`
