import type * as v from 'valibot'
import { addCoupon, type Coupon, type CouponForm, editCoupon, listCoupons, switchCoupon } from '#contract/events/coupons.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { callAndStore } from '../../../wire/call-and-store.ts'

/** A promo code as its seller types it. */
export type CouponTexts = v.InferInput<typeof CouponForm>

const listOf = (event_id: number) => ({ query: { event_id: String(event_id) } })
export const loadCoupons = (event_id: number, options: CallOptions = {}) => call(listCoupons, listOf(event_id), options)

/** Every change is answered with all codes of the event: what the phone keeps of them is then that. */
const copyOf = (event_id: number) => [listCoupons, listOf(event_id)] as const

/** @throws {Problem} taken — the event has this code; bad-input — its fields say why */
export const makeCoupon = (event_id: number, coupon: CouponTexts): Promise<Coupon[]> =>
  callAndStore(addCoupon, { body: { event_id, coupon } }, copyOf(event_id))

/** @throws {Problem} taken; bad-input — fewer uses than it has had, among others */
export const changeCoupon = (event_id: number, coupon_id: number, coupon: CouponTexts): Promise<Coupon[]> =>
  callAndStore(editCoupon, { params: { coupon_id }, body: { coupon } }, copyOf(event_id))

export const turnCoupon = (event_id: number, coupon_id: number, is_active: boolean): Promise<Coupon[]> =>
  callAndStore(switchCoupon, { params: { coupon_id }, body: { is_active } }, copyOf(event_id))
