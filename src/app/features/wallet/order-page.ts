import { lowerCase } from '#contract/core/one-form.ts'
import type { WalletMove } from '#contract/wallet/wallet.ts'

/** Where a move's order is seen by its seller: what it brought. Null: it is of none. */
export const orderMoneyPath = ({ number, of }: Pick<WalletMove, 'number' | 'of'>): `/${string}` | null => {
  if (number === null) return null
  return of === 'payout' ? '/wallet/withdraw' : `/wallet/orders/${lowerCase(number)}`
}

/** Where a buyer sees what was bought. */
export const BOUGHT_AT = { tickets: '/event_order', shop: '/shop_purchase', booking: '/booking' } as const
