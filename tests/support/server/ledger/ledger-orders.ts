import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '#server/db/connection/in-transaction.ts'
import type { Database } from '#server/db/connection/open.ts'
import { payment_attempts } from '#server/db/tables/payments.ts'
import { type EarningSketch, earn } from '#server/ledger/earn.ts'
import { type Move, postMoves } from '#server/ledger/post-moves.ts'
import { bookRefunded, bookUnearned, paidMove, unearning } from '#server/purchases/ledger.ts'
import { oweBack } from '#server/purchases/refunds/owe-back.ts'

export type Attempt = typeof payment_attempts.$inferSelect

/** Sellers with an account to which their money can go, and one buyer. */
export interface Market {
  sellers: readonly number[]
  /** Of `buyers`. */
  buyer: number
}

export async function makeMarket({ pool }: Pick<Database, 'pool'>, count: number): Promise<Market> {
  const name = `m${randomBytes(5).toString('hex')}`
  const { rows } = await pool.query<{ sellers: number[]; buyer: number }>(
    `with people as (
       insert into users (username, username_key, email, email_key, password_hash)
       select $1 || n, $1 || n, $1 || n || '@mail.example', $1 || n || '@mail.example', 'none' from generate_series(0, $2::int) n returning id, username
     ), one as (insert into buyers (user_id) select id from people where username = $1 || 0 returning id),
     places as (insert into payout_accounts (seller, way, sealed, masked, usable_at) select id, 'bkash', '', '', now() from people where username <> $1 || 0)
     select array(select id from people where username <> $1 || 0 order by id) as sellers, (select id from one) as buyer`,
    [name, count],
  )
  const [made] = rows
  if (!made) throw new Error('no market was made')
  return made
}

/** Writes down an order that was paid online, and its payment, without a move. @param paisa that were paid */
export async function writePaid(tx: Tx, buyer: number, { paisa, fee = 0 }: { paisa: number; fee?: number }): Promise<Attempt> {
  const number = `L${randomBytes(8).toString('hex').toUpperCase()}`
  const taka = Math.max(1, Math.ceil(paisa / 100))
  const { rows } = await tx.execute<{ id: number }>(sql`
    with purchase as (
      insert into purchases (number, kind, buyer, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price, confirmed_at)
      values (${number}, 'shop', ${buyer}, 'confirmed', 'Mina', '+8801712345678', 'mina@mail.example', ${taka}, ${taka}, ${taka}, 0, ${taka}, now()) returning id
    )
    insert into payment_attempts (purchase, n, tran_id, state, amount_paisa, val_id, paid_paisa, store_paisa, bank_tran_id, risk_level, decided_at)
    select id, 1, 'SO' || ${number}, 'succeeded', ${paisa}, 'V' || ${number}, ${paisa}, ${paisa - fee}, 'B' || ${number}, 0, now() from purchase returning id`)
  const [attempt] = await tx
    .select()
    .from(payment_attempts)
    .where(eq(payment_attempts.id, rows[0]?.id ?? 0))
  if (!attempt) throw new Error('no payment was made')
  return attempt
}

/** What one seller brings of an order. Paisa. */
export interface Part extends Pick<EarningSketch, 'seller' | 'gross'> {
  commission?: number
  service?: number
  base?: number
  kind?: EarningSketch['kind']
  free_at?: EarningSketch['free_at'] | undefined
}

/** An order of several sellers is paid and earned, by the functions of the product. @returns its payment and the names of its moves */
export function sell(
  db: Pick<Database['db'], 'transaction'>,
  buyer: number,
  parts: readonly Part[],
): Promise<{ attempt: Attempt; names: ReadonlySet<string> }> {
  return inTransaction(db, async (tx) => {
    const paisa = parts.reduce((sum, { gross, service = 0 }) => sum + gross + service, 0)
    const attempt = await writePaid(tx, buyer, { paisa, fee: Math.floor(paisa / 50) })
    const sketches = parts.map(({ commission = 0, service = 0, base = 0, kind = 'shop', seller, gross, free_at }) => ({
      ...{ number: attempt.tran_id, kind, seller, gross, service, commission, base: Math.max(base, commission) },
      ...(free_at && { free_at }),
    }))
    const names = await postMoves(tx, [paidOf(attempt), await earn(tx, attempt, sketches)])
    return { attempt, names }
  })
}

export const paidOf = (attempt: Attempt): Move => paidMove(attempt, { amount: attempt.paid_paisa ?? 0, store: attempt.store_paisa ?? 0 })

/** Begins to give so much of a payment back, and, where that is said, has it gone. @throws more than is left of it */
export function giveBack(
  db: Pick<Database['db'], 'transaction'>,
  attempt: Pick<Attempt, 'id' | 'purchase'>,
  back: { paisa: number; isGone?: boolean },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select 1 from payment_attempts where id = ${attempt.id} for update`)
    const [refund] = await oweBack(tx, [attempt], { reason: 'part', paisa: back.paisa })
    if (!refund) throw new Error('no refund was written')
    await bookUnearned(tx, [unearning(attempt, refund)])
    if (back.isGone) {
      await tx.execute(sql`update refunds set state = 'refunded', check_at = null, refunded_at = now() where id = ${refund.id}`)
      await bookRefunded(tx, attempt, refund)
    }
    return refund.refund_trans_id
  })
}

/** What sellers hold, by account, in paisa. */
export async function balancesOf({ pool }: Pick<Database, 'pool'>, seller: number): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ kind: string; balance: number }>('select kind, balance from ledger_accounts where owner = $1', [seller])
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]))
}

/** Sums of the house's accounts, in paisa, without those of nothing. */
export async function houseOf({ pool }: Pick<Database, 'pool'>): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ kind: string; paisa: number }>(
    `select a.kind, sum(e.paisa)::float8 as paisa from ledger_entries e join ledger_accounts a on a.id = e.account where a.owner is null group by a.kind having sum(e.paisa) <> 0`,
  )
  return Object.fromEntries(rows.map(({ kind, paisa }) => [kind, paisa]))
}
