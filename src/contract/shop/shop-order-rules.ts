import type { GoodsMethod } from './checkout-methods.ts'

/** What an order of goods can be, and who moves it on: pure, for the page, the worker and the service alike. */

/**
 * `waiting`: for the payment. `dropped`: it was not paid. `ready`: to be fetched. `not_taken`: the buyer did not take the parcel, and it is on its way
 * back; `back`: it is there again. `closed`: delivered, and no complaint within the time for it.
 */
export const SHOP_ORDER_STATES = [
  'waiting',
  'placed',
  'accepted',
  'packed',
  'shipped',
  'ready',
  'delivered',
  'closed',
  'cancelled',
  'dropped',
  'not_taken',
  'back',
] as const
export type ShopOrderState = (typeof SHOP_ORDER_STATES)[number]

/**
 * Orders that are listed together, by what is to be done with them. `overdue`: those of which a date of the law was missed, in any state
 * (`overdueOf`); an order may be in another group as well.
 */
export const SHOP_ORDER_GROUPS = ['to-pay', 'to-accept', 'to-hand-over', 'on-the-way', 'overdue', 'done', 'ended'] as const
export type ShopOrderGroup = (typeof SHOP_ORDER_GROUPS)[number]

/** The states of the groups that are known by them. */
export const STATES_OF_GROUP = {
  'to-pay': ['waiting'],
  'to-accept': ['placed'],
  'to-hand-over': ['accepted', 'packed'],
  'on-the-way': ['shipped', 'ready', 'not_taken'],
  done: ['delivered', 'closed'],
  ended: ['cancelled', 'dropped', 'back'],
} as const satisfies Record<Exclude<ShopOrderGroup, 'overdue'>, readonly ShopOrderState[]>

/**
 * Of an order that came by SMS. `unconfirmed`: its seller has typed it in, and no phone of a buyer has confirmed it; `confirmed`: the phone that wrote the SMS
 * has sent the same, and it is that buyer's order.
 */
export const SMS_STATES = ['unconfirmed', 'confirmed'] as const
/** So many days after the end of an order that no buyer has confirmed, it is forgotten who ordered it. */
export const SMS_ADDRESS_DAYS = 90

/** Who does something with an order; `rider`: who holds the link of the parcel. */
export const ORDER_PARTIES = ['buyer', 'seller', 'rider', 'staff', 'service'] as const
export type OrderParty = (typeof ORDER_PARTIES)[number]

/** What can be done with an order, as the last part of its address. */
export const ORDER_ACTIONS = ['accept', 'pack', 'call', 'ship', 'ready', 'deliver', 'refuse_parcel', 'take_back', 'cancel', 'rider_link'] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** Why a seller cancels, or a buyer. */
export const CANCEL_REASONS = [
  'out-of-stock',
  'wrong-price',
  'cannot-deliver',
  'not-reached',
  'not-collected',
  'changed-mind',
  'ordered-twice',
  'too-late',
  'other',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]
export const CANCEL_REASONS_OF = {
  seller: ['out-of-stock', 'wrong-price', 'cannot-deliver', 'not-reached', 'not-collected', 'other'],
  buyer: ['changed-mind', 'ordered-twice', 'too-late', 'other'],
} as const satisfies Record<'seller' | 'buyer', readonly CancelReason[]>

/** Why a parcel was not taken. `refused` and `not-there` count in the buyer's record; the others are not the buyer's fault. */
export const NOT_TAKEN_REASONS = ['refused', 'not-there', 'wrong-address', 'damaged', 'wrong-goods', 'too-late'] as const
export type NotTakenReason = (typeof NOT_TAKEN_REASONS)[number]
export const isBuyersFault = (reason: NotTakenReason): boolean => reason === 'refused' || reason === 'not-there'

/** How a delivery is known: by the buyer's tap, by the buyer's code, or by the seller's word alone. */
export const DELIVERED_BY = ['buyer', 'code', 'seller'] as const

export const SHOP_ORDER_LIMITS = {
  noteLongest: 500,
  reasonLongest: 300,
  courierLongest: 60,
  trackingLongest: 200,
  /** Digits of the buyer's code, and how often a wrong one may be typed. */
  codeDigits: 6,
  wrongCodesMost: 5,
  riderLinkDays: 7,
  listed: 50,
} as const

interface Movable {
  state: ShopOrderState
  /** How it is brought: `pickup` is fetched. */
  delivery: 'pickup' | 'rider' | 'courier'
  /** A date of the law was missed. */
  isOverdue: boolean
  /** Its seller is to call the buyer first, and has not. */
  isCallDue: boolean
}

/** Whether the seller has to call before anything is packed: of a cash order that asked for it. */
export const isCallDue = (order: { method: GoodsMethod; is_call_wanted: boolean; called_at: string | null }): boolean =>
  order.method === 'cod' && order.is_call_wanted && order.called_at === null

const IN: Readonly<Record<OrderAction, readonly ShopOrderState[]>> = {
  accept: ['placed'],
  pack: ['accepted'],
  call: ['placed', 'accepted'],
  // Again when it is on its way: another courier, or a number that was typed wrong.
  ship: ['accepted', 'packed', 'shipped'],
  ready: ['accepted', 'packed'],
  rider_link: ['accepted', 'packed', 'shipped'],
  deliver: ['shipped', 'ready'],
  refuse_parcel: ['shipped'],
  take_back: ['not_taken'],
  cancel: ['placed', 'accepted', 'packed'],
}
/** What lets goods leave the shelf. */
const AFTER_CALL: readonly OrderAction[] = ['pack', 'ship', 'ready', 'rider_link']

/** Whether a party may do something with an order as it is. A rider brings parcels and nothing else. */
export function mayDo(action: OrderAction, by: OrderParty, { state, delivery, isOverdue, isCallDue }: Movable): boolean {
  // A rider who has the parcel in hand may be ahead of what its seller has tapped.
  if (by === 'rider') return action === 'deliver' && IN.rider_link.includes(state)
  if (by !== 'buyer' && by !== 'seller') return false
  if (!IN[action].includes(state)) return action === 'cancel' && isOverdue && isGivenUpBy(by, state)
  if (by === 'buyer') return action === 'deliver' || (action === 'cancel' && (isOverdue || state !== 'packed'))
  if (isCallDue && AFTER_CALL.includes(action)) return false
  if (action === 'ready') return delivery === 'pickup'
  return (action !== 'ship' && action !== 'rider_link') || delivery !== 'pickup'
}

/** Of what is too late: either side gives up what was not collected, a buyer what did not arrive. */
const isGivenUpBy = (by: 'buyer' | 'seller', state: ShopOrderState): boolean => state === 'ready' || (by === 'buyer' && state === 'shipped')

/** All that a party may do with an order now. */
export const actionsOf = (by: OrderParty, order: Movable): OrderAction[] => ORDER_ACTIONS.filter((action) => mayDo(action, by, order))

/** Goods that are still on their way to a buyer, or with the seller for one. */
export const isOpenOrder = (state: ShopOrderState): boolean =>
  state === 'placed' || state === 'accepted' || state === 'packed' || state === 'shipped' || state === 'ready'
