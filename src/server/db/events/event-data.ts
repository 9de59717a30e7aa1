import { desc, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { events } from '../tables/events.ts'
import { endEvents, endGates, takeEventsOff } from './end-events.ts'

/** Of what grows with time; far above what one person does in years. */
const MOST_ROWS = 10_000

/** A seller's events. */
export const EVENT_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const { id, title, price, seats, from_time, to_time, type, link, location, description, terms_and_condition, thumbnail } = events
    const { is_active, event_status, called_off_reason, created_at } = events
    const shown = { id, title, price, seats, from_time, to_time, type, link, location, description, terms_and_condition, thumbnail }
    const own = await db
      .select({ ...shown, is_active, event_status, called_off_reason, created_at })
      .from(events)
      .where(eq(events.seller, user_id))
      .orderBy(desc(id))
      .limit(MOST_ROWS)
    return { events: own }
  },
  end: async (tx, user_id) => {
    await endEvents(tx, user_id)
    await endGates(tx, user_id)
    return undefined
  },
  takeOff: takeEventsOff,
  pictures: (among) => sql`
    select seller, file from event_gallery join events on events.id = event_gallery.event where ${among(sql`seller`)}
    union all select seller, text from events,
      lateral (values (thumbnail), (description), (terms_and_condition), (description_state), (terms_state)) as texts (text)
      where ${among(sql`seller`)}`,
}
