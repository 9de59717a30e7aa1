import * as v from 'valibot'
import { ADDRESS_ENTRIES } from '../../addresses/address-fields.ts'
import { endpoint } from '../../core/endpoint.ts'
import type { Reason } from '../../core/reasons.ts'
import { ShopOrder } from '../shop-orders.ts'
import { findSmsCode } from './sms-code.ts'

const say = (reason: Reason) => reason

/** The code of an SMS, wherever it stands in the text. */
const Code = v.pipe(
  v.string(),
  v.maxLength(300, say('too-long')),
  v.check((text) => findSmsCode(text).kind === 'found', say('does-not-fit')),
)

const { full_name, phone_number, line, landmark } = ADDRESS_ENTRIES

/** What a seller types in of an SMS: its code says the rest. */
export const SmsOrderForm = v.object({ code: Code, full_name, phone_number, line, landmark })

export const placeSmsOrder = endpoint({
  method: 'POST',
  path: '/api/sms_order/',
  summary:
    'Takes on an order that came to a seller by SMS, with its stock, in cash. The same SMS again is the same order; once the phone that wrote it sends the same, it is that buyer’s order',
  access: 'seller',
  isMoney: true,
  perMinute: 30,
  once: true,
  body: SmsOrderForm,
  /** `is_new`: false where the order was there already. */
  answer: v.object({ order: ShopOrder, is_new: v.boolean() }),
  offline: 'queue',
})
