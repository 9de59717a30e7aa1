import type { NoticeKind } from '#contract/notices/notice-kinds.ts'
import { AUTHOR_NOTICE_VIEWS } from './author-notices.ts'
import { BOOKING_NOTICE_VIEWS } from './booking-notices.ts'
import { CONVERSATION_NOTICE_VIEWS } from './conversation-notices.ts'
import { DEBT_NOTICE_VIEWS } from './debt-notices.ts'
import { JOB_NOTICE_VIEWS } from './job-notices.ts'
import type { NoticeView } from './notice-view.ts'
import { ORDER_NOTICE_VIEWS } from './order-notices.ts'
import { PAYOUT_NOTICE_VIEWS } from './payout-notices.ts'
import { REPLY_NOTICE_VIEWS } from './reply-notices.ts'
import { REVIEW_NOTICE_VIEWS } from './review-notices.ts'
import { SALE_NOTICE_VIEWS } from './sale-notices.ts'
import { SHOP_NOTICE_VIEWS } from './shop-notices.ts'
import { SILENCE_NOTICE_VIEWS } from './silence-notices.ts'
import { TAKEN_OFF_NOTICE_VIEWS } from './taken-off-notices.ts'

/** How each kind of notice is shown: the page's one list of the nouns that tell something. */
export const NOTICE_VIEWS: Record<NoticeKind, NoticeView> = {
  ...ORDER_NOTICE_VIEWS,
  ...JOB_NOTICE_VIEWS,
  ...REPLY_NOTICE_VIEWS,
  ...AUTHOR_NOTICE_VIEWS,
  ...SALE_NOTICE_VIEWS,
  ...CONVERSATION_NOTICE_VIEWS,
  ...SILENCE_NOTICE_VIEWS,
  ...TAKEN_OFF_NOTICE_VIEWS,
  ...REVIEW_NOTICE_VIEWS,
  ...SHOP_NOTICE_VIEWS,
  ...BOOKING_NOTICE_VIEWS,
  ...PAYOUT_NOTICE_VIEWS,
  ...DEBT_NOTICE_VIEWS,
}
