import type { ProblemCode } from '../core/problem.ts'

/**
 * What a refused checkout says, all at once: a buyer decides one time. Names of facts are a word and an id: `price_17` is what variant 17 costs now,
 * `left_17` how many are left, `gone_17` that it cannot be ordered at all; of a seller `fee_5`, `discount_5`, `unreached_5`, `closed_5`, `nocod_5`, `nowallet_5`,
 * `nocoupon_5`, `nooption_5`. `advance` is what of cash is to be paid online in advance, where that is not what its buyer has seen.
 */
export interface CheckoutChanges {
  variants: ReadonlyMap<number, VariantChange>
  sellers: ReadonlyMap<number, SellerChange>
  /** What all of it costs now, in whole taka; undefined where something cannot be ordered. */
  total: number | undefined
  /** What of cash is to be paid online in advance now; undefined: what its buyer has seen. */
  advance: number | undefined
}

export interface VariantChange {
  price?: number
  left?: number
  isGone?: true
}

export interface SellerChange {
  fee?: number
  discount?: number
  /** The option does not go to the address. */
  isUnreached?: true
  /** The option is no more. */
  isOptionGone?: true
  isClosed?: true
  /** It takes no cash with this option. */
  isWithoutCod?: true
  /** It cannot be paid by mobile wallet now. */
  isWithoutWallet?: true
  isCouponRefused?: true
}

/** Codes of a refused checkout, the gravest first: one that has several faults is refused with the first, and facts of all. */
export const CHECKOUT_CODES = [
  'shop-closed',
  'out-of-stock',
  'not-delivered-there',
  'cod-refused',
  'wallet-refused',
  'coupon-refused',
  'price-changed',
  'fee-changed',
  'fee-in-advance',
] as const satisfies ProblemCode[]
export type CheckoutCode = (typeof CHECKOUT_CODES)[number]

const VARIANT_FACTS = {
  price: (price: number) => ({ price }),
  left: (left: number) => ({ left }),
  gone: () => ({ isGone: true as const }),
}
const SELLER_FACTS = {
  fee: (fee: number) => ({ fee }),
  discount: (discount: number) => ({ discount }),
  unreached: () => ({ isUnreached: true as const }),
  nooption: () => ({ isOptionGone: true as const }),
  closed: () => ({ isClosed: true as const }),
  nocod: () => ({ isWithoutCod: true as const }),
  nowallet: () => ({ isWithoutWallet: true as const }),
  nocoupon: () => ({ isCouponRefused: true as const }),
}

export type CheckoutFact = `${keyof typeof VARIANT_FACTS | keyof typeof SELLER_FACTS}_${number}` | 'total' | 'advance'

/** Reads the facts of a refused checkout; what it does not know is left out. */
export function checkoutChanges(facts: Readonly<Record<string, number>> = {}): CheckoutChanges {
  const variants = new Map<number, VariantChange>()
  const sellers = new Map<number, SellerChange>()
  for (const [name, value] of Object.entries(facts)) {
    const [word = '', id] = name.split('_')
    const of = Number(id)
    if (word in VARIANT_FACTS) variants.set(of, { ...variants.get(of), ...VARIANT_FACTS[word as keyof typeof VARIANT_FACTS](value) })
    if (word in SELLER_FACTS) sellers.set(of, { ...sellers.get(of), ...SELLER_FACTS[word as keyof typeof SELLER_FACTS](value) })
  }
  return { variants, sellers, total: facts.total, advance: facts.advance }
}
