import { eq, sql } from 'drizzle-orm'
import { keysOf, pick } from '#contract/core/pick.ts'
import { Problem } from '#contract/core/problem.ts'
import { OWN_FORM_FIELDS, type OwnEvent, type OwnEventDetail } from '#contract/events/own-events.ts'
import type { Database } from '../../../db/connection/open.ts'
import { ownEvent } from '../../../db/events/own-event.ts'
import { readFaqs } from '../../../db/faqs/faq-lists.ts'
import { event_tickets } from '../../../db/tables/events.ts'
import { NEWEST, readOwnRows } from './own-rows.ts'

/** One of a seller's events, seen at a moment. */
export interface Whose {
  seller: number
  event_id: number
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * One's own event as the list shows it.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function readOwnCard(db: Database['db'], { seller, event_id, now }: Whose): Promise<OwnEvent> {
  const { rows } = await readOwnRows(db, { seller, now, conditions: [sql`e.id = ${event_id}`], key: NEWEST, limit: 1 })
  const [card] = rows
  if (!card) throw new Problem('not-found')
  return card
}

/**
 * One's own event with all that its form needs.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function readOwnEvent(db: Database['db'], whose: Whose): Promise<OwnEventDetail> {
  const row = await ownEvent(db, whose.seller, whose.event_id)
  const card = await readOwnCard(db, whose)
  return {
    ...card,
    ...pick(row, keysOf(OWN_FORM_FIELDS)),
    faqs: await readFaqs(db, row.faq_list),
    ticket_kinds: await db.$count(event_tickets, eq(event_tickets.event, row.id)),
    called_off_reason: row.called_off_reason,
    updated_at: new Date(row.updated_at).toISOString(),
  }
}
