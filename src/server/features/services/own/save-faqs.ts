import { eq } from 'drizzle-orm'
import type { Faq } from '#contract/faqs/faqs.ts'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { writeFaqs } from '../../../db/faqs/faq-lists.ts'
import { holdOwnService } from '../../../db/services/own-service.ts'
import { services } from '../../../db/tables/services.ts'
import type { Whose } from './parts.ts'
import { readOwnService } from './read-own-service.ts'
import { changed, requireVersion } from './require-version.ts'

interface Questions {
  version: number
  faqs: readonly Faq[]
}

/**
 * Gives a service these questions and answers in place of those it had.
 * @throws {Problem} not-found — there is none, or it is another user's; stale — it changed since `version`; not-signed-in — the account was deleted or
 * locked meanwhile.
 */
export async function saveFaqs(db: Database['db'], whose: Whose, { version, faqs: said }: Questions): Promise<OwnServiceDetail> {
  await inTransaction(db, async (tx) => {
    await holdPerson(tx, whose.seller)
    const held = await holdOwnService(tx, whose)
    requireVersion(held, version)
    const faqs = await writeFaqs(tx, { list: held.faqs, owner: held.seller, faqs: said })
    await tx
      .update(services)
      .set({ ...changed, faqs })
      .where(eq(services.id, held.id))
  })
  return readOwnService(db, whose)
}
