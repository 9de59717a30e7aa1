import { desc, eq, sql } from 'drizzle-orm'
import { pick } from '#contract/core/pick.ts'
import { EVENT_FORM_FIELDS } from '#contract/events/event-form.ts'
import { EVENT_BRANCHES } from '#contract/events/events.ts'
import { endCases } from '../cases/end-cases.ts'
import type { PersonalData } from '../personal-data.ts'
import { events } from '../tables/events.ts'
import { endEvents, endGates, takeEventsOff } from './end-events.ts'
import { takeOffEventsOf } from './take-off-event.ts'

/** Of what grows with time; far above what one person does in years. */
const MOST_ROWS = 10_000

/** What a person can read of what they typed: not the editor's own states, and no numbers of categories. */
const UNREADABLE: readonly string[] = [...Object.keys(EVENT_BRANCHES), 'description_state', 'second_description_state', 'terms_state']
const TYPED = EVENT_FORM_FIELDS.filter((name) => !UNREADABLE.includes(name))
const EXPORTED = pick(events, ['id', ...TYPED, 'thumbnail', 'is_active', 'event_status', 'called_off_reason', 'taken_off_at', 'taken_off_reason', 'created_at'])

/** A seller's events. */
export const EVENT_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const own = await db.select(EXPORTED).from(events).where(eq(events.seller, user_id)).orderBy(desc(events.id)).limit(MOST_ROWS)
    return { events: own }
  },
  end: async (tx, user_id) => {
    await endCases(tx, 'event', sql`select id from events where seller = ${user_id}`)
    await endEvents(tx, user_id)
    await endGates(tx, user_id)
    return undefined
  },
  takeOff: takeEventsOff,
  takeOffWithShop: takeOffEventsOf,
  pictures: (among) => sql`
    select seller, text from events,
      lateral (values (thumbnail), (description), (terms_and_condition), (description_state), (second_description), (second_description_state), (terms_state)) as texts (text)
      where ${among(sql`seller`)}`,
}
