import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { EventCard, EventPage } from '#contract/events.ts'
import type { EventQuestion } from '#contract/events-filter.ts'
import type { Answer } from '../../wire/answer.ts'
import { type FurtherRows, useFurther } from '../../wire/use-further.ts'

export type MoreEvents = FurtherRows<EventCard>

/** The first page and those that were loaded after it. */
export const useMoreEvents = (question: EventQuestion, answer: Answer<EventPage>): MoreEvents =>
  useFurther<EventCard>(
    { answer, load: async (cursor) => (await import('./calls.ts')).loadEventList(question, {}, cursor), nameOf: ({ id }) => id },
    `events${canonicalQuery(question)}`,
  )
