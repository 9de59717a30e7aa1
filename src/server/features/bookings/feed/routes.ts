import { calendarFeedPath, makeCalendarFeed, readCalendarFeed, stopCalendarFeed } from '#contract/bookings/calendar-feed.ts'
import { feedMadeAt, makeFeed, stopFeed } from '../../../db/bookings/calendar-feeds.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'

/** The secret address of one's own calendar. */
export function calendarFeedRoutes(app: Service): void {
  serve(app, readCalendarFeed, async ({ db, session }) => ({ made_at: await feedMadeAt(db, session.user_id) }))
  serve(app, makeCalendarFeed, async ({ db, session }) => {
    const { secret, made_at } = await makeFeed(db, session.user_id)
    return { path: calendarFeedPath(secret), made_at }
  })
  serve(app, stopCalendarFeed, async ({ db, session }) => {
    await stopFeed(db, session.user_id)
    return { made_at: null }
  })
}
