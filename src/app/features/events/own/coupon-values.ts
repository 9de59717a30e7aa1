import { minuteOf } from '#contract/core/form-values.ts'
import type { Formatter } from '#contract/core/format.ts'
import type { Coupon } from '#contract/events/coupons.ts'
import type { CouponTexts } from './coupon-calls.ts'

/** What a new code begins with. */
export const emptyCoupon = ({ digits }: Formatter): CouponTexts => ({
  code: '',
  kind: 'percent',
  amount: '',
  from: '',
  to: '',
  most_uses: '',
  most_per_buyer: digits('1'),
})

export const textsOfCoupon = (coupon: Coupon, { digits }: Formatter): CouponTexts => ({
  code: coupon.code,
  kind: coupon.kind,
  amount: digits(String(coupon.amount)),
  from: minuteOf(coupon.from),
  to: minuteOf(coupon.to),
  most_uses: coupon.most_uses === null ? '' : digits(String(coupon.most_uses)),
  most_per_buyer: digits(String(coupon.most_per_buyer)),
})

type CouponState = 'off' | 'not-yet' | 'over' | 'used-up' | 'works'

/** How each looks; the words are `selling:promo.states.<state>`. */
export const COUPON_STYLES: Record<CouponState, { icon: `i-lucide-${string}`; colour: string }> = {
  works: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  'not-yet': { icon: 'i-lucide-clock', colour: 'text-marigold' },
  over: { icon: 'i-lucide-flag', colour: 'text-ink-soft' },
  'used-up': { icon: 'i-lucide-circle-slash', colour: 'text-danger' },
  off: { icon: 'i-lucide-lock', colour: 'text-ink-soft' },
}

/** Whether it takes something off now, and if not, why. @param now milliseconds since the epoch */
export function couponState({ is_active, from, to, most_uses, used }: Coupon, now: number): CouponState {
  if (!is_active) return 'off'
  if (to && Date.parse(to) <= now) return 'over'
  if (from && Date.parse(from) > now) return 'not-yet'
  return most_uses !== null && used >= most_uses ? 'used-up' : 'works'
}
