import type { EventOrder } from '#contract/orders/orders.ts'
import type { PurchaseState } from '#contract/purchases/purchase-rules.ts'
import type { OrderGroup } from './order-group.ts'

interface Appearance {
  icon: `i-lucide-${string}`
  /** Of words and icon. Only what is paid is green. */
  colour: string
}

/** What an order is shown as: its state, and apart from it a refund that does not get on. */
export type ShownState = PurchaseState | 'refund_held'

/** What an order is shown as. A second payment that goes back says nothing of the order itself. */
export const shownStateOf = ({ order_state, refunds }: Pick<EventOrder, 'order_state' | 'refunds'>): ShownState =>
  order_state === 'refund_due' && refunds.some(({ state, reason }) => state === 'failed' && reason !== 'paid-twice') ? 'refund_held' : order_state

/** How each state of an order looks; its words are `orders:order.states.<state>`. */
export const STATE_STYLES: Record<ShownState, Appearance> = {
  draft: { icon: 'i-lucide-circle-dashed', colour: 'text-ink-soft' },
  held: { icon: 'i-lucide-hourglass', colour: 'text-marigold' },
  paying: { icon: 'i-lucide-hourglass', colour: 'text-marigold' },
  confirming: { icon: 'i-lucide-circle-question-mark', colour: 'text-marigold' },
  claimed: { icon: 'i-lucide-hourglass', colour: 'text-marigold' },
  confirmed: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  review: { icon: 'i-lucide-search-check', colour: 'text-marigold' },
  expired: { icon: 'i-lucide-clock-alert', colour: 'text-danger' },
  cancelled: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
  refund_due: { icon: 'i-lucide-undo-2', colour: 'text-ink' },
  refund_held: { icon: 'i-lucide-circle-alert', colour: 'text-danger' },
  refunded: { icon: 'i-lucide-wallet', colour: 'text-ink' },
}

/** What the screen says of the money: the service's word, `NotPaid` once nothing is to be waited for any more, and `RefundHeld`. */
export type StatusWord = EventOrder['payment_status'] | 'NotPaid' | 'RefundHeld'

export const STATUS_STYLES: Record<StatusWord, Appearance> = {
  Pending: { icon: 'i-lucide-hourglass', colour: 'text-marigold' },
  Completed: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  Refunding: { icon: 'i-lucide-undo-2', colour: 'text-ink' },
  Refunded: { icon: 'i-lucide-wallet', colour: 'text-ink' },
  RefundHeld: { icon: 'i-lucide-circle-alert', colour: 'text-danger' },
  NotPaid: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
}

export function statusWordOf(order: Pick<EventOrder, 'payment_status' | 'order_state' | 'refunds'>): StatusWord {
  if (shownStateOf(order) === 'refund_held') return 'RefundHeld'
  return order.payment_status === 'Pending' && isOver(order.order_state) ? 'NotPaid' : order.payment_status
}

/** It ended without having been paid. */
export const isOver = (state: PurchaseState): boolean => state === 'expired' || state === 'cancelled'

/** The gateway or staff have not decided yet: the phone asks again by itself. */
export const isUndecided = (state: PurchaseState): boolean => state === 'paying' || state === 'confirming' || state === 'claimed' || state === 'review'

/** Something of it may still change while one looks. */
export const isOpen = (state: PurchaseState): boolean => state === 'draft' || state === 'held' || isUndecided(state)

/** Until when it can be paid, in milliseconds by the service's clock; undefined if it cannot. */
export const payableUntil = ({ order_state, hold_expires_at }: Pick<EventOrder, 'order_state' | 'hold_expires_at'>): number | undefined =>
  (order_state === 'held' || order_state === 'paying') && hold_expires_at ? Date.parse(hold_expires_at) : undefined

/** Until when its buyer may go back to the payment page while it is unknown whether it was paid, in milliseconds by the service's clock. */
export const pageOpenUntil = ({ order_state, page_open_until }: Pick<EventOrder, 'order_state' | 'page_open_until'>): number | undefined =>
  order_state === 'confirming' && page_open_until ? Date.parse(page_open_until) : undefined

/** Whether its buyer may take it back. */
export const isCancellable = (state: PurchaseState): boolean => state === 'draft' || state === 'held' || isAtPage(state)

/** Its payment page may be open. */
export const isAtPage = (state: PurchaseState): boolean => state === 'paying' || state === 'confirming'

/** In which part of the list it stands. */
export function groupOf(state: PurchaseState): OrderGroup {
  if (state === 'confirmed' || state === 'review') return 'paid'
  return isOver(state) || state === 'refund_due' || state === 'refunded' ? 'ended' : 'to-pay'
}

/** How many tickets are in it. */
export const ticketsIn = ({ items }: Pick<EventOrder, 'items'>): number => items.reduce((sum, { quantity }) => sum + quantity, 0)
