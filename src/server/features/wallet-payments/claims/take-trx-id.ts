import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Wallet } from '#contract/wallet-payments/wallets.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { shop_orders } from '../../../db/tables/shop-orders.ts'
import { trx_ids, wallet_claims } from '../../../db/tables/wallet-payments.ts'

interface Named {
  wallet: Wallet
  /** Its normal form. */
  trxid: string
}

/**
 * Takes the name of a transaction, for ever: over all purchases, refunds and debts. Of several requests at once the others wait for the first, and are
 * refused when it has committed. Only the buyer of an order that was paid with it is told which order it was.
 * @param buyer who names it, by the buyer record; null: a seller
 * @throws {Problem} trxid-used
 */
export async function takeTrxId(tx: Pick<Tx, 'select' | 'insert'>, { wallet, trxid }: Named, { buyer }: { buyer: number | null }): Promise<void> {
  const [taken] = await tx.insert(trx_ids).values({ wallet, trxid }).onConflictDoNothing().returning({ trxid: trx_ids.trxid })
  if (taken) return
  const [claimed] = await tx
    .select({ buyer: wallet_claims.buyer, order: shop_orders.number })
    .from(wallet_claims)
    .innerJoin(shop_orders, eq(shop_orders.id, wallet_claims.shop_order))
    .where(and(eq(wallet_claims.wallet, wallet), eq(wallet_claims.trxid, trxid)))
  throw new Problem('trxid-used', claimed && claimed.buyer === buyer ? { fields: { order: claimed.order } } : {})
}
