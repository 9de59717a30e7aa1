import type { InputOf } from '#contract/core/endpoint.ts'
import type { DeclineReason } from '#contract/shop/return-rules.ts'
import {
  agreeToReturn,
  confirmReturn,
  declineReturn,
  escalateReturn,
  noteReturnRefund,
  receiveReturn,
  sendReplacement,
  sendReturnBack,
  withdrawReturn,
} from '#contract/shop/return-steps.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { loadOutbox } from '../../../state/outbox/outbox.ts'
import { send } from '../../../wire/send.ts'
import { aboutReturn, SHOP_RETURNS } from './return-step.ts'

const ENDPOINTS = {
  agree: agreeToReturn,
  decline: declineReturn,
  send_back: sendReturnBack,
  receive: receiveReturn,
  refund_sent: noteReturnRefund,
  send_replacement: sendReplacement,
  confirm: confirmReturn,
  withdraw: withdrawReturn,
  escalate: escalateReturn,
} as const

/** What a step says besides what it is. */
export interface ReturnBodies {
  agree: { remedy: 'refund'; amount: number; goes_back: boolean; answer: string } | { remedy: 'replacement'; goes_back: boolean; answer: string }
  decline: { reason: DeclineReason; answer: string }
  send_back: { courier: string; tracking: string }
  receive: { is_whole: boolean }
  refund_sent: { reference: string }
  send_replacement: { courier: string; tracking: string }
  confirm: object
  withdraw: object
  escalate: { text: string }
}

/**
 * Makes a step of a complaint, now or when there is a network, after those of it that are under way. A refusal stays in the outbox, and is decided there or
 * on the page of the complaint. @param onStored it lies on this phone
 * @returns whether the service has done it; else it waits, or was refused.
 * @throws {Problem} out-of-space, not-signed-in — the phone could not keep it, and it was not sent.
 */
export async function sendReturnStep<A extends keyof ReturnBodies>(
  of: ShopReturn,
  { action, body }: { action: A; body: ReturnBodies[A] },
  onStored: () => void,
): Promise<boolean> {
  // Their bodies differ; what they are is said by `ReturnBodies`.
  const spec = ENDPOINTS[action] as typeof withdrawReturn
  const input: InputOf<typeof withdrawReturn> = { params: { number: of.number }, body: body as Record<string, never> }
  try {
    const sent = await send(spec, input, {
      noun: SHOP_RETURNS,
      about: aboutReturn(of, action),
      inTurn: of.number,
      keepsRefused: true,
      onStored: () => void loadOutbox().then(onStored),
    })
    return sent.kind === 'done'
  } finally {
    await loadOutbox()
  }
}
