import type { ReturnAction } from '#contract/shop/return-rules.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'

const FIRST: Record<ShopReturn['side'], readonly ReturnAction[]> = {
  bought: ['confirm', 'send_back', 'escalate'],
  sold: ['agree', 'receive', 'refund_sent', 'send_replacement'],
}

export interface ReturnChoices {
  /** The one that stands out; undefined: the other side has to do something now, or staff. */
  leading: ReturnAction | undefined
  others: ReturnAction[]
}

/** What a side can do with a complaint: first what it has to do now. */
export function returnChoicesOf({ side, can, state, turn }: Pick<ShopReturn, 'side' | 'can' | 'state' | 'turn'>): ReturnChoices {
  const isTurn = turn === (side === 'bought' ? 'buyer' : 'seller')
  // What was sent back already is corrected, not sent again.
  const leading = isTurn ? FIRST[side].find((action) => can.includes(action) && !(action === 'send_back' && state === 'sent_back')) : undefined
  return { leading, others: can.filter((action) => action !== leading) }
}

export const RETURN_ICONS: Record<ReturnAction, `i-lucide-${string}`> = {
  agree: 'i-lucide-check',
  decline: 'i-lucide-circle-x',
  send_back: 'i-lucide-truck',
  receive: 'i-lucide-package-check',
  refund_sent: 'i-lucide-wallet',
  send_replacement: 'i-lucide-truck',
  confirm: 'i-lucide-circle-check',
  withdraw: 'i-lucide-undo-2',
  escalate: 'i-lucide-scale',
}
