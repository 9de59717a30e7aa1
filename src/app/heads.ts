import type { BlogDetail } from '#contract/blogs/blogs.ts'
import { readBlogQuestion } from '#contract/blogs/blogs-filter.ts'
import type { EventDetail, EventPage } from '#contract/events/events.ts'
import { readEventQuestion } from '#contract/events/events-filter.ts'
import type { HomeAnswer } from '#contract/home.ts'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { readJobQuestion } from '#contract/jobs/jobs-filter.ts'
import { readSearchQuestion } from '#contract/search/search-kinds.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import type { MagazineAnswers } from './features/blogs/public/calls.ts'
import { articleHead, magazineHead } from './features/blogs/public/head.ts'
import type { FoundCategories } from './features/categories/calls.ts'
import { categoriesHead } from './features/categories/head.ts'
import { eventHead, eventListHead } from './features/events/public/head.ts'
import { homeHead } from './features/home/head.ts'
import type { PortalAnswers } from './features/jobs/public/calls.ts'
import { jobHead, jobPortalHead } from './features/jobs/public/head.ts'
import { searchHead } from './features/search/head.ts'
import { sellerHead } from './features/sellers/head.ts'
import type { HeadTools, PageHead } from './ui/navigation/page-head.ts'
import type { Answer } from './wire/answer.ts'

/** What there is to say of a page: the route's data and search, and the reader's texts. */
interface HeadInput extends HeadTools {
  data: unknown
  search: unknown
}

type MakeHead = (page: HeadInput) => PageHead

/** A screen that is the same for everybody and named in the shell's texts. */
const plain =
  (screen: string, description: string): MakeHead =>
  ({ texts }) => ({ title: texts.t(`shell:titles.${screen}`), description: texts.t(`shell:head.${description}`), canonicalPath: `/${screen}` })
const privately =
  (screen: string, description = 'private'): MakeHead =>
  (page) => ({ ...plain(screen, description)(page), isPrivate: true })

/** Head of each page by route; only the server writes them, so they stay out of what the phone downloads. */
export const PAGE_HEADS: Record<string, MakeHead> = {
  '/events': ({ data, search, texts, origin }) =>
    eventListHead(readEventQuestion(search as Record<string, unknown>), (data as Answer<EventPage>).value, { texts, origin }),
  '/eventdetails/$eventId': ({ data, texts, origin }) => eventHead((data as Answer<EventDetail>).value, { texts, origin }),
  '/jobportal': ({ data, search, texts, origin }) =>
    jobPortalHead(readJobQuestion(search as Record<string, unknown>), (data as PortalAnswers)[0].value, { texts, origin }),
  '/jobdetails/$jobPostId': ({ data, texts, origin }) => jobHead((data as Answer<JobDetail>).value, { texts, origin }),
  '/blogs': ({ data, search, texts }) => magazineHead(readBlogQuestion(search as Record<string, unknown>), (data as MagazineAnswers)[0].value, { texts }),
  '/blogs_/$blogId': ({ data, texts, origin }) => articleHead((data as Answer<BlogDetail>).value, { texts, origin }),
  '/': ({ data, texts, origin }) => homeHead((data as Answer<HomeAnswer>).value, { texts, origin }),
  '/category/$': ({ data, texts, origin }) => categoriesHead(data as FoundCategories, { texts, origin }),
  '/saved': ({ texts }) => ({ title: texts.t('common:savedList.title'), description: texts.t('common:savedList.empty'), canonicalPath: '/saved' }),
  '/seller/$slug': ({ data, texts, origin }) => sellerHead((data as readonly [Answer<SellerPage>, unknown])[0].value, { texts, origin }),
  '/search': ({ search, texts }) => searchHead(readSearchQuestion(search as Record<string, unknown>), { texts }),
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
  '/buyer': privately('buyer'),
  '/evencheckout/$eventId': privately('evencheckout', 'checkout'),
  '/orders': privately('orders'),
  '/event_order/$eventOrderId': privately('event_order'),
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
  '/sellerdashboard': privately('sellerdashboard'),
  '/jobapplications': privately('jobapplications'),
  '/hiring/$': privately('hiring'),
  '/writing/$': privately('writing'),
  '/moderation': privately('moderation'),
  '/logout': privately('logout'),
  '/outbox': privately('outbox'),
  '/share/$': privately('share'),
}
