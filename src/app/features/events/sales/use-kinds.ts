import type { TicketKind } from '#contract/events/ticket-kinds.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { loadKinds } from './calls.ts'

/** The kinds of ticket of an event; none while they are not known. */
export const useKinds = (eventId: number): readonly TicketKind[] =>
  useCachedAnswer((options) => loadKinds(eventId, options), `kinds of ${eventId}`).answer?.value ?? NONE
const NONE: readonly TicketKind[] = []
