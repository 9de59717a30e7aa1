import { eq, sql } from 'drizzle-orm'
import { CALLED_OFF } from '#contract/events/own-event-rules.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { holdOwnEvent } from '../../../db/events/own-event.ts'
import { events } from '../../../db/tables/events.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { readOwnCard, type Whose } from './read-own-event.ts'
import { changed } from './require-version.ts'

interface Tools {
  db: Database['db']
  note: NoteSecurityEvent
}

/**
 * Calls an event off, for good. From then on nothing of it is sold; its orders, and the money of those that are paid, are taken over by the
 * rounds that look for events that were called off. Called off twice, it keeps its first reason.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function callOffEvent({ db, note }: Tools, whose: Whose, { reason, requestId }: { reason: string; requestId: string }): Promise<OwnEvent> {
  const { seller, event_id } = whose
  await inTransaction(db, async (tx) => {
    const held = await holdOwnEvent(tx, seller, event_id)
    if (held.event_status === CALLED_OFF) return
    await tx
      .update(events)
      .set({ event_status: CALLED_OFF, called_off_at: sql`now()`, called_off_reason: reason, is_active: false, ...changed })
      .where(eq(events.id, event_id))
    await note(tx, { kind: 'event-called-off', user_id: seller, request_id: requestId, details: { event: event_id } })
  })
  return readOwnCard(db, whose)
}
