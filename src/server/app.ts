import type { HttpBindings } from '@hono/node-server'
import { HEADERS } from '#contract/core/headers.ts'
import { ping } from '#contract/health.ts'
import type { Files, ListedFiles } from './adapters/files/files.ts'
import type { Google } from './adapters/google/google.ts'
import type { Mail } from './adapters/mail/mail.ts'
import type { Payment } from './adapters/payment/payment.ts'
import { openPictures } from './adapters/pictures.ts'
import { openPrivateFiles } from './adapters/private-files.ts'
import type { PushReach } from './adapters/push/push.ts'
import type { TicketSigner } from './adapters/ticket-signer.ts'
import type { ApprovalHandlers } from './approvals/approval-handler.ts'
import type { CaseHandlers } from './cases/case-handler.ts'
import { readDataVersion } from './db/connection/data-version.ts'
import type { Database } from './db/connection/open.ts'
import { DESK_QUEUES } from './desk-queues.ts'
import { openPasswords } from './features/accounts/registration/passwords.ts'
import { accountsRoutes } from './features/accounts/routes.ts'
import { addressRoutes } from './features/addresses/routes.ts'
import { writingRoutes } from './features/blogs/own/routes.ts'
import { blogRoutes } from './features/blogs/public/routes.ts'
import { openCalendars } from './features/bookings/feed/calendar-page.ts'
import { calendarFeedRoutes } from './features/bookings/feed/routes.ts'
import { bookingRoutes } from './features/bookings/routes.ts'
import { categoryRoutes } from './features/categories/routes.ts'
import { deskRoutes } from './features/desk/routes.ts'
import { couponRoutes } from './features/events/coupons/routes.ts'
import { galleryRoutes } from './features/events/gallery/routes.ts'
import { gateRoutes } from './features/events/gate/routes.ts'
import { sellingRoutes } from './features/events/own/routes.ts'
import { eventRoutes } from './features/events/public/routes.ts'
import { salesRoutes } from './features/events/sales/routes.ts'
import { ticketKindRoutes } from './features/events/ticket-types/routes.ts'
import { ticketRoutes } from './features/events/tickets/routes.ts'
import { homeRoutes } from './features/home/routes.ts'
import { jobAlertRoutes } from './features/jobs/alerts/routes.ts'
import { applicationRoutes } from './features/jobs/applications/routes.ts'
import { hiringRoutes } from './features/jobs/own/routes.ts'
import { jobRoutes } from './features/jobs/public/routes.ts'
import { keepPushKeys } from './features/notices/push-keys.ts'
import { noticeRoutes } from './features/notices/routes.ts'
import { orderRoutes } from './features/orders/routes.ts'
import { refundAllSales, refundSale } from './features/orders/seller/refund-sale.ts'
import { pageRoutes } from './features/pages/routes.ts'
import { goodsRoutes } from './features/products/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { dashboardRoutes } from './features/sellers/dashboard/routes.ts'
import { openViewCounts } from './features/sellers/dashboard/view-counts.ts'
import { sellerRoutes } from './features/sellers/routes.ts'
import { shopOrderRoutes } from './features/shop/orders/routes.ts'
import { pictureRoutes } from './features/uploads/routes.ts'
import { openUploadBook } from './features/uploads/upload-book.ts'
import { createApi } from './http/api.ts'
import type { Lifecycle } from './http/health.ts'
import { limitCalendars, limitCalls, limitRequests } from './http/limits/limits.ts'
import { type Load, watchLoad } from './http/limits/load.ts'
import { budgetServerTime } from './http/limits/server-time.ts'
import { limitUnverifiedWrites } from './http/limits/unverified-writes.ts'
import { createMailPage } from './http/pages/mail-page.ts'
import { ownPagesOnly } from './http/pages/own-pages.ts'
import type { Site } from './http/pages/site.ts'
import { clientAddress } from './http/requests/client-address.ts'
import { readRequestId } from './http/requests/request-id.ts'
import { type Log, logRequest } from './http/requests/request-log.ts'
import { limitUploads } from './http/requests/upload-limit.ts'
import { afterAnswers } from './http/responses/after-answer.ts'
import { type Cors, openTo } from './http/responses/cors.ts'
import { cacheAllAnswers, type HotAnswers } from './http/responses/hot-answers.ts'
import { problemOf, problemResponse } from './http/responses/problems.ts'
import { watchVersion } from './http/responses/version-watch.ts'
import { createRoute } from './http/route.ts'
import { serve } from './http/serve.ts'
import { createService, type Service } from './http/service.ts'
import { accessTokens } from './http/sessions/access-token.ts'
import { liveSessions } from './http/sessions/live-sessions.ts'
import { securityLog } from './http/sessions/security-log.ts'
import { openForms } from './open-forms.ts'
import { openMedia } from './open-media.ts'
import { addPeople } from './people-routes.ts'
import { purchaseHandlers } from './purchase-handlers.ts'
import type { PurchaseHandlers } from './purchases/purchase-handler.ts'
import type { DeskOrdersParts } from './purchases/staff/routes.ts'
import { type ReviewedKind, reviewRoutes } from './reviews/routes.ts'
import { REVIEWS, THREADS } from './served-kinds.ts'
import { addServices } from './service-routes.ts'
import type { Settings } from './settings.ts'
import { addShop } from './shop-routes.ts'
import { addMoneyDesk, addStaffDecisions } from './staff-decisions.ts'
import { type ServedKind, threadRoutes } from './threads/routes.ts'
import { addWallets } from './wallet-routes.ts'

/** What the app is built from. Everything that reaches outside the process comes in here, so that tests can bring their own. */
export interface AppParts {
  settings: Pick<Settings, 'mode' | 'origin' | 'data_folder' | 'rate_per_minute' | 'trusted_proxies' | 'cors_origins' | 'operator' | 'wallets'> & {
    secret: string
  }
  database: Pick<Database, 'db' | 'pool' | 'replicas'>
  files: Files & Pick<ListedFiles, 'sizeOf'>
  /** Where private files lie that no address leads to. */
  privateFiles: Files
  mail: Mail
  /** Undefined: signing in with Google is off. */
  google: Google | undefined
  signer: TicketSigner
  payment: Payment
  /** What is done with each kind of purchase. Absent: of every kind that this server sells. */
  handlers?: PurchaseHandlers
  /** What is done with each kind of approval. Absent: of every kind that this server has. */
  approvals?: ApprovalHandlers
  /** What readers report and staff decide about. Absent: of every kind that this service has. */
  cases?: CaseHandlers
  /** What people talk about. Absent: what this service has. */
  threads?: readonly ServedKind[]
  /** What is reviewed. Absent: what this service has. */
  reviews?: readonly ReviewedKind[]
  /** Absent: browsers may name push services of the open net only. */
  push_reach?: PushReach
  log: Log
  /** Absent: pages answer 503. */
  site: Site | undefined
  lifecycle: Lifecycle
  /** Milliseconds since the epoch. */
  now: () => number
  /** Milliseconds that only go forward: what ages are measured with. */
  clock: () => number
  /** Absent: watched. */
  load?: Load
  /** Milliseconds of processor that the process has used. Absent: asked. */
  processor?: () => number
}

export interface App {
  /** Answers a request; never rejects. */
  fetch: (request: Request, bindings?: Partial<HttpBindings>) => Promise<Response>
  /** What a listener may give out before anything else is asked. */
  hot: HotAnswers
  site: Site | undefined
  service: Service
  cors: Cors
  /** Resolves when what goes on after answers has ended, and what they counted is written down. */
  settle: () => Promise<void>
}

/** Builds the whole server without a port. */
export function createApp(parts: AppParts): App {
  const { settings, database, log, site, now } = parts
  const watch = watchVersion(() => readDataVersion(database), parts.clock)
  const { hot, feeds } = cacheAllAnswers(watch, parts.clock)
  const limits = limitRequests(settings.rate_per_minute)
  const cors = openTo(settings.cors_origins)
  const tokens = accessTokens(settings.secret)
  const both = { load: parts.load ?? watchLoad(), time: budgetServerTime(settings.rate_per_minute > 0, parts.processor), log, now }
  const guards = { ...both, hot, limits, tokens }
  const isDevelopment = settings.mode !== 'production'
  const sessions = liveSessions(database.pool, parts.clock)
  const service = createService({
    ...both,
    database,
    sessions,
    checkAnswers: isDevelopment,
    ownPagesOnly: ownPagesOnly(settings.origin, isDevelopment),
    countCall: limitCalls(settings.rate_per_minute > 0),
  })
  const note = securityLog(log)
  const { privateFiles, ...uploads } = openUploads(parts)
  const after = afterAnswers(log)
  const views = openViewCounts(database.db, { log, isLimited: settings.rate_per_minute > 0 })
  addEndpoints(service, { ...parts, ...uploads, privateFiles, note })
  accountsRoutes(service, { ...parts, tokens, sessions, passwords: openPasswords(), ...uploads, privateFiles, note, after, origin: settings.origin })
  noticeRoutes(service, { pushKeys: keepPushKeys(database, settings.secret, log), reach: parts.push_reach ?? { allowsLoopback: false } })
  const handlers = addOrders(service, parts, { after, note })
  addWallets(service, { ...parts, ...uploads, ...settings, handlers, note, ...settings.wallets })
  sellerRoutes(service, { ...uploads, privateFiles, db: database.db, sessions, note })
  addTickets(service, parts, note)
  addSellersDesk(service, { ...uploads, views, privateFiles, db: database.db, note, handlers })
  addApplications(service, { ...uploads, privateFiles, db: database.db, secret: settings.secret })
  addPeople(service, { ...uploads, settings, privateFiles, database, db: database.db, sessions, note })
  const route = createRoute({
    api: createApi(service, guards),
    media: openMedia({ files: parts.files, db: database.db, limits }),
    forms: openForms({ ...parts, handlers }, () => hot.doubt()),
    calendars: openCalendars({ db: database.db, limits, countLook: limitCalendars(settings.rate_per_minute > 0), origin: settings.origin }),
    mailPage: createMailPage(isDevelopment ? parts.mail.list : undefined),
    health: { lifecycle: parts.lifecycle, askDatabase: () => database.pool.query('select 1'), dataFolder: settings.data_folder },
    guards,
    feeds,
    site,
    sitemap: { database, now, origin: settings.origin },
    origin: settings.origin,
  })
  const fetch: App['fetch'] = async (request, bindings) => {
    const startedAt = performance.now()
    const requestId = readRequestId(request.headers)
    const { pathname } = new URL(request.url)
    const response = cors.preflight(request) ?? (await answer(request, requestId, bindings?.incoming?.socket.remoteAddress))
    response.headers.set(HEADERS.requestId, requestId)
    const forOthers = cors.headersFor({ method: request.method, pathname, origin: request.headers.get('origin') ?? undefined })
    for (const [name, value] of Object.entries(forOthers)) response.headers.set(name, value)
    logRequest(log, { id: requestId, method: request.method, pathname }, { status: response.status, startedAt })
    return response
  }
  const answer = async (request: Request, requestId: string, remote: string | undefined): Promise<Response> => {
    try {
      const address = remote === undefined ? undefined : clientAddress(remote, request.headers.get('x-forwarded-for'), settings.trusted_proxies)
      return await route(request, { requestId, address })
    } catch (error) {
      return problemResponse(problemOf(error, log, requestId), requestId)
    }
  }
  const settle = async () => void (await Promise.all([after.settle(), views.flush()]))
  return { fetch, hot, site, service, cors, settle }
}

/** What is bought, by whom and by staff. Gives what is done with each kind of purchase. */
function addOrders(service: Service, parts: AppParts, tools: Pick<DeskOrdersParts, 'after' | 'note'>): PurchaseHandlers {
  const handlers = parts.handlers ?? purchaseHandlers(async () => parts.signer)
  orderRoutes(service, { ...parts, ...tools, handlers, origin: parts.settings.origin })
  shopOrderRoutes(service, { ...parts, ...tools, handlers, origin: parts.settings.origin, secret: parts.settings.secret })
  addMoneyDesk(service, { ...parts, ...tools, handlers })
  return handlers
}

/** What job seekers do. */
function addApplications(service: Service, parts: Parameters<typeof applicationRoutes>[1] & Parameters<typeof jobAlertRoutes>[1]): void {
  applicationRoutes(service, parts)
  jobAlertRoutes(service, parts)
}

/** Tickets of guests, and the gate that lets them in. */
function addTickets(service: Service, parts: AppParts, note: ReturnType<typeof securityLog>): void {
  ticketRoutes(service, parts)
  gateRoutes(service, { settings: parts.settings, note })
}

/** What people send in files, and how much of it there may be. */
function openUploads({ files, privateFiles, log, database }: Pick<AppParts, 'files' | 'privateFiles' | 'log' | 'database'>) {
  const book = openUploadBook(database.db)
  return {
    pictures: openPictures(files, log, book),
    privateFiles: openPrivateFiles(privateFiles, log, book),
    countUpload: limitUploads(database.pool),
    countWrite: limitUnverifiedWrites(database),
  }
}

type EventDeskParts = Parameters<typeof galleryRoutes>[1] & Parameters<typeof dashboardRoutes>[1] & Parameters<typeof addSales>[1]

/** What sellers do with one of their events, and with what was booked of them. */
function addSellersDesk(service: Service, parts: EventDeskParts & Parameters<typeof bookingRoutes>[1]): void {
  addEventDesk(service, parts)
  bookingRoutes(service, parts)
}

/** What sellers do with one of their events. */
function addEventDesk(service: Service, desk: EventDeskParts): void {
  ticketKindRoutes(service)
  couponRoutes(service)
  galleryRoutes(service, desk)
  dashboardRoutes(service, desk)
  addSales(service, desk)
}

/** What was sold of an event; what is given back is an order. */
const addSales = (service: Service, tools: Parameters<typeof refundSale>[0]): void =>
  salesRoutes(service, { refundSale: (asked) => refundSale(tools, asked), refundAllSales: (asked) => refundAllSales(tools, asked) })

type EndpointParts = Parameters<typeof sellingRoutes>[1] &
  Parameters<typeof pictureRoutes>[1] &
  Parameters<typeof addShop>[1] &
  Omit<Parameters<typeof threadRoutes>[1], 'sender'> &
  Omit<Parameters<typeof addStaffDecisions>[1], 'kinds'> & { settings: Pick<Settings, 'operator'> } & Pick<AppParts, 'threads' | 'reviews'>

/** Events, jobs and articles: what is public of them, comments on them, and their owners; and pages of text. */
function addEndpoints(service: Service, selling: EndpointParts): void {
  serve(service, ping, () => ({ ok: true as const }))
  pageRoutes(service, selling.settings.operator)
  addressRoutes(service)
  calendarFeedRoutes(service)
  addShop(service, selling)
  // The own lists have the addresses of the public ones, and come first.
  sellingRoutes(service, selling)
  eventRoutes(service)
  goodsRoutes(service, selling)
  addServices(service, selling)
  hiringRoutes(service, selling)
  jobRoutes(service)
  categoryRoutes(service)
  homeRoutes(service, selling)
  pictureRoutes(service, selling)
  searchRoutes(service)
  writingRoutes(service, selling)
  blogRoutes(service)
  const threads = selling.threads ?? THREADS
  const sender = addStaffDecisions(service, { ...selling, kinds: threads.map(({ kind }) => kind) })
  threadRoutes(service, { ...selling, sender }, threads)
  reviewRoutes(service, selling, selling.reviews ?? REVIEWS)
  deskRoutes(service, DESK_QUEUES)
}
