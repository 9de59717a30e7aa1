import type { SQL } from 'drizzle-orm'
import type { Dashboard } from '#contract/sellers/dashboard.ts'
import type { Database } from '../../../db/connection/open.ts'
import { readSuspension } from '../../../db/sellers/read-suspension.ts'
import { type Asked, checkInsSql, dayOf, daysUntil, eventTitlesSql, kindTitlesSql, ordersSql, ticketsSql, viewsSql } from './sales-sql.ts'

const MOST_LISTED = 20

interface Span {
  orders: number
  tickets: number
  taka: number
}
type Seen = Span & { views: number }

/** Of a day, of an event, or of a kind of ticket: whichever is not null. */
interface Row extends Partial<Seen>, Record<string, unknown> {
  day: number | null
  event: number | null
  event_ticket?: number | null
}

/** A seller's figures, all of one moment. */
export function readDashboard(db: Pick<Database['db'], 'transaction'>, asked: Asked): Promise<Dashboard> {
  return db.transaction(
    async (tx) => {
      const rowsOf = async <T extends Record<string, unknown>>(query: SQL) => (await tx.execute<T>(query)).rows
      const rows = [...(await rowsOf<Row>(ordersSql(asked))), ...(await rowsOf<Row>(ticketsSql(asked))), ...(await rowsOf<Row>(viewsSql(asked)))]
      const byDay = gather(rows, ({ day }) => (day === null ? null : dayOf(day)))
      const byEvent = most(gather(rows, ({ event }) => event))
      const byKind = most(gather(rows, ({ event_ticket }) => event_ticket ?? null))
      const events = new Map((await rowsOf<{ id: number; title: string }>(eventTitlesSql(byEvent.map(([id]) => id)))).map((one) => [one.id, one]))
      const kinds = new Map((await rowsOf<KindTitle>(kindTitlesSql(byKind.map(([id]) => id)))).map((one) => [one.id, one]))
      const days = daysUntil(asked.now).map((day) => ({ day, ...(byDay.get(day) ?? NOTHING) }))
      return {
        today: total(days.slice(-1)),
        days_7: total(days.slice(-7)),
        days_30: total(days),
        by_day: days,
        by_event: byEvent.map(([event_id, figures]) => ({ event_id, title: events.get(event_id)?.title ?? '', ...figures })),
        by_ticket: byKind.flatMap(([id, { tickets, taka }]) => {
          const kind = kinds.get(id)
          return kind ? [{ event_id: kind.event_id, event_title: kind.event_title, event_ticket: id, title: kind.title, tickets, taka }] : []
        }),
        suspended: await readSuspension(tx, asked.seller),
        check_ins: await rowsOf<Dashboard['check_ins'][number]>(checkInsSql(asked)),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

interface KindTitle extends Record<string, unknown> {
  id: number
  title: string
  event_id: number
  event_title: string
}

const NOTHING: Seen = { orders: 0, tickets: 0, taka: 0, views: 0 }

/** What several queries say of the same thing, together. The taka of tickets are those of kinds alone: of days and events, orders know them to the taka. */
function gather<Key>(rows: readonly Row[], keyOf: (row: Row) => Key | null): Map<Key, Seen> {
  const found = new Map<Key, Seen>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const { orders = 0, tickets = 0, views = 0 } = row
    const taka = row.orders === undefined && typeof row.event_ticket !== 'number' ? 0 : (row.taka ?? 0)
    const before = found.get(key) ?? NOTHING
    found.set(key, { orders: before.orders + orders, tickets: before.tickets + tickets, taka: before.taka + taka, views: before.views + views })
  }
  return found
}

/** Those that brought the most taka, and then those that were looked at the most. */
const most = (found: ReadonlyMap<number, Seen>): [number, Seen][] =>
  [...found].toSorted(([a, one], [b, other]) => other.taka - one.taka || other.tickets - one.tickets || other.views - one.views || b - a).slice(0, MOST_LISTED)

const total = (spans: readonly Span[]): Span => ({
  orders: spans.reduce((sum, one) => sum + one.orders, 0),
  tickets: spans.reduce((sum, one) => sum + one.tickets, 0),
  taka: spans.reduce((sum, one) => sum + one.taka, 0),
})
