import type { EventDetail } from '#contract/events/events.ts'
import type { Answer, LoaderContext } from '../../../wire/answer.ts'
import { orNotFound } from '../../../wire/or-not-found.ts'

interface Asked {
  /** As it stands in the address. */
  params: { eventId: string }
  context: LoaderContext
  abortController: AbortController
}

/** The event of a screen's address. Its calls come when they are needed. */
export async function loadEventPage({ params, context, abortController }: Asked): Promise<Answer<EventDetail>> {
  const { loadEvent } = await import('./calls.ts')
  return orNotFound(loadEvent(params.eventId, { ...context.how, signal: abortController.signal }))
}
