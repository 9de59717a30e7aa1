import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { WALLETS, type Wallet } from '#contract/wallet-payments/wallets.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { isDebtor } from '../payouts/is-debtor.ts'
import { receiving_numbers } from '../tables/wallet-payments.ts'

/** By which wallets sellers are paid now, by seller; who takes none is not among them. */
export async function readWalletOffers(db: Pick<Tx, 'selectDistinct'>, sellers: readonly number[]): Promise<ReadonlyMap<number, Wallet[]>> {
  if (sellers.length === 0) return new Map()
  const { seller, wallet, is_active } = receiving_numbers
  const rows = await db
    .selectDistinct({ seller, wallet })
    .from(receiving_numbers)
    .where(and(inArray(seller, [...sellers]), eq(is_active, true), sql`not ${isDebtor(sql`${seller}`)}`))
    .orderBy(asc(seller))
  const groups = Map.groupBy(rows, (row) => row.seller)
  return new Map([...groups].map(([id, some]) => [id, WALLETS.filter((one) => some.some((row) => row.wallet === one))]))
}
