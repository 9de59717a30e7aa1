import type { PersonalData } from '../personal-data.ts'
import { feedMadeAt, stopFeed } from './calendar-feeds.ts'

/** The address of a person's calendar. What stands in the calendar is told where it belongs; the address itself is not kept. */
export const CALENDAR_FEED_DATA: PersonalData = {
  exportOf: async (db, user_id) => ({ calendar_address_made_at: await feedMadeAt(db, user_id) }),
  end: async (tx, user_id) => {
    await stopFeed(tx, user_id)
    return undefined
  },
}
