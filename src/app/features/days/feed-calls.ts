import { makeCalendarFeed, readCalendarFeed, stopCalendarFeed } from '#contract/bookings/calendar-feed.ts'
import type { CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

export const loadFeed = (options: CallOptions) => call(readCalendarFeed, {}, options)
export const makeFeed = async () => (await call(makeCalendarFeed, { body: {} })).value
export const stopFeed = async () => (await call(stopCalendarFeed, {})).value
