import type { OrderState } from '#contract/order-rules.ts'
import type { EventOrder } from '#contract/orders.ts'
import type { OrderGroup } from './order-group.ts'

interface Look {
  icon: `i-lucide-${string}`
  /** Of words and icon. Only what is paid is green. */
  colour: string
}

/** How each state of an order looks; its words are `orders:order.states.<state>`. */
export const STATE_LOOKS: Record<OrderState, Look> = {
  draft: { icon: 'i-lucide-circle-dashed', colour: 'text-ink-soft' },
  held: { icon: 'i-lucide-hourglass', colour: 'text-marigold' },
  paying: { icon: 'i-lucide-hourglass', colour: 'text-marigold' },
  confirming: { icon: 'i-lucide-circle-question-mark', colour: 'text-marigold' },
  confirmed: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  review: { icon: 'i-lucide-search-check', colour: 'text-marigold' },
  expired: { icon: 'i-lucide-clock-alert', colour: 'text-danger' },
  cancelled: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
  refund_due: { icon: 'i-lucide-undo-2', colour: 'text-ink' },
  refunded: { icon: 'i-lucide-wallet', colour: 'text-ink' },
}

/** What the screen says of the money: the service's word, and `NotPaid` once nothing is to be waited for any more. */
export type StatusWord = EventOrder['payment_status'] | 'NotPaid'

export const STATUS_LOOKS: Record<StatusWord, Look> = {
  Pending: { icon: 'i-lucide-hourglass', colour: 'text-marigold' },
  Completed: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  Refunding: { icon: 'i-lucide-undo-2', colour: 'text-ink' },
  Refunded: { icon: 'i-lucide-wallet', colour: 'text-ink' },
  NotPaid: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
}

export const statusWordOf = ({ payment_status, order_state }: Pick<EventOrder, 'payment_status' | 'order_state'>): StatusWord =>
  payment_status === 'Pending' && isOver(order_state) ? 'NotPaid' : payment_status

/** It ended without having been paid. */
export const isOver = (state: OrderState): boolean => state === 'expired' || state === 'cancelled'

/** Somebody else's word is being waited for: the phone asks again by itself. */
export const isUndecided = (state: OrderState): boolean => state === 'paying' || state === 'confirming' || state === 'review'

/** Something of it may still change while one looks. */
export const isOpen = (state: OrderState): boolean => state === 'draft' || state === 'held' || isUndecided(state)

/** Until when it can be paid, in milliseconds by the service's clock; undefined if it cannot. */
export const payableUntil = ({ order_state, hold_expires_at }: Pick<EventOrder, 'order_state' | 'hold_expires_at'>): number | undefined =>
  (order_state === 'held' || order_state === 'paying') && hold_expires_at ? Date.parse(hold_expires_at) : undefined

/** In which part of the list it stands. */
export function groupOf(state: OrderState): OrderGroup {
  if (state === 'confirmed' || state === 'review') return 'paid'
  return isOver(state) || state === 'refund_due' || state === 'refunded' ? 'ended' : 'to-pay'
}

/** How many tickets are in it. */
export const ticketsIn = ({ items }: Pick<EventOrder, 'items'>): number => items.reduce((sum, { quantity }) => sum + quantity, 0)
