import { eq } from 'drizzle-orm'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import type { Faq } from '#contract/faqs/faqs.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { holdOwnEvent } from '../../../db/events/own-event.ts'
import { writeFaqs } from '../../../db/faqs/faq-lists.ts'
import { events } from '../../../db/tables/events.ts'
import { readOwnEvent, type Whose } from './read-own-event.ts'
import { changed, requireVersion } from './require-version.ts'

interface Questions {
  version: number
  faqs: readonly Faq[]
}

/**
 * Gives an event these questions and answers in place of those it had.
 * @throws {Problem} not-found — there is none, or it is another user's; stale — it changed since `version`.
 */
export async function saveFaqs(db: Database['db'], whose: Whose, { version, faqs }: Questions): Promise<OwnEventDetail> {
  await inTransaction(db, async (tx) => {
    const held = await holdOwnEvent(tx, whose.seller, whose.event_id)
    requireVersion(held, version)
    const faq_list = await writeFaqs(tx, { list: held.faq_list, owner: held.seller, faqs })
    await tx
      .update(events)
      .set({ ...changed, faq_list })
      .where(eq(events.id, held.id))
  })
  return readOwnEvent(db, whose)
}
