import { newKey } from '#contract/core/new-key.ts'
import { keyHash } from '#contract/shop/sms/key-hash.ts'
import { placeCode, writeSmsCode } from '#contract/shop/sms/sms-code.ts'
import type { TestApp } from '../app.ts'
import { send } from '../orders/orders.ts'
import type { SignedInPerson } from '../people.ts'
import { checkoutBody, PARCEL_ADDRESS, type PartAsked } from './shop-orders.ts'

/** An order in cash as a phone keeps it: what it sends once there is a network, and the code of its SMS. */
export async function unsentOrder(app: Pick<TestApp, 'database'>, part: PartAsked, over: { sms_key?: string; total?: number } = {}) {
  const { sms_key = newKey(), total } = over
  const body = await checkoutBody(app, [part], { method: 'cod', sms_key })
  const [order] = body.orders as { lines: { variant_id: number; quantity: number }[]; option: number }[]
  const { district, area } = PARCEL_ADDRESS
  const said = { lines: order!.lines, place: placeCode(district, area), option: order!.option, total: total ?? body.total_seen }
  const code = writeSmsCode({ ...said, key_hash: await keyHash(sms_key) })
  if (code === undefined) throw new Error('the order is too long for an SMS')
  return { body, code, sms_key }
}

const TYPED = { full_name: 'Shathi B', phone_number: '01812345678', line: 'House 4', landmark: '' }

/** A seller types in an SMS. @param asked.key an Idempotency-Key */
export const typeIn = (
  app: Pick<TestApp, 'request'>,
  seller: Pick<SignedInPerson, 'access'>,
  asked: { code: string; key?: string; [field: string]: unknown },
) => {
  const { key, ...typed } = asked
  return send(app, seller, { path: '/api/sms_order/', body: { ...TYPED, ...typed }, key })
}
