import type { Logger } from 'pino'
import type { ListedFiles } from './adapters/files/files.ts'
import type { OpenMail } from './adapters/mail/open-mail.ts'
import type { Payment } from './adapters/payment/payment.ts'
import { openPictures } from './adapters/pictures.ts'
import { openPrivateFiles } from './adapters/private-files.ts'
import type { Push } from './adapters/push/push.ts'
import type { TicketSigner } from './adapters/ticket-signer.ts'
import { startForgettingSenders } from './cases/forget-senders.ts'
import type { Database } from './db/connection/open.ts'
import { REVIEW_KINDS } from './db/review-kinds.ts'
import { reindexAll } from './db/search/reindex.ts'
import { startSendingBookingEmails } from './features/bookings/emails/send-booking-emails.ts'
import { startReminding } from './features/bookings/reminders.ts'
import { startBookingUpkeep } from './features/bookings/start-booking-upkeep.ts'
import { startTellingOfBookings } from './features/bookings/tell-buyers.ts'
import { startSendingMessageEmails } from './features/conversations/send-emails.ts'
import { startSendingMessages } from './features/events/sales/send-messages.ts'
import { limitEmails } from './features/events/tickets/limit-emails.ts'
import { startSendingEmails } from './features/events/tickets/send-emails.ts'
import { startAlerting } from './features/jobs/alerts/start-alerting.ts'
import { startSendingApplicationEmails } from './features/jobs/applications/send-emails.ts'
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
import { errorFacts } from './http/responses/error-facts.ts'
import { purchaseHandlers } from './purchase-handlers.ts'
import { startPurchaseCleanup } from './purchases/ending/start-cleanup.ts'
import { startAskingForReviews } from './reviews/ask-for-reviews.ts'
import type { Settings } from './settings.ts'
import { startForgettingWritten } from './spam/forget-written.ts'
import { startLedgerUpkeep } from './start-ledger-upkeep.ts'

/** What background jobs work with. */
export interface JobParts {
  settings: Settings
  database: Database
  files: ListedFiles
  privateFiles: ListedFiles
  payment: Payment
  /** Messages to phones. */
  push: () => Promise<Push>
  signer: TicketSigner
  mail: OpenMail
  secret: string
  log: Logger
}

/**
 * Begins everything that goes on beside answers. Several processes may do so at once: each job takes what no other process holds, by rows and locks of the
 * database, and what a process that died has held is taken by the next. Gives what ends it, which resolves when no run is under way.
 */
export function startBackgroundJobs({ settings, database, files, privateFiles, payment, push, signer, mail, secret, log }: JobParts): () => Promise<void> {
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
