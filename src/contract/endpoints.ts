import * as accounts from './accounts/accounts.ts'
import * as phoneKeys from './accounts/phone-keys.ts'
import * as sessions from './accounts/sessions.ts'
import * as silences from './accounts/silences.ts'
import * as addresses from './addresses/addresses.ts'
import * as banners from './banners.ts'
import * as blogThreads from './blogs/blog-thread.ts'
import * as blogs from './blogs/blogs.ts'
import * as writing from './blogs/own-blogs.ts'
import * as bookingAsking from './bookings/booking-asking.ts'
import * as bookingSteps from './bookings/booking-steps.ts'
import * as bookings from './bookings/bookings.ts'
import * as calendarFeed from './bookings/calendar-feed.ts'
import * as reports from './cases/reports.ts'
import * as categories from './categories.ts'
import * as conversations from './conversations/conversations.ts'
import type { EndpointSpec } from './core/endpoint.ts'
import * as daybook from './daybook/daybook.ts'
import * as daybookWrites from './daybook/daybook-writes.ts'
import * as approvals from './desk/approvals.ts'
import * as deskBookings from './desk/bookings.ts'
import * as deskCases from './desk/cases.ts'
import * as deskDebtClaims from './desk/debt-claims.ts'
import * as desk from './desk/desk.ts'
import * as features from './desk/features.ts'
import * as lateOrders from './desk/late-orders.ts'
import * as licences from './desk/licences.ts'
import * as deskOrders from './desk/orders.ts'
import * as deskPayouts from './desk/payouts.ts'
import * as deskPeople from './desk/people.ts'
import * as deskReturns from './desk/returns.ts'
import * as deskWalletClaims from './desk/wallet-claims.ts'
import * as checkIns from './events/check-ins.ts'
import * as coupons from './events/coupons.ts'
import * as eventReviews from './events/event-reviews.ts'
import * as events from './events/events.ts'
import * as gallery from './events/gallery.ts'
import * as gate from './events/gate.ts'
import * as selling from './events/own-events.ts'
import * as sales from './events/sales.ts'
import * as ticketKinds from './events/ticket-kinds.ts'
import * as tickets from './events/tickets.ts'
import * as health from './health.ts'
import * as home from './home.ts'
import * as applicants from './jobs/applicants.ts'
import * as jobAlerts from './jobs/job-alerts.ts'
import * as jobApplications from './jobs/job-applications.ts'
import * as jobs from './jobs/jobs.ts'
import * as hiring from './jobs/own-jobs.ts'
import * as noticeSettings from './notices/notice-settings.ts'
import * as notices from './notices/notices.ts'
import * as orders from './orders/orders.ts'
import * as pages from './pages.ts'
import * as people from './people/people.ts'
import * as pictures from './pictures.ts'
import * as feedMarkers from './posts/feed-markers.ts'
import * as following from './posts/following.ts'
import * as hiddenComments from './posts/hidden-comments.ts'
import * as ownPosts from './posts/own-posts.ts'
import * as postPictures from './posts/post-pictures.ts'
import * as postReactions from './posts/post-reactions.ts'
import * as postThread from './posts/post-thread.ts'
import * as posts from './posts/posts.ts'
import * as ownProducts from './products/own-products.ts'
import * as productCsv from './products/product-csv.ts'
import * as productGallery from './products/product-gallery.ts'
import * as productReviews from './products/product-reviews.ts'
import * as products from './products/products.ts'
import * as shops from './products/shops.ts'
import * as stock from './products/stock.ts'
import * as stockMoves from './products/stock-moves.ts'
import * as payments from './purchases/payments.ts'
import * as relations from './relations/relations.ts'
import * as reviews from './reviews/reviews.ts'
import * as search from './search/search.ts'
import * as dashboard from './sellers/dashboard.ts'
import * as profileGallery from './sellers/profile-gallery.ts'
import * as sellerMedia from './sellers/seller-media.ts'
import * as sellers from './sellers/sellers.ts'
import * as tradeLicence from './sellers/trade-licence.ts'
import * as ownServices from './services/own-services.ts'
import * as serviceGallery from './services/service-gallery.ts'
import * as serviceReviews from './services/service-reviews.ts'
import * as services from './services/services.ts'
import * as slots from './services/slots.ts'
import * as team from './services/team.ts'
import * as teamHours from './services/team-hours.ts'
import * as baskets from './shop/baskets.ts'
import * as checkout from './shop/checkout.ts'
import * as returnSteps from './shop/return-steps.ts'
import * as shopReturns from './shop/returns.ts'
import * as shopOrders from './shop/shop-orders.ts'
import * as smsOrders from './shop/sms/sms-orders.ts'
import * as comments from './threads/comments.ts'
import * as payouts from './wallet/payouts.ts'
import * as sellerRates from './wallet/seller-rates.ts'
import * as wallet from './wallet/wallet.ts'
import * as claimSteps from './wallet-payments/claim-steps.ts'
import * as debtClaims from './wallet-payments/debt-claims.ts'
import * as receivingNumbers from './wallet-payments/receiving-numbers.ts'
import * as walletClaims from './wallet-payments/wallet-claims.ts'

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value && 'offline' in value

const NOUNS = [
  accounts,
  addresses,
  applicants,
  approvals,
  banners,
  baskets,
  blogs,
  blogThreads,
  bookingAsking,
  bookings,
  bookingSteps,
  calendarFeed,
  desk,
  categories,
  checkIns,
  checkout,
  comments,
  conversations,
  coupons,
  dashboard,
  daybook,
  daybookWrites,
  deskBookings,
  deskPeople,
  deskReturns,
  lateOrders,
  licences,
  deskOrders,
  eventReviews,
  deskCases,
  events,
  features,
  gallery,
  gate,
  health,
  hiring,
  home,
  jobAlerts,
  jobApplications,
  jobs,
  notices,
  noticeSettings,
  orders,
  ownProducts,
  stock,
  stockMoves,
  productGallery,
  productCsv,
  pages,
  payments,
  people,
  ownPosts,
  postReactions,
  posts,
  postThread,
  hiddenComments,
  postPictures,
  feedMarkers,
  following,
  relations,
  phoneKeys,
  pictures,
  productReviews,
  products,
  returnSteps,
  reviews,
  reports,
  sales,
  search,
  profileGallery,
  sellerMedia,
  sellers,
  tradeLicence,
  selling,
  sessions,
  ownServices,
  serviceGallery,
  serviceReviews,
  services,
  slots,
  team,
  teamHours,
  shopOrders,
  smsOrders,
  shopReturns,
  shops,
  silences,
  ticketKinds,
  tickets,
  walletClaims,
  claimSteps,
  receivingNumbers,
  deskWalletClaims,
  debtClaims,
  deskDebtClaims,
  writing,
  wallet,
  sellerRates,
  payouts,
  deskPayouts,
]

/** Every endpoint there is, gathered from the nouns' files; never typed by hand. */
export const ENDPOINTS: readonly EndpointSpec[] = NOUNS.flatMap((noun) => Object.values(noun).filter(isEndpoint))
