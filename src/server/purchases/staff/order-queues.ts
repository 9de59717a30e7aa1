import { type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { OrderQueue } from '#contract/desk/order-queues.ts'
import type { listDeskOrders as contract, DeskOrderRow } from '#contract/desk/orders.ts'
import type { Database } from '../../db/connection/open.ts'
import { isoMicroseconds } from '../../db/wire-time.ts'
import { amountToPaySql } from '../amount-to-pay.ts'
import { UNJUDGED } from '../payment/payment-inbox.ts'
import { STUCK_HOURS } from './settle-refund.ts'

const PER_PAGE = 30
/** A page is not held up by counting more than staff decide in a day. */
const COUNTED_TO = 10_000

type Reader = Pick<Database['db'], 'execute'>

/** A queue by the table in which its index keeps it in order, and what is waiting there. */
interface Source {
  from: SQL
  which: SQL
  since: SQL
  /** Of the row itself; the order goes by both. */
  id: SQL
  name: SQL
  paisa: SQL
  /** The purchase it is of. */
  purchase: SQL
}

const STUCK = sql`make_interval(hours => ${sql.raw(String(STUCK_HOURS))})`
const REFUNDS = {
  from: sql`refunds w`,
  since: sql`w.asked_at`,
  id: sql`w.id`,
  name: sql`w.refund_trans_id`,
  paisa: sql`w.paisa`,
  purchase: sql`(select a.purchase from payment_attempts a where a.id = w.attempt)`,
}

const SOURCES: Record<OrderQueue, Source> = {
  review: {
    from: sql`purchases w`,
    which: sql`w.state = 'review'`,
    // Its last change is that it came to review.
    since: sql`w.updated_at`,
    id: sql`w.id`,
    name: sql`w.number`,
    paisa: sql`${amountToPaySql(sql`w`)} * 100`,
    purchase: sql`w.id`,
  },
  'refund-failed': { ...REFUNDS, which: sql`w.state = 'failed'` },
  // None is begun before it is asked for: the first condition is what the index has in order.
  'refund-slow': { ...REFUNDS, which: sql`w.check_at is not null and w.asked_at < now() - ${STUCK} and w.begun_at < now() - ${STUCK}` },
  'given-up': {
    from: sql`payment_attempts w`,
    which: sql`w.given_up_at is not null`,
    since: sql`w.given_up_at`,
    id: sql`w.id`,
    name: sql`w.tran_id`,
    paisa: sql`w.amount_paisa`,
    purchase: sql`w.purchase`,
  },
  unjudged: {
    from: sql`payment_inbox w`,
    which: sql`${UNJUDGED} and (w.outcome is not null or w.received_at < now() - interval '1 day')`,
    since: sql`w.received_at`,
    id: sql`w.id`,
    name: sql`'M' || w.id`,
    paisa: sql`null::bigint`,
    purchase: sql`(select known.purchase from payment_attempts known where known.tran_id = w.tran_id)`,
  },
}

/** Since when each of what waits in a queue does, as `since`. */
export const waitingSince = (queue: OrderQueue): SQL => {
  const { from, which, since } = SOURCES[queue]
  return sql`select ${since} as since from ${from} where ${which}`
}

/** @throws {Problem} bad-input — the cursor. */
export async function listDeskOrders(db: Reader, { queue, cursor }: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { from, which, since, id, name, paisa, purchase } = SOURCES[queue]
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const next = after ? sql`and (${since}, ${id}) > (${after.since}::timestamptz, ${after.id}::bigint)` : sql``
  const [{ rows }, counted] = await Promise.all([
    db.execute<DeskOrderRow & { id: number; key: string } & Record<string, unknown>>(sql`
      select w.id, w.key, w.name, ${ROW} from (
        select ${id} as id, ${since} as since, ${isoMicroseconds(since)} as key, ${name} as name, ${paisa} as paisa, ${purchase} as purchase
        from ${from} where ${which} ${next} order by ${since}, ${id} limit ${PER_PAGE + 1}) w
      left join purchases p on p.id = w.purchase left join events e on e.id = p.event
      order by w.since, w.id`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from (select from ${from} where ${which} limit ${COUNTED_TO}) counted`),
  ])
  const page = rows.slice(0, PER_PAGE)
  const last = rows.length > PER_PAGE ? page.at(-1) : undefined
  return { results: page.map(rowOf), next_cursor: last ? `${last.key}~${last.id}` : null, total: counted.rows[0]?.total ?? 0 }
}

/** What is said of a row `w` and its purchase `p`, about the event `e`; money in whole taka, rounded up. */
export const ROW = sql`p.number, p.kind, p.state, coalesce(e.title, '') as title, ceil(w.paisa / 100.0)::int as taka, w.since`

/** Only what the contract names leaves. */
export const rowOf = ({ name, number, kind, state, title, taka, since }: DeskOrderRow): DeskOrderRow => ({
  ...{ name, number, kind, state, title, taka },
  since: new Date(since).toISOString(),
})

const CURSOR = /^(20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~(\d{1,15})$/

function readCursor(text: string): { since: string; id: string } {
  const [, since = '', id = ''] = CURSOR.exec(text) ?? []
  if (Number.isNaN(Date.parse(since)) || new Date(since).toISOString().slice(0, 23) !== since.slice(0, 23))
    throw new Problem('bad-input', { fields: { cursor: 'not a cursor of this list' } })
  return { since, id }
}
