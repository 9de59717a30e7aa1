import { addressOf, type InputOf } from '#contract/core/endpoint.ts'
import type { CancelReason, NotTakenReason } from '#contract/shop/shop-order-rules.ts'
import {
  acceptOrder,
  cancelShopOrder,
  deliverOrder,
  noteCall,
  packOrder,
  readShopOrder,
  readyOrder,
  refuseParcel,
  type ShopOrder,
  shipOrder,
  takeParcelBack,
} from '#contract/shop/shop-orders.ts'
import { loadOutbox } from '../../../state/outbox/outbox.ts'
import { noteServiceTime } from '../../../state/service-clock.ts'
import { send } from '../../../wire/send.ts'
import { storeAnswer } from '../../../wire/store-answer.ts'
import { aboutStep, SHOP_ORDERS, type StepAction } from './order-step.ts'

const ENDPOINTS = {
  accept: acceptOrder,
  pack: packOrder,
  call: noteCall,
  ship: shipOrder,
  ready: readyOrder,
  deliver: deliverOrder,
  refuse_parcel: refuseParcel,
  take_back: takeParcelBack,
  cancel: cancelShopOrder,
} as const satisfies Record<StepAction, unknown>

/** What a step says besides what it is. */
export interface StepBodies {
  accept: object
  pack: object
  call: object
  ready: object
  ship: { courier: string; tracking: string }
  deliver: { code?: string }
  refuse_parcel: { reason: NotTakenReason; note: string }
  take_back: { is_whole: boolean }
  cancel: { reason: CancelReason; note: string }
}

export interface Step<A extends StepAction = StepAction> {
  action: A
  body: StepBodies[A]
}

/** What is heard of a step while it is made. */
interface Hearing {
  /** It lies on this phone, and what is shown of the outbox has it. */
  onStored: () => void
  /** The service has answered. Called before the outbox is without the step: what is shown never falls back to what was before. */
  onAnswered: (order: ShopOrder) => void
}

/**
 * Makes a step of an order, now or when there is a network; after those that are under way. A refusal stays in the outbox, and is decided
 * there or on the page of the order.
 * @returns whether the service has done it; else it waits, or was refused.
 * @throws {Problem} out-of-space, not-signed-in — the phone could not keep it, and it was not sent.
 */
export async function sendStep<A extends StepAction>(order: ShopOrder, { action, body }: Step<A>, { onStored, onAnswered }: Hearing): Promise<boolean> {
  const { number } = order
  // Their bodies differ; what they are is said by `StepBodies`.
  const spec = ENDPOINTS[action] as typeof acceptOrder
  const input: InputOf<typeof acceptOrder> = { params: { number }, body: body as Record<string, never> }
  const noteStored = () => void loadOutbox().then(onStored)
  try {
    const sent = await send(spec, input, {
      noun: SHOP_ORDERS,
      about: aboutStep(order, action),
      inTurn: number,
      keepsRefused: true,
      onStored: noteStored,
    })
    if (sent.kind === 'queued') return false
    onAnswered(sent.answer)
    await keepOrder(sent.answer)
    return true
  } finally {
    await loadOutbox()
  }
}

/** Keeps what a step was answered as the phone's copy of the order. */
export async function keepOrder(value: ShopOrder): Promise<void> {
  noteServiceTime(value.server_time)
  const address = addressOf(readShopOrder, { params: { number: value.number } })
  await storeAnswer({ address, value, etag: null, fetchedAt: new Date().toISOString(), from: 'network' })
}
