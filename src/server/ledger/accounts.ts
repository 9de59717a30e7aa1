import { sql } from 'drizzle-orm'
import { HOUSE_ACCOUNTS, type HouseAccount, SELLER_ACCOUNTS, type SellerAccount } from '#contract/wallet/ledger-kinds.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { ledger_accounts } from '../db/tables/ledger.ts'

/** The accounts of the house have the ids that the migration gave them: their place in the list, from 1. */
export const houseId = (kind: HouseAccount): number => HOUSE_ACCOUNTS.indexOf(kind) + 1

/** An account of a seller as it is stored: paisa in its own direction. */
export type StoredAccount = typeof ledger_accounts.$inferSelect

/** A seller's account. */
export interface OfSeller {
  kind: SellerAccount
  seller: number
}

/** What an entry is signed with, from an account's own direction: what the house owes is negative. */
export const signOf = (kind: SellerAccount): 1 | -1 => (kind === 'due' ? 1 : -1)

/**
 * The accounts of sellers, held until the transaction ends, in the order of their ids; those that are not there yet are made. They are the last that a
 * transaction locks, so that transactions that lock other rows in different orders cannot wait for each other in a circle.
 */
export async function lockAccounts(tx: Pick<Tx, 'execute' | 'insert'>, sellers: readonly number[]): Promise<StoredAccount[]> {
  const owners = [...new Set(sellers)]
  if (owners.length === 0) return []
  const found = await lock(tx, owners)
  if (found.length === owners.length * SELLER_ACCOUNTS.length) return found
  await tx
    .insert(ledger_accounts)
    .values(owners.toSorted((a, b) => a - b).flatMap((owner) => SELLER_ACCOUNTS.map((kind) => ({ kind, owner }))))
    .onConflictDoNothing()
  return lock(tx, owners)
}

async function lock(tx: Pick<Tx, 'execute'>, owners: readonly number[]): Promise<StoredAccount[]> {
  const { rows } = await tx.execute<StoredAccount & Record<string, unknown>>(sql`
    select id, kind, owner, balance::float8 as balance, version::float8 as version from ledger_accounts
    where owner = any(${sql.param([...owners])}::integer[]) order by id for no key update`)
  return rows
}
