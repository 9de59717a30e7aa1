import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS, DHAKA_OFFSET_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'
import type { DeskFigures } from '#contract/desk/desk.ts'
import type { Database } from '../../db/connection/open.ts'

const DAYS = 30

type Figures = DeskFigures['today']
type Row = Partial<Figures> & { day: string } & Record<string, unknown>

/** The day in Dhaka of an instant, `YYYY-MM-DD`. */
const dayOf = (at: SQL): SQL => sql`to_char(${at} at time zone 'UTC' + make_interval(secs => ${DHAKA_OFFSET_MS / 1000}), 'YYYY-MM-DD')`

const ordersSql = (from: SQL): SQL => sql`
  select ${dayOf(sql`confirmed_at`)} as day, count(*)::int as orders, sum(final_price)::float8 as taka
  from purchases where confirmed_at >= ${from} group by 1`
const refundsSql = (from: SQL): SQL => sql`
  select ${dayOf(sql`refunded_at`)} as day, round(sum(paisa) / 100.0)::float8 as refunded_taka
  from refunds where refunded_at >= ${from} group by 1`
const accountsSql = (from: SQL): SQL => sql`
  select ${dayOf(sql`created_at`)} as day, count(*)::int as accounts from users where created_at >= ${from} group by 1`

const NONE: Figures = { orders: 0, taka: 0, refunded_taka: 0, accounts: 0 }

/** The figures of thirty days in Dhaka, all of one moment. @param now milliseconds since the epoch */
export function readFigures(db: Pick<Database['db'], 'transaction'>, now: number): Promise<DeskFigures> {
  const days = Array.from({ length: DAYS }, (_, at) => dhakaDay(now - (DAYS - 1 - at) * DAY_MS))
  const from = sql`${dhakaDayBounds(days[0] ?? '').from}::timestamptz`
  return db.transaction(
    async (tx) => {
      const found = new Map<string, Figures>()
      for (const query of [ordersSql(from), refundsSql(from), accountsSql(from)])
        for (const { day, ...figures } of (await tx.execute<Row>(query)).rows) found.set(day, { ...NONE, ...found.get(day), ...figures })
      const by_day = days.map((day) => ({ day, ...(found.get(day) ?? NONE) }))
      return { today: found.get(days.at(-1) ?? '') ?? NONE, days_30: by_day.reduce(sumOf, NONE), by_day }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const sumOf = (sum: Figures, one: Figures): Figures => ({
  orders: sum.orders + one.orders,
  taka: sum.taka + one.taka,
  refunded_taka: sum.refunded_taka + one.refunded_taka,
  accounts: sum.accounts + one.accounts,
})
