import * as v from 'valibot'
import { NoticedBooking } from '../bookings/booking-notices.ts'
import { TakenOff } from '../cases/taken-off-notices.ts'
import { NewMessages } from '../conversations/conversation-notices.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, Instant, idText } from '../core/fields.ts'
import { LANGUAGES } from '../core/languages.ts'
import { SoldTickets } from '../events/sale-notices.ts'
import { APPLICATION_STATES } from '../jobs/own-job-rules.ts'
import { NoticedReview } from '../reviews/review-notices.ts'
import { NoticedOrder } from '../shop/shop-notices.ts'
import { NewReplies } from '../threads/reply-notices.ts'
import { NoticedPayout } from '../wallet/payout-notices.ts'
import { NoticedDebt } from '../wallet-payments/debt-notices.ts'
import { NOTICE_KINDS } from './notice-kinds.ts'

/** A page that has fewer is the last one. */
export const NOTICES_PER_PAGE = 50

/** Something that happened while its reader was elsewhere: to an order, to do with jobs, to a comment of theirs, a sale of theirs, a message to them, or a decision of staff. The words are the phone's: it knows the language. */
export const Notice = v.object({
  id: Id,
  kind: v.picklist(NOTICE_KINDS),
  /** Null where it is about something else. */
  event_order_id: v.nullable(v.string()),
  event_title: v.nullable(v.string()),
  from_time: v.nullable(Instant),
  /** Null, or absent in older answers, where it is about something else. */
  job: v.optional(
    v.nullable(
      v.object({
        /** Of an alert: of one of its matches. */
        job_post_id: v.nullable(Id),
        title: v.string(),
        company: v.string(),
        /** What its employer made of it. */
        state: v.nullable(v.picklist(APPLICATION_STATES)),
        /** How many applied, or match. */
        count: v.nullable(Count),
        /** Of a `job-alert`: which. */
        alert_id: v.nullable(Id),
      }),
    ),
  ),
  /** Of `replies`: the comment of one's own, and who has answered it since the last look; null of other kinds. */
  reply: v.optional(v.nullable(NewReplies)),
  /** Of sales: how much was sold of which event; null of other kinds. */
  sold: v.optional(v.nullable(SoldTickets)),
  /** Of `new-messages`: of which conversation, from whom, and how many are unread; null of other kinds. */
  messages: v.optional(v.nullable(NewMessages)),
  /** Of decisions of staff: about what; null of other kinds. */
  taken_off: v.optional(v.nullable(TakenOff)),
  /** Of reviews: of what, and who wrote; null of other kinds. */
  review: v.optional(v.nullable(NoticedReview)),
  /** Of orders of goods: which; null of other kinds. */
  shop_order: v.optional(v.nullable(NoticedOrder)),
  /** Of bookings: which; null of other kinds. */
  booking: v.optional(v.nullable(NoticedBooking)),
  /** Of withdrawals: which; null of other kinds. */
  payout: v.optional(v.nullable(NoticedPayout)),
  /** Of debts that were paid: which payment; null of other kinds. */
  debt: v.optional(v.nullable(NoticedDebt)),
  at: Instant,
  is_read: v.boolean(),
  /** What a seller wrote, plain text: the `message` itself, or why something was `called-off`; or what staff wrote of a decision. */
  text: v.optional(v.nullable(v.string())),
})
export type Notice = v.InferOutput<typeof Notice>

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notice/',
  summary: 'Notifications of the account, of orders, sales, jobs, comments and messages: a page of them, the latest first',
  access: 'signed-in',
  /** `before`: those that are older than this one. */
  query: v.object({ before: v.optional(idText) }),
  answer: v.array(Notice),
  offline: { keepDays: 30, noun: 'notices', shape: 'list' },
})

export const readNotices = endpoint({
  method: 'POST',
  path: '/api/notice/read/',
  summary: 'Marks notices as read, up to and with the one named; with `only` that one alone',
  access: 'signed-in',
  body: v.object({ up_to: Id, only: v.optional(v.boolean()) }),
  answer: v.object({ unread: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  offline: 'refuse',
})

export const readPushKey = endpoint({
  method: 'GET',
  path: '/api/push/key/',
  summary: 'The public key under which this service sends messages to phones',
  access: 'anyone',
  /** Base64url of the uncompressed P-256 point. @see RFC 8292 */
  answer: v.object({ key: v.string() }),
  offline: 'never',
})

const Base64Url = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w-]+=*$/))

export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/push/',
  summary: 'Lets the service send messages about one’s orders to this browser',
  access: 'signed-in',
  perMinute: 10,
  body: v.object({
    endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
    keys: v.object({ p256dh: Base64Url, auth: Base64Url }),
    language: v.picklist(LANGUAGES),
  }),
  answer: v.object({ subscribed: v.literal(true) }),
  offline: 'refuse',
})

export const unsubscribePush = endpoint({
  method: 'POST',
  path: '/api/push/stop/',
  summary: 'Stops messages to this browser',
  access: 'signed-in',
  body: v.object({ endpoint: v.pipe(v.string(), v.maxLength(1000)) }),
  answer: v.object({ subscribed: v.literal(false) }),
  offline: 'refuse',
})
