/** What waits for staff, in the order in which the desk shows it, and the screen where it is decided. */
export const DESK_QUEUES = {
  ordersReview: '/desk/orders?queue=review',
  refundsFailed: '/desk/orders?queue=refund-failed',
  refundsSlow: '/desk/orders?queue=refund-slow',
  paymentsGivenUp: '/desk/orders?queue=given-up',
  noticesUnjudged: '/desk/orders?queue=unjudged',
  disputes: '/desk/disputes',
  walletClaims: '/desk/wallet',
  debtClaims: '/desk/debts',
  bookingDisputes: '/desk/bookings',
  lateOrders: '/desk/late',
  payouts: '/desk/payouts',
  approvals: '/desk/approvals',
  cases: '/desk/cases',
  authors: '/desk/authors',
  licences: '/desk/licences',
  objections: '/desk/objections',
  support: '/messages',
} as const satisfies Record<string, `/${string}`>

export type DeskQueueName = keyof typeof DESK_QUEUES
export const DESK_QUEUE_NAMES = Object.keys(DESK_QUEUES) as [DeskQueueName, ...DeskQueueName[]]
