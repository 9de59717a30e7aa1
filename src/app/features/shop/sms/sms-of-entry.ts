import * as v from 'valibot'
import { keyHash } from '#contract/shop/sms/key-hash.ts'
import { placeCode, writeSmsCode } from '#contract/shop/sms/sms-code.ts'
import { writeSms } from '#contract/shop/sms/sms-text.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'
import { readAbout, smsPhoneOf } from '../order-about.ts'

const Address = v.object({
  full_name: v.string(),
  phone_number: v.string(),
  division: v.string(),
  district: v.string(),
  area: v.string(),
  line: v.string(),
  landmark: v.string(),
})
const Line = v.object({ variant_id: v.number(), quantity: v.number() })
/** What of a checkout goes into its SMS. */
const Sent = v.object({
  sms_key: v.string(),
  address: Address,
  total_seen: v.number(),
  orders: v.tuple([v.object({ option: v.number(), lines: v.array(Line) })]),
})

/** An SMS that says an order. */
export interface OrderSms {
  to: string
  text: string
}

/** The SMS of an order that waits in the outbox; `too-long`: it has too many lines; null: it cannot be sent so. */
export async function smsOfEntry({ about, body }: Pick<OutboxEntry, 'about' | 'body'>): Promise<OrderSms | 'too-long' | null> {
  const read = readAbout(about)
  const sent = v.safeParse(Sent, body)
  const to = read ? smsPhoneOf(read) : null
  if (to === null || !sent.success) return null
  const { sms_key, address, total_seen: total, orders } = sent.output
  const [{ option, lines }] = orders
  const code = writeSmsCode({ lines, place: placeCode(address.district, address.area), option, total, key_hash: await keyHash(sms_key) })
  return code === undefined ? 'too-long' : { to, text: writeSms(code, address, `${address.area}, ${address.district}`) }
}

/** Opens the SMS app of the phone with it. @see RFC 5724 */
export const smsLink = ({ to, text }: OrderSms): string => `sms:${to}?body=${encodeURIComponent(text)}`
