/** Complaints about orders of goods and what comes of them: what there can be, who does what when. Pure, for the page, the worker and the service alike. */

import type { GoodsMethod } from './checkout-methods.ts'
import { LEGAL_CLOCK } from './legal-clock.ts'
import type { ShopOrderState } from './shop-order-rules.ts'

/** Why a buyer complains. `not-come`: it is marked as delivered by the seller's word alone. `changed-mind`: of what was not used. */
export const RETURN_WHYS = ['not-come', 'wrong', 'broken', 'not-as-shown', 'changed-mind'] as const
export type ReturnWhy = (typeof RETURN_WHYS)[number]

/** What a buyer wishes, and what is agreed on. */
export const REMEDIES = ['refund', 'replacement'] as const
export type Remedy = (typeof REMEDIES)[number]

/**
 * `asked`: the seller has to answer. `agreed`: the goods are to be sent back, or what was agreed on is to be given. `disputed`: staff decide.
 * `sent_back`: the goods are on their way to the seller; `received`: they are there. `given`: the money in cash or the replacement is on its way, and the
 * buyer says when it has come. `settled`: it has. `withdrawn`: by the buyer. `lapsed`: the buyer's time ran out: to ask staff after the seller had
 * declined, or to send the goods back. `refused`: staff have decided for the seller.
 */
export const RETURN_STATES = ['asked', 'declined', 'disputed', 'agreed', 'sent_back', 'received', 'given', 'settled', 'withdrawn', 'lapsed', 'refused'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** States in which something is still to be done. An order is not completed, and an account not deleted, while a complaint is in one of them. */
export const OPEN_RETURN_STATES = ['asked', 'declined', 'disputed', 'agreed', 'sent_back', 'received', 'given'] as const satisfies readonly ReturnState[]
export const isOpenReturn = (state: ReturnState): boolean => (OPEN_RETURN_STATES as readonly ReturnState[]).includes(state)

/** Why a seller declines. */
export const DECLINE_REASONS = ['delivered', 'as-shown', 'used', 'damaged-by-buyer', 'too-late', 'other'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** What is done with a complaint, as the last part of its address. */
export const RETURN_ACTIONS = ['agree', 'decline', 'send_back', 'receive', 'refund_sent', 'send_replacement', 'confirm', 'withdraw', 'escalate'] as const
export type ReturnAction = (typeof RETURN_ACTIONS)[number]

export const RETURN_PARTIES = ['buyer', 'seller', 'staff', 'service'] as const
export type ReturnParty = (typeof RETURN_PARTIES)[number]

export const RETURN_LIMITS = {
  /** Code points. */
  textLongest: 1000,
  referenceLongest: 100,
  courierLongest: 60,
  trackingLongest: 200,
  picturesMost: 5,
  /** Complaints about one order, those that were withdrawn too. */
  perOrderMost: 5,
  listed: 30,
} as const

/** How long each has: the law's clock where it has one. What is past is for staff, or has lapsed where it was the buyer's time. */
export const RETURN_CLOCK = {
  answerHours: LEGAL_CLOCK.answerHours,
  /** To ask staff after the seller has declined. */
  escalateDays: 7,
  sendBackDays: 7,
  /** For the goods to reach the seller. */
  receiveDays: LEGAL_CLOCK.deliverDaysElsewhere,
  giveDays: LEGAL_CLOCK.refundDays,
  confirmDays: 7,
} as const

const DAY_MS = 24 * 60 * 60_000

/** Something that was delivered, of which its buyer may complain. */
interface Delivered {
  state: ShopOrderState
  delivered_at: string | null
  delivered_by: string | null
}

/** Until when a line can be complained of: at least as long as an order stays open; ISO 8601. Null: it is not there yet. */
export function complainUntil({ delivered_at }: Pick<Delivered, 'delivered_at'>, { days_to_return }: { days_to_return: number }): string | null {
  if (delivered_at === null) return null
  return new Date(Date.parse(delivered_at) + Math.max(days_to_return, LEGAL_CLOCK.closeDays) * DAY_MS).toISOString()
}

/**
 * Why a buyer may complain of a line now; empty: not at all. What is late and not delivered is not complained of: its buyer cancels it, and has all money
 * back at once.
 * @param now milliseconds since the epoch, by the service's clock
 */
export function whysOf(order: Delivered, line: { days_to_return: number }, now: number): ReturnWhy[] {
  const until = complainUntil(order, line)
  if ((order.state !== 'delivered' && order.state !== 'closed') || until === null || Date.parse(until) < now) return []
  return RETURN_WHYS.filter((why) => why !== 'not-come' || order.delivered_by === 'seller')
}

/** What some pieces of an order cost its buyer: a promo code is shared out over all of its goods. Whole taka. */
export function valueOfPieces(lines: readonly { price: number; quantity: number }[], { goods, discount }: { goods: number; discount: number }): number {
  const sum = lines.reduce((all, { price, quantity }) => all + price * quantity, 0)
  return goods === 0 ? 0 : Math.floor((sum * (goods - discount)) / goods)
}

/** What the rules must know of a complaint. */
export interface ReturnFacts {
  state: ReturnState
  method: GoodsMethod
  /** What was agreed on, or decided; null: nothing yet. */
  remedy: Remedy | null
  /** The goods are to come back before anything is given. */
  goes_back: boolean
  sent_back_at: string | null
  received_at: string | null
  given_at: string | null
  /** The time of who has to do something is over. */
  isDue: boolean
}

/** Whether the seller owes what was agreed on: cash or a replacement. Money that was paid online goes back by itself. */
export const owesGiving = ({ method, remedy, goes_back, received_at, given_at }: Omit<ReturnFacts, 'state' | 'isDue'>): boolean =>
  remedy !== null && given_at === null && (!goes_back || received_at !== null) && (remedy === 'replacement' || method !== 'online')

/** Whether goods are to come to the seller. */
const isAwaited = ({ remedy, goes_back, received_at }: ReturnFacts): boolean => remedy !== null && goes_back && received_at === null

const can = {
  agree: (facts: ReturnFacts) =>
    ['asked', 'declined', 'disputed'].includes(facts.state) || (facts.remedy === 'replacement' && ['agreed', 'sent_back', 'received'].includes(facts.state)),
  decline: ({ state }: ReturnFacts) => state === 'asked',
  send_back: (facts: ReturnFacts) => (facts.state === 'agreed' && isAwaited(facts)) || facts.state === 'sent_back',
  receive: (facts: ReturnFacts) => ['agreed', 'sent_back', 'disputed'].includes(facts.state) && isAwaited(facts),
  refund_sent: (facts: ReturnFacts) => ['agreed', 'received', 'disputed'].includes(facts.state) && facts.remedy === 'refund' && owesGiving(facts),
  send_replacement: (facts: ReturnFacts) => ['agreed', 'received', 'disputed'].includes(facts.state) && facts.remedy === 'replacement' && owesGiving(facts),
  confirm: ({ state, given_at }: ReturnFacts) => state === 'given' || (state === 'disputed' && given_at !== null),
  withdraw: ({ state, sent_back_at, received_at, given_at }: ReturnFacts) =>
    ['asked', 'declined', 'agreed', 'disputed'].includes(state) && sent_back_at === null && received_at === null && given_at === null,
} as const

const BUYERS: readonly ReturnAction[] = ['send_back', 'confirm', 'withdraw']
const SELLERS: readonly ReturnAction[] = ['agree', 'decline', 'receive', 'refund_sent', 'send_replacement']
/** In which states a side asks staff: the buyer from the seller's answer on, or when none has come in time; the seller of goods and money under way. */
const ESCALATES: Record<'buyer' | 'seller', readonly ReturnState[]> = {
  buyer: ['declined', 'agreed', 'sent_back', 'received', 'given'],
  seller: ['sent_back', 'received', 'given'],
}

/** Whether a party may do something with a complaint as it is. Staff decide by a call of their own. */
export function mayDoReturn(action: ReturnAction, by: ReturnParty, facts: ReturnFacts): boolean {
  if (by !== 'buyer' && by !== 'seller') return false
  if (action === 'escalate') return ESCALATES[by].includes(facts.state) || (by === 'buyer' && facts.state === 'asked' && facts.isDue)
  return (by === 'buyer' ? BUYERS : SELLERS).includes(action) && can[action](facts)
}

/** All that a party may do with a complaint now. */
export const returnActionsOf = (by: ReturnParty, facts: ReturnFacts): ReturnAction[] => RETURN_ACTIONS.filter((action) => mayDoReturn(action, by, facts))

/** Whose turn it is; null: it is over. */
export function turnOf(facts: Omit<ReturnFacts, 'isDue'>): 'buyer' | 'seller' | 'staff' | null {
  if (!isOpenReturn(facts.state)) return null
  if (facts.state === 'disputed') return 'staff'
  if (facts.state === 'declined' || facts.state === 'given') return 'buyer'
  return facts.state === 'agreed' && !owesGiving(facts) ? 'buyer' : 'seller'
}

/** What becomes of a complaint when the time of who has to do something is over: what the buyer let pass has lapsed, all else is for staff. */
export const afterDue = (facts: Omit<ReturnFacts, 'isDue'>): 'lapsed' | 'disputed' =>
  facts.state === 'declined' || (facts.state === 'agreed' && turnOf(facts) === 'buyer') ? 'lapsed' : 'disputed'
