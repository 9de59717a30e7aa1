import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { PersonalData } from '../personal-data.ts'
import { bookings } from '../tables/bookings.ts'
import { debt_claims } from '../tables/debt-claims.ts'
import { earnings, ledger_accounts, ledger_entries, ledger_moves } from '../tables/ledger.ts'
import { payout_accounts, payouts } from '../tables/payouts.ts'

/** A person's money with the house: accounts of the ledger with every entry, withdrawals, debts that were paid, and where money can go. What was written stays, without the person. */
export const WALLET_DATA: PersonalData = {
  exportOf: async (db, user_id) => ({
    wallet: await db
      .select({
        at: ledger_entries.at,
        move: ledger_moves.kind,
        account: ledger_accounts.kind,
        paisa: ledger_entries.paisa,
        balance: ledger_entries.balance_after,
      })
      .from(ledger_entries)
      .innerJoin(ledger_accounts, and(eq(ledger_accounts.id, ledger_entries.account), eq(ledger_accounts.owner, user_id)))
      .innerJoin(ledger_moves, eq(ledger_moves.id, ledger_entries.move))
      .orderBy(asc(ledger_entries.at), asc(ledger_entries.move)),
    withdrawals: await db
      .select({
        number: payouts.number,
        paisa: payouts.paisa,
        state: payouts.state,
        asked_at: payouts.asked_at,
        sent_at: payouts.sent_at,
        reference: payouts.reference,
      })
      .from(payouts)
      .where(eq(payouts.seller, user_id))
      .orderBy(asc(payouts.id)),
    debts_paid: await db
      .select({
        wallet: debt_claims.wallet,
        trxid: debt_claims.trxid,
        sent_to: debt_claims.sent_to,
        amount_paisa: debt_claims.amount_paisa,
        came_paisa: debt_claims.came_paisa,
        state: debt_claims.state,
        claimed_at: debt_claims.claimed_at,
        decided_at: debt_claims.decided_at,
        reason: debt_claims.reason,
      })
      .from(debt_claims)
      .where(eq(debt_claims.seller, user_id))
      .orderBy(asc(debt_claims.id)),
    accounts_for_money: await db
      .select({ way: payout_accounts.way, last_digits: payout_accounts.masked, bank: payout_accounts.bank, created_at: payout_accounts.created_at })
      .from(payout_accounts)
      .where(and(eq(payout_accounts.seller, user_id), isNull(payout_accounts.removed_at)))
      .orderBy(asc(payout_accounts.id)),
  }),
  end: async (tx, user_id) => {
    await requireNothingClaimed(tx, user_id)
    await tx.update(debt_claims).set({ reason: '' }).where(eq(debt_claims.seller, user_id))
    await requireNothingOwed(tx, user_id)
    await tx
      .update(payout_accounts)
      .set({ sealed: '', masked: '', bank: '', removed_at: sql`coalesce(${payout_accounts.removed_at}, now())` })
      .where(eq(payout_accounts.seller, user_id))
    return undefined
  },
}

/** Who waits for an answer cannot be gone: what came may have to be sent back. @throws {Problem} money-open */
async function requireNothingClaimed(tx: Tx, user_id: number): Promise<void> {
  const isWaiting = and(eq(debt_claims.seller, user_id), eq(debt_claims.state, 'waiting'))
  if ((await tx.$count(debt_claims, isWaiting)) > 0) throw new Problem('money-open', { facts: { claimed: 1 } })
}

/**
 * Who is owed money, or owes it, cannot be gone: the accounts are held, so that nothing moves meanwhile. What bookings brought that have just been
 * cancelled is the buyers' again, and does not count.
 * @throws {Problem} money-open — with `facts`
 */
async function requireNothingOwed(tx: Tx, user_id: number): Promise<void> {
  const held = await tx
    .select({ kind: ledger_accounts.kind, balance: ledger_accounts.balance })
    .from(ledger_accounts)
    .where(eq(ledger_accounts.owner, user_id))
    .orderBy(asc(ledger_accounts.id))
    .for('no key update')
  const balance = (kind: string) => held.find((account) => account.kind === kind)?.balance ?? 0
  const owed = taka(balance('pending') - (await goingBack(tx, user_id))) + taka(balance('free')) + taka(balance('leaving'))
  const due = taka(balance('due'))
  if (owed + due > 0) throw new Problem('money-open', { facts: { owed, due } })
}

const taka = (paisa: number) => Math.ceil(paisa / 100)

/** Paisa on hold of bookings of which all goes back to the buyer, but has not yet. */
async function goingBack(tx: Tx, user_id: number): Promise<number> {
  const [found] = await tx
    .select({ paisa: sql<number>`coalesce(sum(${earnings.pending}), 0)::float8` })
    .from(earnings)
    .innerJoin(bookings, eq(bookings.purchase, earnings.purchase))
    .where(and(eq(earnings.seller, user_id), gt(bookings.back_owed, 0), sql`${bookings.back_owed} >= ${bookings.online} - ${bookings.refunded}`))
  return found?.paisa ?? 0
}
