import { openFiles } from './adapters/files/open-files.ts'
import { openBook } from './adapters/payment/local-gateway/book.ts'
import { developmentSecret } from './app-secret.ts'
import type { Database } from './db/open.ts'
import type { DemoTools } from './db/seed/seed-demo.ts'
import { sellDemo } from './demo-sales.ts'
import { openTicketSigner } from './features/tickets/open-ticket-signer.ts'
import { gatewayFolder } from './open-payments.ts'
import type { Settings } from './settings.ts'

/** What the seed of a server with these settings works with. Whoever pays at the local gateway can be given the money back there. */
export async function openDemoTools(database: Database, settings: Settings): Promise<DemoTools> {
  const signer = await openTicketSigner(database, settings.secret ?? (await developmentSecret(settings.data_folder)))
  return {
    files: await openFiles(settings),
    sell: async (db, now) => {
      const sessions = await sellDemo(db, { now, signer })
      // Another gateway has never heard of them, and would say so when it is asked to give something back.
      if (settings.payment.mode !== 'local' || settings.payment.url !== undefined) return
      const { book, save } = await openBook(gatewayFolder(settings))
      book.sessions.push(...sessions)
      await save()
    },
  }
}
