import * as accounts from './tables/accounts.ts'
import * as addresses from './tables/addresses.ts'
import * as approvals from './tables/approvals.ts'
import * as banners from './tables/banners.ts'
import * as blogs from './tables/blogs.ts'
import * as bookings from './tables/bookings.ts'
import * as cases from './tables/cases.ts'
import * as categories from './tables/categories.ts'
import * as conversations from './tables/conversations.ts'
import * as daybook from './tables/daybook.ts'
import * as debtClaims from './tables/debt-claims.ts'
import * as events from './tables/events.ts'
import * as faqs from './tables/faqs.ts'
import * as features from './tables/features.ts'
import * as freedNames from './tables/freed-names.ts'
import * as galleries from './tables/galleries.ts'
import * as gate from './tables/gate.ts'
import * as jobs from './tables/jobs.ts'
import * as keptAnswers from './tables/kept-answers.ts'
import * as ledger from './tables/ledger.ts'
import * as messages from './tables/messages.ts'
import * as notices from './tables/notices.ts'
import * as orders from './tables/orders.ts'
import * as payments from './tables/payments.ts'
import * as payouts from './tables/payouts.ts'
import * as people from './tables/people.ts'
import * as posts from './tables/posts.ts'
import * as products from './tables/products.ts'
import * as purchases from './tables/purchases.ts'
import * as relations from './tables/relations.ts'
import * as reviews from './tables/reviews.ts'
import * as search from './tables/search.ts'
import * as sellers from './tables/sellers.ts'
import * as services from './tables/services.ts'
import * as shopOrders from './tables/shop-orders.ts'
import * as shopReturns from './tables/shop-returns.ts'
import * as silences from './tables/silences.ts'
import * as staffMails from './tables/staff-mails.ts'
import * as threads from './tables/threads.ts'
import * as tickets from './tables/tickets.ts'
import * as upkeep from './tables/upkeep.ts'
import * as uploads from './tables/uploads.ts'
import * as walletPayments from './tables/wallet-payments.ts'
import * as writtenTexts from './tables/written-texts.ts'

/** Every table there is, for Drizzle. */
export const schema = {
  ...accounts,
  ...addresses,
  ...approvals,
  ...banners,
  ...blogs,
  ...bookings,
  ...cases,
  ...categories,
  ...conversations,
  ...daybook,
  ...debtClaims,
  ...events,
  ...faqs,
  ...features,
  ...freedNames,
  ...galleries,
  ...gate,
  ...jobs,
  ...keptAnswers,
  ...ledger,
  ...messages,
  ...notices,
  ...orders,
  ...payments,
  ...payouts,
  ...people,
  ...posts,
  ...products,
  ...purchases,
  ...relations,
  ...reviews,
  ...search,
  ...sellers,
  ...services,
  ...shopOrders,
  ...shopReturns,
  ...silences,
  ...staffMails,
  ...threads,
  ...tickets,
  ...upkeep,
  ...uploads,
  ...walletPayments,
  ...writtenTexts,
}
