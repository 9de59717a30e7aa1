import { eq, sql } from 'drizzle-orm'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import type { Database } from '#server/db/connection/open.ts'
import { payment_attempts } from '#server/db/tables/payments.ts'
import { purchases } from '#server/db/tables/purchases.ts'
import { type Move, postMoves } from '#server/ledger/post-moves.ts'
import { purchaseHandlers } from '#server/purchase-handlers.ts'
import { earnedMove, paidMove } from '#server/purchases/ledger.ts'

interface Options {
  event: number
  ticket: number
  /** By account. */
  buyer: number
  count: number
  state: 'held' | 'paying' | 'confirming' | 'confirmed'
  /** How long ago they were made, and their time ran out. */
  madeMinutes: number
  dueMinutes: number
}

export interface WaitingOrder {
  id: number
  tran_id: string
}

let made = 0

/** So many orders of one seat each, 160 taka, with the seats they take; each but those that are held with an attempt to pay that is due. */
export async function makeWaiting({ pool }: Pick<Database, 'pool'>, options: Options): Promise<WaitingOrder[]> {
  const { event, ticket, buyer, count, state, madeMinutes, dueMinutes } = options
  const { rows } = await pool.query<WaitingOrder>(
    `with made as (
       insert into purchases (number, buyer, event, state, created_at, hold_expires_at, full_name, phone_number, email, asked_total, asked_final,
         total_price, service_charge, final_price)
       select $1 || lpad(n::text, 6, '0'), (select id from buyers where user_id = $2), $3, $4, now() - make_interval(mins => $5),
         case when $4 <> 'confirmed' then now() - make_interval(mins => $6) end, 'Nasrin Akter', '01712345678', 'nasrin@mail.example', 100, 160, 100, 60, 160
       from generate_series(1, $7::int) n returning id, number
     ), lines as (
       insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) select id, $8, 1, 100, 'Floor' from made
     ), tries as (
       insert into payment_attempts (purchase, n, tran_id, state, amount_paisa, check_at)
       select id, 1, 'EO' || number || '-1', 'open', 16000, now() from made where $4 <> 'held'
     ), kind as (update event_tickets set seats = seats - $7 where id = $8), all_kinds as (update events set seats = seats - $7 where id = $3)
     select id, 'EO' || number || '-1' as tran_id from made order by id`,
    [`W${String(made++).padStart(3, '0')}`, buyer, event, state, madeMinutes, dueMinutes, count, ticket],
  )
  return rows
}

/** Makes attempts paid, as a gateway has said; what was earned is booked. @param paid payments, by attempt. */
export async function makePaid({ db }: Pick<Database, 'db'>, paid: readonly { tran_id: string; val_id: string; bank_tran_id: string }[]): Promise<void> {
  const handlers = purchaseHandlers(() => Promise.reject(new TypeError('nothing is signed here')))
  await inTransaction(db, async (tx) => {
    const moves: Move[] = []
    for (const { tran_id, ...named } of paid) {
      const { amount_paisa } = payment_attempts
      const [attempt] = await tx
        .update(payment_attempts)
        .set({ ...named, state: 'succeeded', paid_paisa: amount_paisa, store_paisa: amount_paisa, risk_level: 0, decided_at: sql`now()`, check_at: null })
        .where(eq(payment_attempts.tran_id, tran_id))
        .returning()
      const [purchase] = await tx
        .select()
        .from(purchases)
        .where(eq(purchases.id, attempt?.purchase ?? 0))
      if (!attempt || !purchase) throw new TypeError(`there is no attempt ${tran_id}`)
      moves.push(paidMove(attempt, { amount: attempt.amount_paisa, store: attempt.amount_paisa }), await earnedMove(tx, { attempt, purchase, handlers }))
    }
    await postMoves(tx, moves)
  })
}
