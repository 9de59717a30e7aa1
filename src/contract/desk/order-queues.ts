/** Orders that wait for staff, and why: payments to look at, refunds that the provider has refused or does not get done, payments and messages given up. */
export const ORDER_QUEUES = ['review', 'refund-failed', 'refund-slow', 'given-up', 'unjudged'] as const
export type OrderQueue = (typeof ORDER_QUEUES)[number]

/** The queue of the desk's overview that is each of them. */
export const DESK_QUEUE_OF = {
  review: 'ordersReview',
  'refund-failed': 'refundsFailed',
  'refund-slow': 'refundsSlow',
  'given-up': 'paymentsGivenUp',
  unjudged: 'noticesUnjudged',
} as const satisfies Record<OrderQueue, string>

/** A search with more hits than this wants better words. */
export const MOST_FOUND = 50
