import type { EventDetail } from '#contract/events/events.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { orNotFound } from '../../../wire/or-not-found.ts'

/** The event of a screen's address. Its calls come when they are needed. @param eventId as it stands in the address */
export async function loadEventPage(eventId: string, options: CallOptions): Promise<Answer<EventDetail>> {
  const { loadEvent } = await import('./calls.ts')
  return orNotFound(loadEvent(eventId, options))
}
