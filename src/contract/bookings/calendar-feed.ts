import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Instant } from '../core/fields.ts'

/** Days of a person's calendar that other programs are given: before today, and from today on. */
export const FEED_DAYS = { before: 30, after: 180 } as const

/** Where the calendar is read: whoever knows the address reads it. A secret of 32 random bytes. */
export const calendarFeedPath = (secret: string): `/${string}` => `/calendar/${secret}.ics`

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar_feed/',
  summary: 'Whether one’s own calendar has an address for other programs, and since when; the address itself is told once',
  access: 'signed-in',
  answer: v.object({ made_at: v.nullable(Instant) }),
  offline: 'never',
})

/** An earlier address is good no more. */
export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar_feed/',
  summary: 'A new secret address of one’s own calendar; `path` is told this once',
  access: 'signed-in',
  perMinute: 10,
  body: v.object({}),
  answer: v.object({ path: v.string(), made_at: Instant }),
  offline: 'refuse',
})

export const stopCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar_feed/',
  summary: 'One’s own calendar has no address for other programs any more',
  access: 'signed-in',
  perMinute: 10,
  answer: v.object({ made_at: v.null() }),
  offline: 'refuse',
})
