import { listBookings, readCalendar } from '#contract/bookings/bookings.ts'
import { MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import { listConversations } from '#contract/conversations/conversations.ts'
import { dhakaDay } from '#contract/core/time.ts'
import { listOwnEvents } from '#contract/events/own-events.ts'
import { listTickets } from '#contract/events/tickets.ts'
import { call } from '../../wire/call.ts'

/** As the provider's calendar keeps it. */
const CALENDAR_DAYS = '30'

/**
 * Has the phone keep what the service says of the days of its user, each by itself: what does not come stays as it was. Nobody waits for it.
 * @param now milliseconds since the epoch
 */
export async function refreshDays({ isSeller, now }: { isSeller: boolean; now: number }, signal: AbortSignal): Promise<void> {
  const options = { signal }
  const limit = String(MESSAGE_LIMITS.conversationsPerPage)
  await Promise.allSettled([
    call(listTickets, {}, options),
    call(listBookings, { query: { side: 'buyer', group: 'coming' } }, options),
    call(listBookings, { query: { side: 'buyer', group: 'requests' } }, options),
    call(listConversations, { query: { limit } }, options),
    ...(isSeller
      ? [call(readCalendar, { query: { from: dhakaDay(now), days: CALENDAR_DAYS } }, options), call(listOwnEvents, { query: { limit: '50' } }, options)]
      : []),
  ])
}
