import type { ShopCheckout } from '#contract/shop/checkout.ts'
import { walletTakaOf } from '#contract/wallet-payments/claim-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { readWalletOffers } from '../../../db/wallet-payments/wallet-offers.ts'
import type { Faults, PlannedOrder } from './plan-checkout.ts'

/**
 * What of a purchase is paid by mobile wallet, in whole taka, if its seller takes any: all, or what the law lets them take in advance; the rest is cash.
 * 0: it is not paid so.
 */
export async function planWallet(
  tx: Pick<Tx, 'selectDistinct'>,
  { method, orders: asked }: ShopCheckout,
  { orders, total, faults }: { orders: readonly PlannedOrder[]; total: number; faults: Faults },
): Promise<number> {
  if (method !== 'wallet') return 0
  const advance = walletTakaOf(total)
  const sellers = asked.map(({ seller }) => seller)
  const offers = await readWalletOffers(tx, sellers)
  const isCashRefused = advance < total && orders.some(({ option }) => !option.is_cod)
  for (const seller of sellers) {
    if (offers.has(seller) && !isCashRefused) continue
    faults.codes.add('wallet-refused')
    faults.facts[`nowallet_${seller}`] = 1
  }
  return advance
}
