import type { OrderAction } from '#contract/shop/shop-order-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'

/** What comes first of what can be done, for each side. */
const ORDER_OF: Record<ShopOrder['side'], readonly OrderAction[]> = {
  bought: ['deliver', 'cancel'],
  sold: ['accept', 'pack', 'deliver', 'take_back', 'ship', 'ready'],
}

export interface Choices {
  /** The one that stands out; undefined: nothing is to be done now. */
  leading: OrderAction | undefined
  /** All others that are possible. */
  others: OrderAction[]
}

type Judged = Pick<ShopOrder, 'side' | 'can' | 'is_call_wanted' | 'called_at'>

/** @param isLate a date of the law has passed: its buyer may cancel at once */
export function choicesOf({ side, can, is_call_wanted, called_at }: Judged, isLate: boolean): Choices {
  // The call has its own place beside the number that is called.
  const possible: readonly OrderAction[] = can.filter((action) => action !== 'call')
  const first = ORDER_OF[side].filter((action) => possible.includes(action))
  const leading = leadingOf(first)
  return { leading, others: possible.filter((action) => action !== leading) }

  function leadingOf(actions: readonly OrderAction[]): OrderAction | undefined {
    if (side === 'bought') return isLate && actions.includes('cancel') ? 'cancel' : actions.find((action) => action !== 'cancel')
    const mustCall = is_call_wanted && called_at === null
    return mustCall ? actions.find((action) => action === 'accept') : actions[0]
  }
}
