import { eq } from 'drizzle-orm'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { holdOwnEvent } from '../../../db/events/own-event.ts'
import { event_faqs, events } from '../../../db/tables/events.ts'
import { readOwnEvent, type Whose } from './read-own-event.ts'
import { changed, requireVersion } from './require-version.ts'

interface Questions {
  version: number
  faqs: readonly { question: string; answer: string }[]
}

/**
 * Gives an event these questions and answers in place of those it had.
 * @throws {Problem} not-found — there is none, or it is another user's; stale — it changed since `version`.
 */
export async function saveFaqs(db: Database['db'], whose: Whose, { version, faqs }: Questions): Promise<OwnEventDetail> {
  await inTransaction(db, async (tx) => {
    const held = await holdOwnEvent(tx, whose.seller, whose.event_id)
    requireVersion(held, version)
    await tx.delete(event_faqs).where(eq(event_faqs.event, held.id))
    if (faqs.length > 0) await tx.insert(event_faqs).values(faqs.map(({ question, answer }, position) => ({ event: held.id, position, question, answer })))
    await tx.update(events).set(changed).where(eq(events.id, held.id))
  })
  return readOwnEvent(db, whose)
}
