import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, Instant, idText } from '../core/fields.ts'
import { momentTextOrNone, wholeText, wholeTextOrNone } from '../core/form-values.ts'
import { boundMarks, composed } from '../core/one-form.ts'
import type { Reason } from '../core/reasons.ts'
import { couponKey, PURCHASE_LIMITS } from '../purchases/purchase-rules.ts'

export const COUPON_LIMITS = { mostPerEvent: 100, usesMost: 100_000, takaMost: 1_000_000 } as const
export const COUPON_KINDS = ['percent', 'taka'] as const

const say = (reason: Reason) => reason

/** As printed; compared by `couponKey`. Letters, digits and dashes of any script: it is read out and typed. */
const Code = v.pipe(
  v.string(say('required')),
  v.transform(boundMarks),
  v.maxLength(8 * PURCHASE_LIMITS.couponLongest, say('too-long')),
  v.transform((text) => composed(text).trim()),
  v.minLength(1, say('required')),
  v.maxLength(PURCHASE_LIMITS.couponLongest, say('too-long')),
  v.regex(/^[\p{L}\p{M}\p{N} _-]+$/u, say('bad-characters')),
  v.check((code) => couponKey(code).length >= 3, say('too-short')),
)

/** A promo code as its seller types it: texts. */
export const CouponForm = v.pipe(
  v.object({
    code: Code,
    kind: v.picklist(COUPON_KINDS, say('required')),
    /** Per cent, or taka. */
    amount: wholeText(COUPON_LIMITS.takaMost, 1),
    from: momentTextOrNone,
    to: momentTextOrNone,
    /** Nothing: as often as there are buyers. */
    most_uses: wholeTextOrNone(COUPON_LIMITS.usesMost, 1),
    most_per_buyer: wholeText(100, 1),
  }),
  v.forward(
    v.partialCheck([['kind'], ['amount']], ({ kind, amount }) => kind !== 'percent' || amount <= 100, say('too-large')),
    ['amount'],
  ),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from === null || to === null || from < to, say('ends-before-start')),
    ['to'],
  ),
)

/** A promo code to its seller. */
export const Coupon = v.object({
  id: Id,
  code: v.string(),
  kind: v.picklist(COUPON_KINDS),
  amount: Count,
  from: v.nullable(Instant),
  to: v.nullable(Instant),
  most_uses: v.nullable(Count),
  most_per_buyer: Count,
  /** Held and sold with it. */
  used: Count,
  is_active: v.boolean(),
})
export type Coupon = v.InferOutput<typeof Coupon>
const answer = v.array(Coupon)

export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/event_coupon/',
  summary: 'The promo codes of one’s own event, with their uses',
  access: 'seller',
  query: v.object({ event_id: idText }),
  answer,
  offline: { keepDays: 90, noun: 'coupons', shape: 'list' },
})

export const addCoupon = endpoint({
  method: 'POST',
  path: '/api/event_coupon/',
  summary: 'Makes a promo code for an event',
  access: 'seller',
  perMinute: 60,
  body: v.object({ event_id: Id, coupon: CouponForm }),
  answer,
  offline: 'refuse',
})

export const editCoupon = endpoint({
  method: 'PATCH',
  path: '/api/event_coupon/{coupon_id}/',
  summary: 'Changes a promo code; never to fewer uses than it has had',
  access: 'seller',
  perMinute: 60,
  params: v.object({ coupon_id: idText }),
  body: v.object({ coupon: CouponForm }),
  answer,
  offline: 'refuse',
})

export const switchCoupon = endpoint({
  method: 'POST',
  path: '/api/event_coupon/{coupon_id}/active/',
  summary: 'Switches a promo code on or off; orders that have it keep it',
  access: 'seller',
  perMinute: 60,
  params: v.object({ coupon_id: idText }),
  body: v.object({ is_active: v.boolean() }),
  answer,
  offline: 'refuse',
})
