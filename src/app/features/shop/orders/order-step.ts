import * as v from 'valibot'
import { overdueOf } from '#contract/shop/legal-clock.ts'
import { actionsOf, isCallDue, ORDER_ACTIONS, type OrderAction, SHOP_ORDER_STATES, type ShopOrderState } from '#contract/shop/shop-order-rules.ts'
import { ORDER_SIDES, ShopOrder } from '#contract/shop/shop-orders.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'

/** Steps of orders in the outbox, as folders name them. */
export const SHOP_ORDERS = 'shop-orders'

/** What goes out by the outbox; a rider's link is made with a network alone. */
export type StepAction = Exclude<OrderAction, 'rider_link'>

/** What the outbox shows of a step. */
const About = v.object({
  number: v.string(),
  side: v.picklist(ORDER_SIDES),
  action: v.picklist(ORDER_ACTIONS),
  /** Of the first line. */
  title: v.string(),
  /** Who is on the other side. */
  other: v.string(),
  /** What the order was when the step was made. */
  state: v.picklist(SHOP_ORDER_STATES),
})
export type StepAbout = Omit<v.InferOutput<typeof About>, 'action'> & { action: StepAction }

/** A step that this phone has stored. */
export interface OrderStep {
  id: string
  about: StepAbout
  state: OutboxEntry['state']
  problem: OutboxEntry['problem']
  /** What the service made of it, once it is sent. */
  answer: ShopOrder | undefined
}

/** Reads a step; undefined: it is none, or another version of the app wrote it in a shape unknown here. */
export function readStep({ id, noun, about, state, problem, answer }: OutboxEntry): OrderStep | undefined {
  const read = noun === SHOP_ORDERS ? v.safeParse(About, about) : undefined
  if (!read?.success || read.output.action === 'rider_link') return undefined
  const answered = state === 'sent' ? v.safeParse(ShopOrder, answer) : undefined
  return { id, about: read.output as StepAbout, state, problem, answer: answered?.success ? answered.output : undefined }
}

/** What an order is after a step; `call` changes no state. */
const AFTER: Partial<Record<StepAction, ShopOrderState>> = {
  accept: 'accepted',
  pack: 'packed',
  ship: 'shipped',
  ready: 'ready',
  deliver: 'delivered',
  refuse_parcel: 'not_taken',
  take_back: 'back',
  cancel: 'cancelled',
}

/** An order as this phone knows it: what the service said last, and what its reader has done since. */
export interface KnownOrder {
  /** With the steps that wait: nobody else knows of them yet. */
  order: ShopOrder
  /** Not sent yet, the first first. */
  waiting: OrderStep[]
  /** The service did not take them: their maker decides. */
  refused: OrderStep[]
}

const isRefused = ({ state }: OrderStep): boolean => state === 'needs-you'
const isWaiting = ({ state }: OrderStep): boolean => state !== 'sent' && state !== 'discarded' && state !== 'needs-you'

/** Adds to what the service said what this phone has to send. @param now milliseconds since the epoch by the service's clock */
export function withSteps(given: ShopOrder, all: readonly OrderStep[], now: number): KnownOrder {
  const steps = all.filter(({ about }) => about.number === given.number)
  const answers = steps.flatMap(({ answer }) => answer ?? [])
  const base = answers.reduce((latest, answer) => (answer.server_time > latest.server_time ? answer : latest), given)
  const waiting = steps.filter(isWaiting)
  return { order: waiting.reduce((order, { about: { action } }) => afterStep(order, action, now), base), waiting, refused: steps.filter(isRefused) }
}

function afterStep(order: ShopOrder, action: StepAction, now: number): ShopOrder {
  // What is late and on its way is given up; it is cancelled once it is back.
  const isAway = action === 'cancel' && order.state === 'shipped'
  const state = isAway ? 'not_taken' : (AFTER[action] ?? order.state)
  const changed = { ...order, state, called_at: action === 'call' ? new Date(now).toISOString() : order.called_at }
  const party = order.side === 'bought' ? 'buyer' : 'seller'
  const can = actionsOf(party, { state, delivery: order.delivery.kind, isOverdue: overdueOf(changed, now) !== null, isCallDue: isCallDue(changed) })
  return { ...changed, can: can.filter((one) => one !== 'call' || (changed.is_call_wanted && changed.called_at === null)) }
}

/** What is kept beside a step of an order. */
export const aboutStep = ({ number, side, lines, seller, address, state }: ShopOrder, action: StepAction): StepAbout => ({
  number,
  side,
  action,
  title: lines[0]?.title ?? '',
  other: side === 'bought' ? seller.name : address.full_name,
  state,
})
