import { sql } from 'drizzle-orm'
import type { Tx } from './db/connection/in-transaction.ts'
import { claimDebt } from './features/wallet-payments/debts/claim-debt.ts'

/** Lets the seller of the demo market who owes the house most say that they have paid: the claim waits for staff. */
export async function payDebtDemo(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ owner: number; paisa: number }>(sql`
    select owner, balance::float8 as paisa from ledger_accounts where kind = 'due' and balance > 0 order by balance desc, owner limit 1`)
  const [debtor] = rows
  if (debtor) await claimDebt(tx, debtor.owner, { wallet: 'bkash', trxid: 'CK30DEM0D4', amount_paisa: debtor.paisa, sent_to: '+8801700000001' })
}
