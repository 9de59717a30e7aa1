import { useEffect, useEffectEvent, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import { mayWorkLater } from '#contract/core/problem-code.ts'
import { useConnection, useIsOffline } from '../../state/connection/connection.ts'
import { checkCode } from './calls.ts'
import type { CheckoutChoice } from './checkout-choice.ts'
import { isOrderable, type SellerGroup } from './seller-groups.ts'

/** How far a code is. `later`: it goes along unasked, and is looked at when the order is sent. */
export type CouponStatus = 'none' | 'checking' | 'applied' | 'later' | 'refused' | 'failed' | 'logIn'

interface Asked {
  /** For which code and lines. */
  key: string
  status: CouponStatus
  discount: number
}

export interface Coupons {
  /** Whole taka by seller, of codes that are checked. */
  discounts: ReadonlyMap<number, number>
  statusOf: (seller: number) => CouponStatus
  apply: (seller: number) => void
  /** A code is typed whose discount is not known yet. */
  isOneUnasked: boolean
}

/** Promo codes, one of each seller: asked about when they are applied, and again when the lines change or the network comes back. */
export function useCoupons(groups: readonly SellerGroup[], choice: CheckoutChoice): Coupons {
  const [asked, setAsked] = useState<Readonly<Record<number, Asked>>>({})
  const isOffline = useIsOffline()
  const codeOf = (seller: number) => choice.sellers[seller]?.coupon.trim() ?? ''
  const keyOf = ({ seller, lines }: SellerGroup) =>
    `${codeOf(seller)} ${lines.filter(isOrderable).map(({ variant_id, quantity, price }) => `${variant_id}:${quantity}:${price}`)}`
  const current = (seller: number): Asked | undefined => {
    const group = groups.find((one) => one.seller === seller)
    const found = asked[seller]
    return group && found && found.key === keyOf(group) ? found : undefined
  }

  const ask = async (group: SellerGroup) => {
    const code = codeOf(group.seller)
    if (code === '') return
    const put = (status: CouponStatus, discount = 0) => setAsked((all) => ({ ...all, [group.seller]: { key: keyOf(group), status, discount } }))
    if (useConnection.getState().state === 'offline') return put('later')
    put('checking')
    try {
      const { discount } = await checkCode(group.seller, code, group.lines.filter(isOrderable))
      put('applied', discount)
    } catch (cause) {
      put(statusOf(cause))
    }
  }
  const keys = groups.map((group) => `${group.seller} ${keyOf(group)}`).join('|')
  const askAgain = useEffectEvent(() => {
    for (const group of groups) {
      const before = asked[group.seller]
      const isKnown = before?.status === 'applied' || before?.status === 'later'
      // The same code for other lines, or one that could not be asked about before.
      const isSameCode = before?.key.startsWith(`${codeOf(group.seller)} `) ?? false
      if (isKnown && isSameCode && (before?.key !== keyOf(group) || before?.status === 'later')) void ask(group)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines and another state of the connection are the reasons to ask.
  useEffect(() => askAgain(), [keys, isOffline])

  return {
    discounts: new Map(groups.map(({ seller }) => [seller, current(seller)?.discount ?? 0])),
    statusOf: (seller) => current(seller)?.status ?? 'none',
    apply: (seller) => {
      const group = groups.find((one) => one.seller === seller)
      if (group) void ask(group)
    },
    isOneUnasked: groups.some(({ seller }) => {
      const status = current(seller)?.status ?? 'none'
      return codeOf(seller) !== '' && (status === 'none' || status === 'checking')
    }),
  }
}

function statusOf(cause: unknown): CouponStatus {
  if (!(cause instanceof Problem)) return 'failed'
  if (mayWorkLater(cause.code)) return 'later'
  if (cause.code === 'coupon-refused') return 'refused'
  return cause.code === 'not-signed-in' ? 'logIn' : 'failed'
}
