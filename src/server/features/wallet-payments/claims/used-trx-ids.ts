import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Wallet } from '#contract/wallet-payments/wallets.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { shop_orders } from '../../../db/tables/shop-orders.ts'
import { wallet_claims, wallet_refunds } from '../../../db/tables/wallet-payments.ts'

interface Named {
  wallet: Wallet
  /** Its normal form. */
  trxid: string
}

/**
 * Refuses a transaction that was named before, by a claim or as a refund, over all purchases and for ever. Only the buyer of that order is told which order it was.
 * @param buyer who names it, by the buyer record; null: a seller
 * @throws {Problem} trxid-used
 */
export async function requireUnused(tx: Pick<Tx, 'select'>, { wallet, trxid }: Named, { buyer }: { buyer: number | null }): Promise<void> {
  const [claimed] = await tx
    .select({ buyer: wallet_claims.buyer, order: shop_orders.number })
    .from(wallet_claims)
    .innerJoin(shop_orders, eq(shop_orders.id, wallet_claims.shop_order))
    .where(and(eq(wallet_claims.wallet, wallet), eq(wallet_claims.trxid, trxid)))
  if (claimed) throw new Problem('trxid-used', claimed.buyer === buyer ? { fields: { order: claimed.order } } : {})
  const [sentBack] = await tx
    .select({ id: wallet_refunds.id })
    .from(wallet_refunds)
    .where(and(eq(wallet_refunds.wallet, wallet), eq(wallet_refunds.trxid, trxid)))
  if (sentBack) throw new Problem('trxid-used')
}
