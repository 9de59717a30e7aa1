import type { EventCard } from '#contract/events/events.ts'
import { seenCards } from '../../../state/seen-cards.ts'

/** Events that lists on this page have shown. */
export const { remember: rememberCards, seen: seenCard } = seenCards<EventCard>(({ event_id }) => event_id)
