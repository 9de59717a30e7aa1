import { asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from './db/connection/in-transaction.ts'
import { bookings } from './db/tables/bookings.ts'
import { earnings } from './db/tables/ledger.ts'
import { payment_attempts, refunds } from './db/tables/payments.ts'
import { purchases } from './db/tables/purchases.ts'
import { shop_order_refunds } from './db/tables/shop-orders.ts'
import { cashSaleOf } from './features/bookings/steps/book-cash.ts'
import { coverDebts } from './ledger/cover-debts.ts'
import { type Move, postMoves } from './ledger/post-moves.ts'
import { unearn } from './ledger/unearn.ts'
import { earnedMove, paidMove, unearning } from './purchases/ledger.ts'
import type { Purchase, PurchaseHandlers } from './purchases/purchase-handler.ts'

/** Something that moved money, and when. */
interface Happened {
  at: string
  moves: () => Promise<Move[]>
}

const GOOD: ReadonlySet<Purchase['state']> = new Set(['confirmed', 'refund_due', 'refunded'])

/**
 * Books what the demo market sold, in the order of time, once all of it has its dates: each account then reads as if it had happened so. What the steps of
 * orders have booked meanwhile is taken off before.
 */
export async function bookDemoLedger(tx: Tx, handlers: PurchaseHandlers): Promise<void> {
  await emptyLedger(tx)
  const all = [...(await payments(tx, handlers)), ...(await refundsOf(tx)), ...(await cashSales(tx))]
  await tx.execute(FREE_AT)
  all.push(...(await endsOfHolds(tx)))
  const moves: Move[] = []
  for (const one of all.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) moves.push(...(await one.moves()).map((move) => ({ ...move, at: one.at })))
  await postMoves(tx, moves)
}

/** In the transaction that fills an empty database, where no one has read it yet. */
async function emptyLedger(tx: Tx): Promise<void> {
  await tx.execute(sql`set constraints all immediate`)
  await tx.execute(sql`alter table ledger_moves disable trigger ledger_moves_stay`)
  await tx.execute(sql`alter table ledger_entries disable trigger ledger_entries_stay`)
  await tx.execute(sql`delete from ledger_entries`)
  await tx.execute(sql`delete from ledger_moves`)
  await tx.execute(sql`delete from ledger_accounts where owner is not null`)
  await tx.execute(sql`delete from earnings where attempt is not null`)
  await tx.execute(sql`alter table ledger_moves enable trigger ledger_moves_stay`)
  await tx.execute(sql`alter table ledger_entries enable trigger ledger_entries_stay`)
  await tx.execute(sql`set constraints all deferred`)
}

async function payments(tx: Tx, handlers: PurchaseHandlers): Promise<Happened[]> {
  const rows = await tx
    .select({ attempt: payment_attempts, purchase: purchases })
    .from(payment_attempts)
    .innerJoin(purchases, eq(purchases.id, payment_attempts.purchase))
    .where(isNotNull(payment_attempts.paid_paisa))
    .orderBy(asc(payment_attempts.id))
  const happened: Happened[] = []
  for (const { attempt, purchase } of rows) {
    const paid = paidMove(attempt, { amount: attempt.paid_paisa ?? 0, store: attempt.store_paisa ?? 0 })
    const moves = GOOD.has(purchase.state) ? [paid, await earnedMove(tx, { attempt, purchase, handlers })] : [paid]
    const at = attempt.decided_at ?? attempt.created_at
    await tx.update(earnings).set({ earned_at: at }).where(eq(earnings.attempt, attempt.id))
    happened.push({ at, moves: async () => moves })
  }
  return happened
}

async function refundsOf(tx: Tx): Promise<Happened[]> {
  const rows = await tx
    .select({ refund: refunds, attempt: payment_attempts, shop_order: shop_order_refunds.shop_order })
    .from(refunds)
    .innerJoin(payment_attempts, eq(payment_attempts.id, refunds.attempt))
    .leftJoin(shop_order_refunds, eq(shop_order_refunds.refund, refunds.id))
    .orderBy(asc(refunds.id))
  return rows.map(({ refund, attempt, shop_order }) => ({
    at: refund.asked_at,
    moves: () => unearn(tx, [unearning(attempt, refund, shop_order === null ? undefined : { shop_order })]),
  }))
}

interface DemoCashSale extends Record<string, unknown> {
  id: number
  seller: number
  purchase: number | null
  shop_order: number | null
  booking: number | null
  commission: number
  at: Date
}

/** What sellers were paid in cash: their orders have said so already, bookings say so now. */
async function cashSales(tx: Tx): Promise<Happened[]> {
  const done = await tx.select().from(bookings).where(eq(bookings.state, 'done')).orderBy(asc(bookings.ended_at), asc(bookings.id))
  const sales = done.flatMap((booking) => cashSaleOf(booking) ?? [])
  if (sales.length > 0) await tx.insert(earnings).values(sales.map((sale) => ({ ...sale, pending: 0 })))
  const { rows } = await tx.execute<DemoCashSale>(sql`
    update earnings e set earned_at = done.at, freed_at = done.at
    from (select x.id, coalesce(o.delivered_at, b.ended_at) as at from earnings x left join shop_orders o on o.id = x.shop_order left join bookings b on b.id = x.booking) done
    where done.id = e.id and e.attempt is null
    returning e.id, e.seller, e.purchase, e.shop_order, e.booking, e.commission::float8 as commission, done.at`)
  const owing = rows.filter(({ commission }) => commission > 0).toSorted((one, other) => one.id - other.id)
  return [
    ...owing.filter(({ booking }) => booking !== null).flatMap(paidInLater),
    ...owing.map((sale) => ({ at: new Date(sale.at).toISOString(), moves: async () => commissionOf(sale) })),
  ]
}

const commissionOf = ({ id, seller, purchase, shop_order, booking, commission }: DemoCashSale): Move[] => [
  {
    ...{ name: `commission ${id}`, kind: 'commission', purchase, shop_order, booking, sellers: [seller] },
    entries: [
      { kind: 'due', seller, paisa: commission },
      { house: 'commission', paisa: -commission },
    ],
  },
  ...coverDebts(`commission ${id}`, [seller]),
]

const DAY_MS = 24 * 60 * 60_000
/** Providers pay what they owe so long after; who has owed for longer than a month could be booked by online payment alone. */
const [PAYING_DAYS, OLD_DAYS] = [10, 20]

function paidInLater({ id, seller, at }: DemoCashSale): Happened[] {
  const then = new Date(at).getTime() + PAYING_DAYS * DAY_MS
  if (then > Date.now() - (OLD_DAYS - PAYING_DAYS) * DAY_MS) return []
  const move: Move = {
    ...{ name: `paid-in BANK-${id}`, kind: 'paid-in', note: `BANK-${id}`, sellers: [seller] },
    entries: (balances) => {
      const owed = balances({ kind: 'due', seller })
      return [
        { house: 'bank', paisa: owed },
        { kind: 'due', seller, paisa: -owed },
      ]
    },
  }
  return [{ at: new Date(then).toISOString(), moves: async () => [move] }]
}

/** As it would have become known step by step. */
const FREE_AT = sql`
  update earnings e set free_at = coalesce(
    (select coalesce(o.delivered_at, case when o.state = 'back' then o.ended_at end) + interval '7 days' from shop_orders o where o.id = e.shop_order),
    (select b.ended_at + interval '3 days' from bookings b
      where b.id = e.booking and (b.state in ('done', 'cancelled') or (b.state = 'no-show' and b.absent = 'buyer'))))
  where e.attempt is not null and e.kind <> 'tickets'`

async function endsOfHolds(tx: Tx): Promise<Happened[]> {
  const rows = await tx
    .select()
    .from(earnings)
    .where(sql`${isNull(earnings.freed_at)} and ${earnings.free_at} <= now() and ${earnings.attempt} is not null`)
  return rows.map(({ id, seller, purchase, attempt, shop_order, booking, free_at }) => ({
    at: free_at ?? '',
    moves: async () => {
      const [now] = await tx.select({ pending: earnings.pending }).from(earnings).where(eq(earnings.id, id))
      await tx.update(earnings).set({ pending: 0, freed_at: free_at }).where(eq(earnings.id, id))
      const paisa = now?.pending ?? 0
      return [
        {
          ...{ name: `freed ${id}`, kind: 'freed' as const, purchase, attempt, shop_order, booking, sellers: [seller] },
          entries: [
            { kind: 'pending', seller, paisa: -paisa },
            { kind: 'free', seller, paisa },
          ],
        },
        ...coverDebts(`freed ${id}`, [seller]),
      ]
    },
  }))
}
