import { listBookings, readCalendar } from '#contract/bookings/bookings.ts'
import { keptGrids } from '#contract/bookings/calendar-grid.ts'
import { MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import { listConversations } from '#contract/conversations/conversations.ts'
import { mayWorkLater, problemCode } from '#contract/core/problem-code.ts'
import { dhakaDay } from '#contract/core/time.ts'
import { BOOKINGS_PER_PAGE } from '#contract/days/kept-bookings.ts'
import { listOwnEvents } from '#contract/events/own-events.ts'
import { listTickets } from '#contract/events/tickets.ts'
import { noteServiceTime, serviceNow } from '../../state/service-clock.ts'
import type { Answer } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

/**
 * Has the phone keep what the service says of the days of its user, each by itself: what does not come stays as it was.
 * @returns whether the network has answered all of it.
 */
export async function refreshDays({ isSeller }: { isSeller: boolean }, signal: AbortSignal): Promise<boolean> {
  // Waits for the network: what the phone has kept is on the screen already.
  const options = { signal, fresh: true }
  const loadBookings = async (group: 'coming' | 'requests') => {
    const answer = await call(listBookings, { query: { side: 'buyer', group, limit: String(BOOKINGS_PER_PAGE) } }, options)
    return noted(answer, answer.value.results[0])
  }
  const loadCalendar = async ({ from, days }: { from: string; days: number }) => {
    const answer = await call(readCalendar, { query: { from, days: String(days) } }, options)
    return noted(answer, answer.value)
  }
  const asked = await Promise.allSettled<Answer<unknown>>([
    call(listTickets, {}, options),
    loadBookings('coming'),
    loadBookings('requests'),
    call(listConversations, { query: { limit: String(MESSAGE_LIMITS.conversationsPerPage) } }, options),
    ...(isSeller ? [...keptGrids(dhakaDay(serviceNow())).map(loadCalendar), call(listOwnEvents, { query: { limit: '50' } }, options)] : []),
  ])
  return asked.every((one) => (one.status === 'fulfilled' ? one.value.from === 'network' : isRefusal(one.reason)))
}

/** The service has answered, and would answer the same again. */
function isRefusal(error: unknown): boolean {
  const code = problemCode(error)
  return code !== undefined && !mayWorkLater(code)
}

/** Which day is today goes by the service's clock. */
function noted<T>(answer: Answer<T>, timed: { server_time: string } | undefined): Answer<T> {
  if (timed && answer.from === 'network') noteServiceTime(timed.server_time)
  return answer
}
