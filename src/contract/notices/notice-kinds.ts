import { SILENCE_NOTICES } from '../accounts/silence-notices.ts'
import { AUTHOR_NOTICES } from '../blogs/author-notices.ts'
import { BOOKING_NOTICES } from '../bookings/booking-notices.ts'
import { TAKEN_OFF_NOTICES } from '../cases/taken-off-notices.ts'
import { CONVERSATION_NOTICES, type NewMessages } from '../conversations/conversation-notices.ts'
import { SALE_NOTICES, type SoldTickets } from '../events/sale-notices.ts'
import { JOB_NOTICES } from '../jobs/job-notices.ts'
import { ORDER_NOTICES } from '../orders/order-notices.ts'
import { REVIEW_NOTICES } from '../reviews/review-notices.ts'
import { SHOP_NOTICES } from '../shop/shop-notices.ts'
import { REPLY_NOTICES } from '../threads/reply-notices.ts'
import { PAYOUT_NOTICES } from '../wallet/payout-notices.ts'
import { DEBT_NOTICES } from '../wallet-payments/debt-notices.ts'

/** What people are told without having asked: the contract's one list of the nouns that tell something. */
export const NOTICE_KINDS = [
  ...ORDER_NOTICES,
  ...JOB_NOTICES,
  ...REPLY_NOTICES,
  ...AUTHOR_NOTICES,
  ...SALE_NOTICES,
  ...CONVERSATION_NOTICES,
  ...SILENCE_NOTICES,
  ...TAKEN_OFF_NOTICES,
  ...REVIEW_NOTICES,
  ...SHOP_NOTICES,
  ...BOOKING_NOTICES,
  ...PAYOUT_NOTICES,
  ...DEBT_NOTICES,
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What a message to a phone carries: as little as the lock screen may show. */
export interface PushMessage {
  kind: NoticeKind
  /** Empty where it is about no order. */
  event_order_id: string
  /** Of the event, of the job, or of the article. */
  event_title: string
  /** Of `replies`: where the comment stands that was answered; of reviews: where they stand; of goods: where the order stands. A path of ours. */
  path?: string
  /** Of sales: how much was sold. */
  sold?: SoldTickets
  /** Of `new-messages`: who wrote, and how many are unread. */
  messages?: NewMessages
}
