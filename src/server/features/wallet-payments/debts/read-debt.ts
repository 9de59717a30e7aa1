import { and, desc, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { DEBT_LISTED, type DebtClaim, type DebtPayment, debtReference } from '#contract/wallet-payments/debt-claims.ts'
import type { HouseNumber } from '#contract/wallet-payments/house-numbers.ts'
import { WALLETS, type Wallet } from '#contract/wallet-payments/wallets.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { debt_claims } from '../../../db/tables/debt-claims.ts'
import { dueOf } from './due-of.ts'

type Reader = Pick<Tx, 'select'>

/** By what the house is paid. */
export interface HouseWallets {
  numbers: readonly HouseNumber[]
  /** What a phone dials for the menu of each wallet. */
  codes: Readonly<Record<Wallet, string>>
}

const { id, state, wallet, trxid, sent_to, amount_paisa, came_paisa, claimed_at, decided_at, reason } = debt_claims
/** A claim as its seller reads it. */
export const DEBT_CLAIM = { claim_id: id, state, wallet, trxid, sent_to, amount_paisa, came_paisa, claimed_at, decided_at, reason }

/** How a seller pays what they owe the house. Numbers are shown while there is something to claim. */
export async function readDebt(db: Reader, seller: number, { numbers, codes }: HouseWallets): Promise<DebtPayment> {
  const [now] = await db
    .select({ due: dueOf(sql`${seller}::integer`), server_time: sql<string>`clock_timestamp()`.mapWith(claimed_at) })
    .from(sql`(select 1) one`)
  const claims = await claimsOf(db, seller)
  const due = now?.due ?? 0
  const can_claim = due > 0 && numbers.length > 0 && claims.every((claim) => claim.state !== 'waiting')
  return {
    reference: debtReference(seller),
    to_pay_paisa: due,
    numbers: can_claim ? WALLETS.flatMap((one) => numbers.filter((row) => row.wallet === one).map((row) => ({ ...row, dial: codes[one] }))) : [],
    is_offered: numbers.length > 0,
    can_claim,
    claims,
    server_time: now?.server_time ?? '',
  }
}

const claimsOf = (db: Reader, seller: number): Promise<DebtClaim[]> =>
  db.select(DEBT_CLAIM).from(debt_claims).where(eq(debt_claims.seller, seller)).orderBy(desc(id)).limit(DEBT_LISTED)

/** @throws {Problem} not-found */
export async function readDebtClaim(db: Reader, seller: number, claim_id: number): Promise<DebtClaim> {
  const [found] = await db
    .select(DEBT_CLAIM)
    .from(debt_claims)
    .where(and(eq(id, claim_id), eq(debt_claims.seller, seller)))
  if (!found) throw new Problem('not-found')
  return found
}
