import { type RouteEntry, SIGNED_IN } from './route-entry.ts'

/** Who may do what with the address of a calendar: everybody with their own. */
export const CALENDAR_FEED_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/calendar_feed/': { expected: SIGNED_IN },
  'POST /api/calendar_feed/': { expected: SIGNED_IN, ask: () => ({ body: {} }) },
  'DELETE /api/calendar_feed/': { expected: SIGNED_IN },
}
