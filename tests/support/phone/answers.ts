import type { EventCard, EventPage } from '#contract/events/events.ts'

/** An answer that just came over the network. */
export const fresh = <T>(value: T) => ({ value, address: '/api/test/', fetchedAt: new Date().toISOString(), from: 'network' as const, etag: null })

/** A page of the list that is the whole list. */
export const pageOf = (results: EventCard[], over: Partial<EventPage> = {}): EventPage => ({
  results,
  next_cursor: null,
  total: results.length,
  total_is_exact: true,
  ...over,
})
