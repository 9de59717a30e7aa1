import type * as v from 'valibot'
import { addressOf, type EndpointSpec, type InputOf, type ResultOf } from '#contract/core/endpoint.ts'
import { addCoupon, type Coupon, type CouponForm, editCoupon, listCoupons, switchCoupon } from '#contract/events/coupons.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { storeAnswer } from '../../../wire/store-answer.ts'

/** A promo code as its seller types it. */
export type CouponTexts = v.InferInput<typeof CouponForm>

const listOf = (event_id: number) => ({ query: { event_id: String(event_id) } })
export const loadCoupons = (event_id: number, options: CallOptions = {}) => call(listCoupons, listOf(event_id), options)

/** Every change is answered with all codes of the event: what the phone keeps of them is then that. */
async function changed<const E extends EndpointSpec & { answer: typeof listCoupons.answer }>(
  event_id: number,
  spec: E,
  input: InputOf<E>,
): Promise<ResultOf<E>> {
  const answer = await call(spec, input)
  await storeAnswer({ ...answer, address: addressOf(listCoupons, listOf(event_id)), etag: null })
  return answer.value
}

/** @throws {Problem} taken — the event has this code; bad-input — its fields say why */
export const makeCoupon = (event_id: number, coupon: CouponTexts): Promise<Coupon[]> => changed(event_id, addCoupon, { body: { event_id, coupon } })

/** @throws {Problem} taken; bad-input — fewer uses than it has had, among others */
export const changeCoupon = (event_id: number, coupon_id: number, coupon: CouponTexts): Promise<Coupon[]> =>
  changed(event_id, editCoupon, { params: { coupon_id }, body: { coupon } })

export const turnCoupon = (event_id: number, coupon_id: number, is_active: boolean): Promise<Coupon[]> =>
  changed(event_id, switchCoupon, { params: { coupon_id }, body: { is_active } })
