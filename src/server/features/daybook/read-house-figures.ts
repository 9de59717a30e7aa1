import { sql } from 'drizzle-orm'
import type { HouseFigures, HouseMoney } from '#contract/daybook/daybook-sums.ts'
import type { SellerAccount } from '#contract/wallet/ledger-kinds.ts'
import type { Database } from '../../db/connection/open.ts'

/** By month, `YYYY-MM` in Dhaka. */
export type FiguresByMonth = ReadonlyMap<string, HouseFigures>

const monthOf = (column: string) => sql.raw(`to_char(${column} at time zone 'Asia/Dhaka', 'YYYY-MM')`)

/**
 * What this service knows of a seller's orders of goods and bookings, beside the day-book; whole taka. Sales and the cash that is to come of them count in
 * the month they were placed in, cash in the month it was handed over in, less what has gone back to the buyer.
 * @param since the first month, `YYYY-MM`
 */
export async function readHouseFigures(db: Pick<Database['db'], 'execute'>, seller: number, since: string): Promise<FiguresByMonth> {
  const { rows } = await db.execute<{ month: string } & HouseFigures>(sql`
    select month, sum(placed)::float8 placed, sum(to_come)::float8 to_come, sum(with_courier)::float8 with_courier, sum(paid)::float8 paid from (
      select ${monthOf('placed_at')} as month, total as placed,
        case when method = 'cod' and state in ('placed', 'accepted', 'packed', 'shipped', 'ready') then total - advance else 0 end as to_come,
        case when method = 'cod' and state = 'shipped' then total - advance else 0 end as with_courier, 0 as paid
      from shop_orders where seller = ${seller} and state in ('placed', 'accepted', 'packed', 'shipped', 'ready', 'delivered', 'closed')
      union all
      select ${monthOf('delivered_at')}, 0, 0, 0, greatest(total - advance - refunded, 0)
      from shop_orders where seller = ${seller} and method = 'cod' and state in ('delivered', 'closed')
      union all
      select ${monthOf('created_at')}, price, case when cash_received_at is null then cash else 0 end, 0, 0
      from bookings where seller = ${seller} and state in ('confirmed', 'done', 'disputed')
      union all
      select ${monthOf('cash_received_at')}, 0, 0, 0, cash
      from bookings where seller = ${seller} and cash_received_at is not null
    ) as figures where month >= ${since} group by month`)
  return new Map(rows.map(({ month, ...figures }) => [month, figures]))
}

/** What is between a seller and this service now, in paisa, as the wallet has it. */
export async function readHouseMoney(db: Pick<Database['db'], 'execute'>, seller: number): Promise<HouseMoney> {
  const of = (...kinds: readonly SellerAccount[]) => sql`coalesce(sum(balance) filter (where kind = any(${sql.param(kinds)}::text[])), 0)::float8`
  const { rows } = await db.execute<HouseMoney & Record<string, unknown>>(sql`
    select ${of('pending', 'free')} as with_us, ${of('leaving')} as leaving, ${of('due')} as due from ledger_accounts where owner = ${seller}`)
  return rows[0] ?? { with_us: 0, leaving: 0, due: 0 }
}
