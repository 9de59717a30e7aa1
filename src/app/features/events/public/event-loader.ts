import { notFound } from '@tanstack/react-router'
import { isNotThere } from '#contract/core/problem-code.ts'
import type { EventDetail } from '#contract/events/events.ts'
import type { Answer, LoaderContext } from '../../../wire/answer.ts'

interface Asked {
  /** As it stands in the address. */
  params: { eventId: string }
  context: LoaderContext
  abortController: AbortController
}

/** The event of a screen's address. Its calls come when they are needed. */
export async function loadEventPage({ params, context, abortController }: Asked): Promise<Answer<EventDetail>> {
  try {
    return await (await import('./calls.ts')).loadEvent(params.eventId, { ...context.how, signal: abortController.signal })
  } catch (error) {
    if (isNotThere(error)) throw notFound()
    throw error
  }
}
