/** How what is in a basket is paid, together: what is paid online and what is paid in cash are two purchases. */
export const CHECKOUT_METHODS = ['online', 'cod'] as const
export type CheckoutMethod = (typeof CHECKOUT_METHODS)[number]

/** The same, and by mobile wallet to its seller: of goods of one seller alone. */
export const GOODS_METHODS = [...CHECKOUT_METHODS, 'wallet'] as const
export type GoodsMethod = (typeof GOODS_METHODS)[number]
