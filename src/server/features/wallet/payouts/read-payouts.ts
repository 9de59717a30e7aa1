import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { PAYOUT_LIMITS } from '#contract/wallet/payout-rules.ts'
import type { listPayouts as endpoint, Payout, PayoutAccount } from '#contract/wallet/payouts.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { payout_accounts, payouts } from '../../../db/tables/payouts.ts'
import { iso } from '../../../db/wire-time.ts'

type Reader = Pick<Tx, 'select' | 'execute'>

const COLUMNS = {
  id: payouts.id,
  number: payouts.number,
  state: payouts.state,
  paisa: payouts.paisa,
  way: payout_accounts.way,
  masked: payout_accounts.masked,
  asked_at: payouts.asked_at,
  taken_at: payouts.taken_at,
  sent_at: payouts.sent_at,
  ended_at: payouts.ended_at,
  reference: payouts.reference,
  reason: payouts.reason,
  reason_note: payouts.reason_note,
} as const

const told = ({ id: _, ...payout }: Payout & { id: number }): Payout => payout

/** A seller's own withdrawals, the latest first, and where money can go. @throws {Problem} bad-input — the cursor */
export async function listPayouts(
  db: Reader,
  seller: number,
  { cursor, limit = PAYOUT_LIMITS.listed }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const after = rowAfter(cursor)
  const rows = await db
    .select(COLUMNS)
    .from(payouts)
    .innerJoin(payout_accounts, eq(payout_accounts.id, payouts.account))
    .where(and(eq(payouts.seller, seller), after === undefined ? undefined : lt(payouts.id, after)))
    .orderBy(desc(payouts.id))
    .limit(limit + 1)
  const { page, next_cursor } = pageOf(rows, limit)
  const { rows: now } = await db.execute<{ at: string }>(sql`select ${iso(sql`now()`)} as at`)
  return { results: page.map(told), next_cursor, accounts: await readAccounts(db, seller), server_time: now[0]?.at ?? '' }
}

/** @throws {Problem} not-found — also of another's */
export async function readPayout(db: Reader, seller: number, number: string): Promise<Payout> {
  const [found] = await db
    .select(COLUMNS)
    .from(payouts)
    .innerJoin(payout_accounts, eq(payout_accounts.id, payouts.account))
    .where(and(eq(payouts.seller, seller), eq(payouts.number, number)))
  if (!found) throw new Problem('not-found')
  return told(found)
}

/** Accounts that were not removed, the oldest first. */
export const readAccounts = (db: Pick<Tx, 'select'>, seller: number): Promise<PayoutAccount[]> =>
  db
    .select({
      id: payout_accounts.id,
      way: payout_accounts.way,
      masked: payout_accounts.masked,
      bank: payout_accounts.bank,
      usable_at: payout_accounts.usable_at,
    })
    .from(payout_accounts)
    .where(and(eq(payout_accounts.seller, seller), isNull(payout_accounts.removed_at)))
    .orderBy(asc(payout_accounts.id))
