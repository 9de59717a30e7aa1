import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { ListedFiles } from './adapters/files/files.ts'
import { openFiles, openPrivateStore } from './adapters/files/open-files.ts'
import { openGoogle } from './adapters/google/open-google.ts'
import { type OpenMail, openMail } from './adapters/mail/open-mail.ts'
import type { Payment } from './adapters/payment/payment.ts'
import { openPictures } from './adapters/pictures.ts'
import { openPrivateFiles } from './adapters/private-files.ts'
import type { Push } from './adapters/push/push.ts'
import type { TicketSigner } from './adapters/ticket-signer.ts'
import { createApp } from './app.ts'
import { developmentSecret } from './app-secret.ts'
import { startForgettingSenders } from './cases/forget-senders.ts'
import { ensureCategories } from './db/categories/ensure-categories.ts'
import { type Database, openDatabase } from './db/connection/open.ts'
import { migrate } from './db/migrate.ts'
import { REVIEW_KINDS } from './db/review-kinds.ts'
import { reindexAll } from './db/search/reindex.ts'
import { ensureDemoMarket } from './demo-market.ts'
import { startSendingBookingEmails } from './features/bookings/emails/send-booking-emails.ts'
import { startReminding } from './features/bookings/reminders.ts'
import { startBookingUpkeep } from './features/bookings/start-booking-upkeep.ts'
import { startTellingOfBookings } from './features/bookings/tell-buyers.ts'
import { startSendingMessageEmails } from './features/conversations/send-emails.ts'
import { startSendingMessages } from './features/events/sales/send-messages.ts'
import { limitEmails } from './features/events/tickets/limit-emails.ts'
import { openTicketSigner } from './features/events/tickets/open-ticket-signer.ts'
import { startSendingEmails } from './features/events/tickets/send-emails.ts'
import { startAlerting } from './features/jobs/alerts/start-alerting.ts'
import { startSendingApplicationEmails } from './features/jobs/applications/send-emails.ts'
import { pushOf } from './features/notices/push-of.ts'
import { startSendingNotices } from './features/notices/start-sending-notices.ts'
import { startGivingBack } from './features/orders/seller/start-giving-back.ts'
import { startMailingStaff } from './features/orders/staff/mail-staff.ts'
import { startShowingChanges } from './features/posts/start-showing-changes.ts'
import { startCountingDeeds } from './features/sellers/start-counting-deeds.ts'
import { startFreeTimes } from './features/services/free-times/start-free-times.ts'
import { startSendingShopEmails } from './features/shop/emails/send-shop-emails.ts'
import { startWarningOfDates } from './features/shop/orders/start-warning-of-dates.ts'
import { startTellingBuyers } from './features/shop/orders/tell-buyers.ts'
import { startShopUpkeep } from './features/shop/start-shop-upkeep.ts'
import { startSweepingStrays, startSweepingUploads } from './features/uploads/start-sweeping.ts'
import { openUploadBook } from './features/uploads/upload-book.ts'
import { startTellingSellers } from './features/wallet/payouts/tell-sellers.ts'
import { startPassingDueClaims } from './features/wallet-payments/clock/pass-due-claims.ts'
import { drain } from './http/drain.ts'
import type { Lifecycle } from './http/health.ts'
import { createNodeServer } from './http/node-server.ts'
import { openSite } from './http/pages/site.ts'
import { errorFacts } from './http/responses/error-facts.ts'
import { gatewayFolder, openPayments, type Payments } from './open-payments.ts'
import { purchaseHandlers } from './purchase-handlers.ts'
import { startPurchaseCleanup } from './purchases/ending/start-cleanup.ts'
import { startAskingForReviews } from './reviews/ask-for-reviews.ts'
import type { Settings } from './settings.ts'
import { startForgettingWritten } from './spam/forget-written.ts'
import { startLedgerUpkeep } from './start-ledger-upkeep.ts'

/** A server that listens. */
export interface Running {
  /** For a browser on this machine. */
  address: string
  /** Whether the demo market is in the database. */
  hasDemo: boolean
  /** Where the local payment gateway runs, if it was started. */
  gateway_url: string | undefined
  /** Ends it without cutting off any client. May be called twice. */
  stop: () => Promise<void>
}

/** How long e-mails that are on their way may hold up the end. */
const LETTERS_MS = 8000

/** The port is taken, or not ours to take. */
export class CannotListen extends Error {
  override name = 'CannotListen'
}

/** Shows what takes long to a person at the terminal. */
export interface StartSteps {
  /** A step begins; the one before is done. */
  begin: (title: string) => void
  /** What the step is doing. */
  say: (detail: string) => void
}

/**
 * Brings the whole server up: database, schema, demo market if wanted, pages, port.
 * @param steps two of them are begun.
 * @throws {StartRefused} the database cannot be used; {CannotListen} the port cannot; {BookDamaged} what the local payment gateway has kept cannot.
 */
export async function start(settings: Settings, log: Logger, steps: StartSteps): Promise<Running> {
  const lifecycle: Lifecycle = { isMigrated: false, isDraining: false }
  steps.begin('Preparing the database')
  const database = await openDatabase({
    url: settings.database_url,
    dataFolder: settings.data_folder,
    label: `hatkhola pid ${process.pid} port ${settings.port}`,
    log: (line) => (typeof line === 'string' ? log.info(line) : log.warn(line, 'database')),
  })
  let payments: Payments | undefined
  try {
    await migrate(database)
    await ensureCategories(database.db)
    lifecycle.isMigrated = true
    const files = await openFiles(settings)
    const privateFiles = await openPrivateStore(settings)
    const hasDemo = settings.seed === 'demo' && (await ensureDemoMarket(database, { onProgress: steps.say, gatewayFolder: gatewayFolder(settings) }))
    steps.begin('Starting the server')
    const opened = await openPayments(settings, log)
    payments = opened
    const parts = { database, files, privateFiles, payment: opened.payment, lifecycle, log }
    const built = await build(settings, parts)
    const { server, settle } = built
    const address = await listen(server, settings)
    const stopRounds = startBackgroundJobs(settings, parts, built)
    let stopping: Promise<void> | undefined
    const stop = async () => {
      await drain({ server, lifecycle, drainSeconds: settings.drain_seconds })
      await stopRounds()
      await settle()
      await opened.stop()
      await database.close()
    }
    return {
      address,
      hasDemo,
      gateway_url: opened.gateway_url,
      stop: () => {
        stopping ??= stop()
        return stopping
      },
    }
  } catch (error) {
    await payments?.stop()
    await database.close()
    throw error
  }
}

interface Built {
  server: Server
  /** Resolves when what answers have left behind is done. */
  settle: () => Promise<void>
  /** Messages to phones. */
  push: () => Promise<Push>
  signer: TicketSigner
  mail: OpenMail
  secret: string
}

interface BuildParts {
  database: Database
  files: ListedFiles
  privateFiles: ListedFiles
  payment: Payment
  lifecycle: Lifecycle
  log: Logger
}

async function build(settings: Settings, parts: BuildParts): Promise<Built> {
  const { database, files, privateFiles, payment, lifecycle, log } = parts
  const site = await openSite(settings.site_folder, settings.origin.startsWith('https:'))
  if (!site) log.warn({ folder: settings.site_folder }, 'the pages are not built; only the service answers')
  const secret = settings.secret ?? (await developmentSecret(settings.data_folder))
  const mail = openMail(settings, log)
  const signer = await openTicketSigner(database, secret)
  const app = createApp({
    settings: { ...settings, secret },
    database,
    files,
    privateFiles,
    mail,
    google: openGoogle(settings, log),
    signer,
    payment,
    log,
    site,
    lifecycle,
    now: Date.now,
    clock: () => performance.now(),
  })
  const settle = async () => {
    await app.settle()
    await mail.settle(LETTERS_MS)
  }
  return { server: createNodeServer(app, lifecycle), settle, push: pushOf(database, { ...settings, secret }, log), signer, mail, secret }
}

/** Begins everything that goes on beside answers. Gives what ends it, which resolves when no run is under way. */
function startBackgroundJobs(
  settings: Settings,
  { database, files, privateFiles, payment, log }: BuildParts,
  { push, signer, mail, secret }: Built,
): () => Promise<void> {
  const { db } = database
  const handlers = purchaseHandlers(async () => signer)
  const lettering = { db, deliver: mail.deliver, origin: settings.origin, admit: limitEmails(database), now: Date.now, log }
  const book = openUploadBook(db)
  const stops = [
    startPurchaseCleanup({ db, payment, handlers, log }),
    startShopUpkeep({ db, log }),
    startLedgerUpkeep({ database, settings, log }),
    startPassingDueClaims({ db, handlers, log }),
    startBookingUpkeep({ db, handlers, log }),
    startTellingBuyers({ db, log }),
    startTellingOfBookings({ db, log }),
    startGivingBack({ db, handlers, log }),
    startMailingStaff({ ...lettering, secret }),
    startSendingNotices({ db, push, log }),
    startSendingEmails(lettering),
    startSendingMessages(lettering),
    startSendingApplicationEmails({ ...lettering, secret }),
    startSendingMessageEmails({ ...lettering, secret }),
    startAlerting({ ...lettering, secret }),
    startSendingShopEmails(lettering),
    startWarningOfDates({ db, log }),
    startSendingBookingEmails({ ...lettering, secret }),
    startReminding({ db, log }),
    startTellingSellers(lettering),
    startCountingDeeds({ db, log }),
    startShowingChanges({ db, log }),
    startFreeTimes({ db, log }),
    startAskingForReviews({ db, kinds: REVIEW_KINDS, log }),
    startForgettingSenders({ db, log }),
    startForgettingWritten({ db, log }),
    startSweepingUploads({ db, pictures: openPictures(files, log, book), privateFiles: openPrivateFiles(privateFiles, log, book), log }),
    startSweepingStrays({ db, stores: [files, privateFiles], now: Date.now, log }),
    reindexBeside(db, log),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Searches find less by words of an earlier version, and no request waits for better ones. Gives what breaks it off; the next start goes on. */
function reindexBeside(db: Database['db'], log: Logger): () => Promise<void> {
  const ending = new AbortController()
  const work = reindexAll(db, ending.signal).catch((error: unknown) => log.warn({ error: errorFacts(error) }, 'words of searches could not be written anew'))
  return () => {
    ending.abort()
    return work
  }
}

function listen(server: Server, { port, host }: Settings): Promise<string> {
  return new Promise((done, fail) => {
    const refuse = (error: NodeJS.ErrnoException) => fail(new CannotListen(reasonOf(error, port), { cause: error }))
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      const { port: taken } = server.address() as AddressInfo
      done(`http://localhost:${taken}`)
    })
  })
}

function reasonOf(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or choose another one: PORT=${port + 1}`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000`
  return `Cannot listen on port ${port}: ${error.message}`
}
