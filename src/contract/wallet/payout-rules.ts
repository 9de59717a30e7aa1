/** Withdrawals of sellers' money: pure, for the page and the service alike. */

export const PAYOUT_WAYS = ['bkash', 'nagad', 'rocket', 'bank'] as const
export type PayoutWay = (typeof PAYOUT_WAYS)[number]

/** `asked`: no one has begun. `taken`: staff are at it. `sent`: out of the house. `refused`: before that; `bounced`: it came back. */
export const PAYOUT_STATES = ['asked', 'taken', 'sent', 'refused', 'bounced'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** Why a withdrawal was refused or came back. */
export const PAYOUT_REASONS = ['wrong-number', 'wrong-name', 'account-closed', 'limit', 'withdrawn', 'other'] as const
export type PayoutReason = (typeof PAYOUT_REASONS)[number]

export const PAYOUT_LIMITS = {
  leastTaka: 500,
  /** Hours until money may go to an account that was added or changed. */
  waitHours: 24,
  /** Working days after which staff see it in red. */
  lateDays: 5,
  /** Above it a second member of staff agrees. */
  secondTaka: 50_000,
  accountsMost: 5,
  noteLongest: 300,
  referenceLongest: 60,
  listed: 50,
} as const
