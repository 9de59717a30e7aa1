import { type SQL, sql } from 'drizzle-orm'
import type { NoticeKind } from '#contract/notices/notice-kinds.ts'
import { AUTHOR_NOTICE_SOURCE } from '../blogs/author-notices.ts'
import { BOOKING_NOTICE_SOURCE } from '../bookings/booking-notices.ts'
import { CONVERSATION_NOTICE_SOURCE } from '../conversations/conversation-notices.ts'
import { SALE_NOTICE_SOURCE } from '../events/sale-notices.ts'
import { JOB_NOTICE_SOURCE } from '../jobs/job-notices.ts'
import { ORDER_NOTICE_SOURCE } from '../orders/order-notices.ts'
import { PAYOUT_NOTICE_SOURCE } from '../payouts/payout-notices.ts'
import { REVIEW_KINDS } from '../review-kinds.ts'
import { reviewNotices } from '../reviews/review-notices.ts'
import { SHOP_NOTICE_SOURCE } from '../shop/shop-order-notices.ts'
import { SILENCE_NOTICE_SOURCE } from '../silences/silence-notices.ts'
import { TAKEN_OFF_NOTICE_SOURCE } from '../taken-off/taken-off-notices.ts'
import { THREAD_KINDS } from '../thread-kinds.ts'
import { replyNotices } from '../threads/reply-notices.ts'
import { DEBT_NOTICE_SOURCE } from '../wallet-payments/debt-notices.ts'
import type { NoticeSource } from './notice-source.ts'

/** The notices of every noun: the server's one list of them. */
const SOURCES: readonly NoticeSource[] = [
  ORDER_NOTICE_SOURCE,
  JOB_NOTICE_SOURCE,
  replyNotices(THREAD_KINDS),
  AUTHOR_NOTICE_SOURCE,
  SALE_NOTICE_SOURCE,
  CONVERSATION_NOTICE_SOURCE,
  SILENCE_NOTICE_SOURCE,
  TAKEN_OFF_NOTICE_SOURCE,
  reviewNotices(REVIEW_KINDS),
  SHOP_NOTICE_SOURCE,
  BOOKING_NOTICE_SOURCE,
  PAYOUT_NOTICE_SOURCE,
  DEBT_NOTICE_SOURCE,
]

/** The source of the notices of a kind. */
export function sourceOf(kind: NoticeKind): NoticeSource {
  const source = SOURCES.find(({ kinds }) => kind in kinds)
  if (!source) throw new TypeError(`no noun tells ${kind}`)
  return source
}

const isOf = ({ kinds }: NoticeSource) => sql`notices.kind = any(${sql.param(Object.keys(kinds))}::text[])`

/** What each row of `notices` is about: read by `sourceOf` its kind. @param now milliseconds since the epoch */
export const aboutNotice = (now: number): SQL<unknown> =>
  sql`case ${sql.join(
    SOURCES.map((source) => sql`when ${isOf(source)} then ${source.about(now)}`),
    sql` `,
  )} end`

/** Whether a row of `notices` has something to say. @param now milliseconds since the epoch */
export const isTold = (now: number): SQL =>
  sql.join(
    SOURCES.filter(({ canBeGone }) => canBeGone).map((source) => sql`(not ${isOf(source)} or ${source.about(now)} is not null)`),
    sql` and `,
  )
