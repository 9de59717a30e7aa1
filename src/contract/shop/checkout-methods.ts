/** How a purchase of goods is paid: what is paid online and what is paid in cash are two purchases. */
export const CHECKOUT_METHODS = ['online', 'cod'] as const
export type CheckoutMethod = (typeof CHECKOUT_METHODS)[number]
