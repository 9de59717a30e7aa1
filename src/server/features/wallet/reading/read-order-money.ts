import { sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { upperCase } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import type { readOrderMoney as endpoint, OrderMoney } from '#contract/wallet/wallet.ts'
import { iso } from '../../../db/wire-time.ts'
import { STOPPED_BY } from '../../../ledger/free-due.ts'
import { readMoves } from './list-moves.ts'
import type { Reader } from './read-wallet.ts'

type Row = Omit<OrderMoney, 'moves'> & { purchase: number | null; booking: number | null }

/** What one order brought its seller: of cash with an advance, what was paid online and what was paid in cash are two. @throws {Problem} not-found — also of another's */
export async function readOrderMoney(db: Reader, user_id: number, number: string): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select e.purchase, e.booking, e.number, e.kind, e.attempt is null as is_cash, e.gross::float8 as gross, c.code,
      (100 * coalesce(o.discount, p.discount_price, 0))::float8 as discount,
      case when e.base = 0 then 0 when e.kind = 'booking' then b.commission_rate when o.id is null then p.commission_rate else (select case when count(distinct l.commission_rate) = 1 then min(l.commission_rate) end
        from shop_order_lines l where l.shop_order = o.id) end as rate,
      e.commission::float8 as commission, e.back::float8 as back, e.commission_back::float8 as commission_back,
      (e.gross - e.commission - (e.back - e.commission_back - e.service_back))::float8 as net, e.pending::float8 as pending,
      ${iso(sql`e.free_at`)} as free_at, ${iso(sql`e.freed_at`)} as freed_at, case when e.freed_at is null then ${STOPPED_BY} end as stopped
    from earnings e left join purchases p on p.id = e.purchase left join shop_orders o on o.id = e.shop_order left join bookings b on b.id = e.booking left join coupons c on c.id = coalesce(o.coupon, p.coupon)
    where e.seller = ${user_id} and e.number = ${upperCase(number)} order by e.id`)
  if (rows.length === 0) throw new Problem('not-found')
  const { rows: moves } = await db.execute<{ id: number }>(sql`
    select m.id::float8 as id from ledger_moves m where (m.purchase = any(${sql.param(some(rows, 'purchase'))}::integer[]) or m.booking = any(${sql.param(some(rows, 'booking'))}::integer[]))
      and exists (select from ledger_entries n join ledger_accounts a on a.id = n.account where n.move = m.id and a.owner = ${user_id}) order by m.id`)
  const told = await readMoves(
    db,
    user_id,
    moves.map(({ id }) => id),
  )
  return rows.map(({ purchase: _, booking: __, ...row }) => ({ ...row, moves: told }))
}

const some = (rows: readonly Row[], column: 'purchase' | 'booking'): number[] => rows.flatMap((row) => row[column] ?? [])
