import { type SQL, sql } from 'drizzle-orm'
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
export async function lockAccounts(tx: Locker, sellers: readonly number[]): Promise<StoredAccount[]> {
  return (await lockForMoves(tx, sellers, [])).accounts
}

type Locker = Pick<Tx, 'execute' | 'insert'>

/** What moves need to know: the accounts that they change, held as by {@link lockAccounts}, and which of them were written before, by their names. */
interface Held {
  accounts: StoredAccount[]
  known: string[]
}

/** In one statement, since each payment waits for it. What another transaction writes under the same name meanwhile is not known: then this one starts over. */
export async function lockForMoves(tx: Locker, sellers: readonly number[], names: readonly string[]): Promise<Held> {
  const owners = [...new Set(sellers)]
  if (owners.length === 0) return { accounts: [], known: await readKnown(tx, names) }
  const found = await lock(tx, owners, names)
  if (found.accounts.length === owners.length * SELLER_ACCOUNTS.length) return found
  await tx
    .insert(ledger_accounts)
    .values(owners.toSorted((a, b) => a - b).flatMap((owner) => SELLER_ACCOUNTS.map((kind) => ({ kind, owner }))))
    .onConflictDoNothing()
  return lock(tx, owners, names)
}

const knownSql = (names: readonly string[]): SQL => sql`array(select name from ledger_moves where name = any(${sql.param([...names])}::text[]))`

async function lock(tx: Pick<Tx, 'execute'>, owners: readonly number[], names: readonly string[]): Promise<Held> {
  const { rows } = await tx.execute<StoredAccount & { known: string[] }>(sql`
    select id, kind, owner, balance::float8 as balance, version::float8 as version, ${knownSql(names)} as known from ledger_accounts
    where owner = any(${sql.param([...owners])}::integer[]) order by id for no key update`)
  return { accounts: rows.map(({ known: _, ...account }) => account), known: rows[0]?.known ?? [] }
}

async function readKnown(tx: Pick<Tx, 'execute'>, names: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ known: string[] }>(sql`select ${knownSql(names)} as known`)
  return rows[0]?.known ?? []
}
