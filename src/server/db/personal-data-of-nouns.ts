import { ACCOUNT_DATA } from './accounts/account-data.ts'
import { BUYER_DATA } from './accounts/buyer-data.ts'
import { ADDRESS_DATA } from './addresses/address-data.ts'
import { BLOG_DATA } from './blogs/blog-data.ts'
import { BOOKING_DATA } from './bookings/booking-data.ts'
import { CALENDAR_FEED_DATA } from './bookings/calendar-feed-data.ts'
import { CASE_DATA } from './cases/case-data.ts'
import { CONVERSATION_DATA } from './conversations/conversation-data.ts'
import { DAYBOOK_DATA } from './daybook/daybook-data.ts'
import { EVENT_DATA } from './events/event-data.ts'
import { FAQ_DATA } from './faqs/faq-data.ts'
import { GALLERY_DATA } from './galleries/gallery-data.ts'
import { JOB_DATA } from './jobs/job-data.ts'
import { NOTICE_DATA } from './notices/notice-data.ts'
import { ORDER_DATA } from './orders/order-data.ts'
import { WALLET_DATA } from './payouts/wallet-data.ts'
import { PERSON_DATA } from './people/person-data.ts'
import type { PersonalData } from './personal-data.ts'
import { POST_DATA } from './posts/post-data.ts'
import { PRODUCT_DATA } from './products/product-data.ts'
import { RELATION_DATA } from './relations/relation-data.ts'
import { REVIEW_KINDS } from './review-kinds.ts'
import { reviewData } from './reviews/review-data.ts'
import { SELLER_DATA } from './sellers/seller-data.ts'
import { SERVICE_DATA } from './services/service-data.ts'
import { RETURN_DATA } from './shop/return-data.ts'
import { SHOP_DATA } from './shop/shop-data.ts'
import { SILENCE_DATA } from './silences/silence-data.ts'
import { SPAM_DATA } from './spam/spam-data.ts'
import { THREAD_KINDS } from './thread-kinds.ts'
import { threadData } from './threads/thread-data.ts'
import { UPLOAD_DATA } from './uploads/upload-data.ts'
import { WALLET_PAYMENT_DATA } from './wallet-payments/wallet-data.ts'

/** Everything that is held about a person, in the order of the exported file. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  // First: what is still open keeps the account.
  SHOP_DATA,
  RETURN_DATA,
  WALLET_PAYMENT_DATA,
  BOOKING_DATA,
  BUYER_DATA,
  SELLER_DATA,
  EVENT_DATA,
  PRODUCT_DATA,
  SERVICE_DATA,
  GALLERY_DATA,
  FAQ_DATA,
  UPLOAD_DATA,
  ORDER_DATA,
  ACCOUNT_DATA,
  NOTICE_DATA,
  JOB_DATA,
  // Before what it is about: that may go.
  threadData(THREAD_KINDS),
  reviewData(REVIEW_KINDS),
  BLOG_DATA,
  CONVERSATION_DATA,
  POST_DATA,
  PERSON_DATA,
  RELATION_DATA,
  ADDRESS_DATA,
  CALENDAR_FEED_DATA,
  DAYBOOK_DATA,
  SPAM_DATA,
  SILENCE_DATA,
  CASE_DATA,
  // Last: bookings that were cancelled earn nothing, and accounts of the ledger are locked after everything else.
  WALLET_DATA,
]
