import { sql } from 'drizzle-orm'
import { OPEN_RETURN_STATES } from '#contract/shop/return-rules.ts'
import { inTransaction, type Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { coverDebts } from './cover-debts.ts'
import { type Move, postMoves } from './post-moves.ts'

const AT_ONCE = 200

/**
 * What stops the money of an order `e` of `earnings` although its hold is over, as a word; null: nothing. In SQL: complaints, bookings and reviews are
 * tables of nouns, which this zone does not know.
 */
export const STOPPED_BY = sql`case
  when exists (select from shop_returns r where r.shop_order = e.shop_order and r.state = any(${sql.param([...OPEN_RETURN_STATES])})) then 'complaint'
  when exists (select from bookings b where b.id = e.booking and b.state = 'disputed') then 'complaint'
  when exists (select from purchases p where p.id = e.purchase and (p.state = 'review' or p.refund_asked_at is not null and p.state = 'confirmed')) then 'review'
  end`

/** What is due, and nothing else, is read. Each process takes what no other holds. */
export const dueEarningsSql = (most = AT_ONCE) => sql`
  select e.id, e.pending from earnings e where e.freed_at is null and e.free_at <= now() and ${STOPPED_BY} is null
  order by e.free_at limit ${most} for no key update of e skip locked`

interface Due {
  id: number
  seller: number
  purchase: number
  attempt: number
  shop_order: number | null
  booking: number | null
  pending: number
}

/**
 * Frees money whose hold is over and that nothing stops. Several processes may do so at once: each takes what no other holds. @returns how many orders
 */
export async function freeDue(db: Pick<Database['db'], 'transaction'>): Promise<number> {
  let freed = 0
  for (let some: number = AT_ONCE; some === AT_ONCE; freed += some) some = await inTransaction(db, freeSome)
  return freed
}

async function freeSome(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<Due & Record<string, unknown>>(sql`
    with due as (${dueEarningsSql()})
    update earnings e set freed_at = now(), pending = 0 from due where due.id = e.id
    returning e.id, e.seller, e.purchase, e.attempt, e.shop_order, e.booking, due.pending::float8 as pending`)
  await postMoves(
    tx,
    rows.toSorted((a, b) => a.id - b.id).flatMap((row) => [freed(row), ...coverDebts(`freed ${row.id}`, [row.seller])]),
  )
  return rows.length
}

const freed = ({ id, seller, purchase, attempt, shop_order, booking, pending }: Due): Move => ({
  name: `freed ${id}`,
  kind: 'freed',
  ...{ purchase, attempt, shop_order, booking },
  sellers: [seller],
  entries: [
    { kind: 'pending', seller, paisa: -pending },
    { kind: 'free', seller, paisa: pending },
  ],
})
