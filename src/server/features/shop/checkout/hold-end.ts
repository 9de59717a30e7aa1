import { type SQL, sql } from 'drizzle-orm'
import type { GoodsMethod } from '#contract/shop/checkout-methods.ts'
import { CLAIM_LIMITS } from '#contract/wallet-payments/claim-rules.ts'
import { HOLD_END } from '../../../purchases/insert-purchase.ts'

/** Until when goods are kept that are not paid: a wallet is paid at its menu, from which its buyer comes back with a TrxID. */
export const holdEndOf = (method: GoodsMethod): SQL => (method === 'wallet' ? sql`now() + make_interval(mins => ${CLAIM_LIMITS.holdMinutes})` : HOLD_END)
