import { PAGE_NAMES } from '#contract/core/page-names.ts'
import type { HomeAnswer } from '#contract/home.ts'
import { readSearchFilter } from '#contract/search/search-kinds.ts'
import { BLOG_HEADS } from './features/blogs/public/heads.ts'
import type { FoundCategories } from './features/categories/calls.ts'
import { categoriesHead } from './features/categories/head.ts'
import { EVENT_HEADS } from './features/events/public/heads.ts'
import { homeHead } from './features/home/head.ts'
import { JOB_HEADS } from './features/jobs/public/heads.ts'
import { PEOPLE_HEADS } from './features/people/heads.ts'
import { POST_HEADS } from './features/posts/public/heads.ts'
import { PRODUCT_HEADS } from './features/products/public/heads.ts'
import { searchHead } from './features/search/head.ts'
import { SELLER_HEADS } from './features/sellers/heads.ts'
import { SERVICE_HEADS } from './features/services/public/heads.ts'
import type { MakeHead } from './ui/navigation/page-head.ts'
import type { Answer } from './wire/answer.ts'

/** A screen that is the same for everybody and named in the shell's texts. */
const plain =
  (screen: string, description: string): MakeHead =>
  ({ texts }) => ({ title: texts.t(`shell:titles.${screen}`), description: texts.t(`shell:head.${description}`), canonicalPath: `/${screen}` })
const privately =
  (screen: string, description = 'private'): MakeHead =>
  (page) => ({ ...plain(screen, description)(page), isPrivate: true })

/** Pages of plain text: each has a description of its own. */
const TEXT_PAGE_HEADS = Object.fromEntries(
  PAGE_NAMES.map((name): [string, MakeHead] => [
    `/${name}`,
    ({ texts }) => ({ title: texts.t(`shell:titles.${name}`), description: texts.t(`heads:pages.${name}`), canonicalPath: `/${name}` }),
  ]),
)

/** Head of each page by route; only the server writes them, so they stay out of what the phone downloads. */
export const PAGE_HEADS: Record<string, MakeHead> = {
  ...EVENT_HEADS,
  ...SERVICE_HEADS,
  ...PRODUCT_HEADS,
  ...JOB_HEADS,
  ...BLOG_HEADS,
  ...POST_HEADS,
  ...SELLER_HEADS,
  ...PEOPLE_HEADS,
  ...TEXT_PAGE_HEADS,
  '/': ({ data, texts, origin }) => homeHead((data as Answer<HomeAnswer>).value, { texts, origin }),
  '/category/$': ({ data, texts, origin }) => categoriesHead(data as FoundCategories, { texts, origin }),
  '/saved': ({ texts }) => ({ title: texts.t('common:savedList.title'), description: texts.t('common:savedList.empty'), canonicalPath: '/saved' }),
  '/search': ({ search, texts }) => searchHead(readSearchFilter(search as Record<string, unknown>), { texts }),
  // Leads on: nobody sees it.
  '/service_category/$': ({ texts }) => ({
    title: texts.t('heads:services.instantTitle'),
    description: texts.t('heads:services.listDescription'),
    canonicalPath: '/services?instant=true',
  }),
  '/bookings': plain('bookings', 'bookings'),
  '/login': plain('login', 'login'),
  '/registration': plain('registration', 'join'),
  '/become-a-seller': plain('become-a-seller', 'becomeSeller'),
  '/recover': privately('recover', 'recover'),
  '/google-login': privately('google-login', 'googleLogin'),
  '/reset-password': privately('reset-password', 'recover'),
  '/verify-email': privately('verify-email', 'verify'),
  '/ticket': privately('ticket', 'ticket'),
  '/tickets': privately('tickets'),
  '/tickets_/$eventOrderId': privately('tickets'),
  '/profile-settings': privately('profile-settings'),
  '/profileindex': privately('profileindex'),
  '/sellerprofile': privately('sellerprofile'),
  '/welcome': privately('welcome'),
  '/buyer': privately('buyer'),
  '/evencheckout/$eventId': privately('evencheckout', 'checkout'),
  '/messages': privately('messages'),
  '/messages/$conversationId': privately('messages'),
  '/messages/new': privately('messages'),
  '/notices': privately('notices'),
  '/notices_/settings': privately('notices'),
  '/relations/$which': privately('relations'),
  '/posts_/new': privately('posts'),
  '/posts_/own/$': privately('posts'),
  '/orders': privately('orders'),
  '/event_order/$eventOrderId': privately('event_order'),
  '/basket': privately('basket'),
  '/checkout': privately('checkout'),
  '/shop_order/$number': privately('shop_order'),
  '/shop_order_/$number/complain': privately('shop_return'),
  '/shop_purchase/$number': privately('shop_purchase'),
  '/shop_return/$number': privately('shop_return'),
  '/sms_order': privately('sms_order'),
  '/wallet_payment/$number': privately('wallet_payment'),
  '/walletclaims/$': privately('walletclaims'),
  '/rider/$linkKey': privately('rider'),
  '/check-payment': privately('check-payment'),
  '/event-payment-success': privately('event-payment-success'),
  '/event-payment-fail': privately('event-payment-fail'),
  '/event-payment-cancel': privately('event-payment-cancel'),
  '/gate': privately('gate', 'gate'),
  '/selleraddevent': privately('selleraddevent'),
  '/sellerevents': privately('sellerevents'),
  '/sellerevents_/manage': privately('sellerevents'),
  '/sellerevents_/event/$eventId/update': privately('sellerevents'),
  '/sellerevents_/event/$eventId/tickets': privately('sellerevents'),
  '/sellerevents_/event/$eventId/promo': privately('sellerevents'),
  '/sellerevents_/event/$eventId/questions': privately('sellerevents'),
  '/sellerevents_/editeventGallery/$eventId': privately('sellerevents'),
  '/sellerevents_/event/$eventId/orders': privately('sellerevents'),
  '/sellerevents_/event/$eventId/attendees': privately('sellerevents'),
  '/sellerevents_/event/$eventId/gate': privately('sellerevents'),
  '/daybook': privately('daybook'),
  '/sellerdashboard': privately('sellerdashboard'),
  '/sellergallery/$': privately('sellergallery'),
  '/sellerorders': privately('sellerorders'),
  '/jobapplications': privately('jobapplications'),
  '/hiring/$': privately('hiring'),
  '/products/$': privately('products'),
  '/sellerservices/$': privately('sellerservices'),
  '/servicebooking/$serviceId': privately('servicebooking', 'booking'),
  '/booking/$number': privately('booking'),
  '/myday': privately('myday'),
  '/wallet/$': privately('wallet'),
  '/writing/$': privately('writing'),
  '/desk/$': privately('desk'),
  '/logout': privately('logout'),
  '/outbox': privately('outbox'),
  '/share/$': privately('share'),
}
