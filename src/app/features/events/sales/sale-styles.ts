import type { Sale } from '#contract/events/sales.ts'

interface Appearance {
  /** Its words are `sales:sales.words.<word>`. */
  word: 'paid' | 'free' | 'waiting' | 'review' | 'ended' | 'refunding' | 'refundHeld' | 'refunded' | 'calledOff'
  icon: `i-lucide-${string}`
  /** Only what is paid is green. */
  colour: string
}

type Shown = Pick<Sale, 'order_state' | 'is_refund_asked' | 'is_refund_held' | 'final_price'>

/** What an order is to the seller of its event. What cost nothing is called off: no money goes anywhere. */
export function saleStyle({ order_state, is_refund_asked, is_refund_held, final_price }: Shown): Appearance {
  const isGoing = order_state === 'refund_due' || order_state === 'refunded' || is_refund_asked
  if (isGoing && final_price === 0) return { word: 'calledOff', icon: 'i-lucide-circle-x', colour: 'text-ink' }
  if (order_state === 'refunded') return { word: 'refunded', icon: 'i-lucide-wallet', colour: 'text-ink' }
  if (is_refund_held) return { word: 'refundHeld', icon: 'i-lucide-circle-alert', colour: 'text-danger' }
  if (isGoing) return { word: 'refunding', icon: 'i-lucide-undo-2', colour: 'text-ink' }
  if (order_state === 'confirmed') return { word: final_price > 0 ? 'paid' : 'free', icon: 'i-lucide-circle-check', colour: 'text-brand' }
  if (order_state === 'review') return { word: 'review', icon: 'i-lucide-search-check', colour: 'text-marigold' }
  if (order_state === 'expired' || order_state === 'cancelled') return { word: 'ended', icon: 'i-lucide-circle-x', colour: 'text-danger' }
  return { word: 'waiting', icon: 'i-lucide-hourglass', colour: 'text-marigold' }
}

/** Whether its seller can give it its money back, or call it off where it cost nothing. */
export const canBeRefunded = ({ order_state, is_refund_asked }: Pick<Sale, 'order_state' | 'is_refund_asked'>): boolean =>
  order_state === 'confirmed' && !is_refund_asked
