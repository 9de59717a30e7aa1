import { CHECKOUT_LIMITS } from '#contract/shop/checkout.ts'
import { COD_LIMITS, isFeeInAdvance } from '#contract/shop/cod-rules.ts'
import { isOpenOrder } from '#contract/shop/shop-order-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'

/** What a buyer may still order without paying first, as far as this phone knows; the service decides. */
export interface CodRoom {
  /** Why nothing can be ordered with cash now. */
  why: 'codOpen' | 'codTaka' | 'codPaused' | undefined
  openLeft: number
  takaLeft: number
  /** Enough purchases wait for their payment. */
  isUnpaidFull: boolean
  /** The delivery of what is ordered in cash is paid online in advance. */
  isFeeInAdvance: boolean
}

type Known = Pick<ShopOrder, 'state' | 'method' | 'total' | 'purchase' | 'record'>

/** @param orders one's own, as bought; none known: nothing stands in the way */
export function codRoomOf(orders: readonly Known[]): CodRoom {
  const open = orders.filter(({ method, state }) => method === 'cod' && (isOpenOrder(state) || state === 'waiting'))
  const openLeft = Math.max(0, COD_LIMITS.openMost - open.length)
  const takaLeft = Math.max(0, COD_LIMITS.takaMost - open.reduce((sum, { total }) => sum + total, 0))
  const unpaid = new Set(orders.filter(({ state, method }) => state === 'waiting' && method !== 'wallet').map(({ purchase }) => purchase))
  const record = { refused: orders[0]?.record.refused ?? 0 }
  const isPaused = record.refused >= COD_LIMITS.refusedMost
  const why = (isPaused && 'codPaused') || (openLeft === 0 && 'codOpen') || (takaLeft === 0 && 'codTaka') || undefined
  return { why, openLeft, takaLeft, isUnpaidFull: unpaid.size >= CHECKOUT_LIMITS.unpaidMost, isFeeInAdvance: isFeeInAdvance(record) }
}
