import * as v from 'valibot'
import type { Reason } from '#contract/core/reasons.ts'
import { findSmsCode } from '#contract/shop/sms/sms-code.ts'
import { placeSmsOrder, SmsOrderForm } from '#contract/shop/sms/sms-orders.ts'
import { loadOutbox } from '../../../state/outbox/outbox.ts'
import { send } from '../../../wire/send.ts'
import { SMS_ORDERS } from './sms-entry.ts'

/** The code alone of a whole SMS. */
const Pasted = v.pipe(
  v.string(),
  v.minLength(1, 'required' satisfies Reason),
  v.check((text) => findSmsCode(text).kind === 'found', 'does-not-fit' satisfies Reason),
  v.transform((text) => {
    const found = findSmsCode(text)
    return found.kind === 'found' ? text.slice(found.at, found.at + found.length) : ''
  }),
)

/** The form of an order by SMS, into which the whole SMS is pasted. */
export const PastedSms = v.object({ ...SmsOrderForm.entries, code: Pasted })
export type FilledSms = v.InferOutput<typeof PastedSms>

/** Has the order placed, now or when there is a network. @throws {Problem} the service's refusal; out-of-space — the phone could not keep it */
export async function sendSmsOrder(body: FilledSms) {
  const found = findSmsCode(body.code)
  const about = { full_name: body.full_name, total: found.kind === 'found' ? found.code.total : 0 }
  try {
    return await send(placeSmsOrder, { body }, { noun: SMS_ORDERS, about })
  } finally {
    void loadOutbox()
  }
}
