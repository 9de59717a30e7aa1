import { sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { SELLER_ACCOUNTS, type SellerAccount } from '#contract/wallet/ledger-kinds.ts'
import { COMMISSION_KINDS } from '#contract/wallet/money-rules.ts'
import type { readWallet as endpoint } from '#contract/wallet/wallet.ts'
import { WALLET_LIMITS } from '#contract/wallet/wallet-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { isDebtor } from '../../../db/payouts/is-debtor.ts'
import { iso } from '../../../db/wire-time.ts'
import { STOPPED_BY } from '../../../ledger/free-due.ts'
import { pauseOf } from '../payouts/pause-of.ts'

type Answer = AnswerOf<typeof endpoint>
export type Reader = Pick<Tx, 'select' | 'execute'>

/** Where the money of an account stands now. */
export async function readWallet(db: Reader, user_id: number): Promise<Answer> {
  const balances = await readBalances(db, user_id)
  const { rows: held } = await db.execute<Answer['on_hold'][number] & { count: number }>(sql`
    select e.number, e.kind, e.pending::float8 as paisa, ${iso(sql`e.free_at`)} as free_at, ${STOPPED_BY} as stopped, count(*) over ()::int as count
    from earnings e where e.seller = ${user_id} and e.freed_at is null and e.pending > 0
    order by e.free_at nulls last, e.id limit ${WALLET_LIMITS.onHold}`)
  const { rows: rates } = await db.execute<Answer['rates'][number]>(sql`
    select k.kind, commission_rate(k.kind, ${user_id}::integer, null) as rate, h.days as hold_days
    from unnest(${sql.param([...COMMISSION_KINDS])}::text[]) with ordinality k (kind, place) join hold_rules h on h.kind = k.kind order by k.place`)
  const [now] = (
    await db.execute<{ at: string; is_online_only: boolean }>(
      sql`select ${iso(sql`clock_timestamp()`)} as at, ${isDebtor(sql`${user_id}::integer`)} as is_online_only`,
    )
  ).rows
  return {
    ...balances,
    on_hold: held.map(({ count: _, ...one }) => one),
    on_hold_count: held[0]?.count ?? 0,
    payments: await readPayments(db, user_id),
    refunds: await readRefunds(db, user_id),
    rates,
    is_online_only: now?.is_online_only ?? false,
    paused: await pauseOf(db, user_id),
    server_time: now?.at ?? '',
  }
}

/** What each of one's accounts holds, in paisa; nothing where there is none yet. */
export async function readBalances(db: Reader, user_id: number): Promise<Record<SellerAccount, number>> {
  const { rows } = await db.execute<{ kind: SellerAccount; balance: number }>(
    sql`select kind, balance::float8 as balance from ledger_accounts where owner = ${user_id}`,
  )
  const found = new Map(rows.map(({ kind, balance }) => [kind, balance]))
  return Object.fromEntries(SELLER_ACCOUNTS.map((kind) => [kind, found.get(kind) ?? 0])) as Record<SellerAccount, number>
}

const BUYER = (user_id: number) => sql`(select id from buyers where user_id = ${user_id})`

/** Purchases at the payment provider of which its word is waited for. */
async function readPayments(db: Reader, user_id: number): Promise<Answer['payments']> {
  const { rows } = await db.execute<Answer['payments'][number]>(sql`
    select p.number, p.kind, a.amount_paisa::float8 as paisa, ${iso(sql`a.created_at`)} as since
    from purchases p join payment_attempts a on a.purchase = p.id and a.state in ('created', 'opening', 'open', 'unknown')
    where p.buyer = ${BUYER(user_id)} and p.state in ('paying', 'confirming') order by a.id desc limit ${WALLET_LIMITS.onHold}`)
  return rows
}

/** Money that goes back to a buyer and has not arrived. */
async function readRefunds(db: Reader, user_id: number): Promise<Answer['refunds']> {
  const { rows } = await db.execute<Answer['refunds'][number]>(sql`
    select p.number, p.kind, r.paisa::float8 as paisa, r.state, ${iso(sql`r.asked_at`)} as asked_at,
      ${iso(sql`(r.asked_at + make_interval(days => ${WALLET_LIMITS.refundDays}))`)} as due_by
    from purchases p join payment_attempts a on a.purchase = p.id join refunds r on r.attempt = a.id and r.state <> 'refunded'
    where p.buyer = ${BUYER(user_id)} order by r.asked_at, r.id limit ${WALLET_LIMITS.onHold}`)
  return rows
}
