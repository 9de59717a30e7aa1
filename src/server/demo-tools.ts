import { openFiles, openPrivateStore } from './adapters/files/open-files.ts'
import { openBook } from './adapters/payment/local-gateway/keep-book.ts'
import { openPrivateFiles } from './adapters/private-files.ts'
import { developmentSecret } from './app-secret.ts'
import type { Database } from './db/connection/open.ts'
import type { DemoTools } from './db/seed/seed-demo.ts'
import { applyDemo } from './demo-applications.ts'
import { bookDemo } from './demo-bookings.ts'
import { talkDemo } from './demo-conversations.ts'
import { payDebtDemo } from './demo-debts.ts'
import { sellGoodsDemo } from './demo-goods.ts'
import { bookDemoLedger } from './demo-ledger.ts'
import { withdrawDemo } from './demo-payouts.ts'
import { reviewDemo } from './demo-reviews.ts'
import { sellDemo } from './demo-sales.ts'
import { orderBySmsDemo } from './demo-sms-order.ts'
import { payByWalletDemo } from './demo-wallet-payments.ts'
import { openTicketSigner } from './features/events/tickets/open-ticket-signer.ts'
import { openUploadBook } from './features/uploads/upload-book.ts'
import { purchaseHandlers } from './purchase-handlers.ts'
import type { Settings } from './settings.ts'

/** A private file that cannot be removed is left behind by a seed that has failed, and that failure is reported itself. */
const LOG = { warn: () => undefined }

/**
 * What the seed of a server with these settings works with.
 * @param gatewayFolder where its local gateway keeps its book, so that it can give back what was paid; another gateway has never heard of it.
 */
export async function openDemoTools(database: Database, settings: Settings, gatewayFolder: string | undefined): Promise<DemoTools> {
  const secret = settings.secret ?? (await developmentSecret(settings.data_folder))
  const signer = await openTicketSigner(database, secret)
  const privateFiles = await openPrivateStore(settings)
  return {
    files: await openFiles(settings),
    origin: settings.origin,
    apply: async (db, now) => {
      await applyDemo(db, { now, privateFiles: openPrivateFiles(privateFiles, LOG, openUploadBook(db)) })
      await talkDemo(db, now)
    },
    sell: async (db, now) => {
      const handlers = purchaseHandlers(async () => signer)
      const sessions = [...(await sellDemo(db, { now, signer })), ...(await sellGoodsDemo(db, { now, handlers, secret }))]
      await payByWalletDemo(db, { handlers, secret })
      await orderBySmsDemo(db, { handlers, secret })
      sessions.push(...(await bookDemo(db, { now, handlers })))
      await bookDemoLedger(db, handlers)
      await withdrawDemo(db, secret)
      await payDebtDemo(db)
      await reviewDemo(db, now)
      if (gatewayFolder === undefined) return
      const { book, close } = await openBook(gatewayFolder)
      book.sessions.push(...sessions)
      await close()
    },
  }
}
