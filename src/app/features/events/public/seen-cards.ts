import type { EventCard } from '#contract/events/events.ts'

const seen = new Map<number, EventCard>()

/** Keeps in mind what the lists on this page have shown, so that an opened event begins with what is known of it. */
export function rememberCards(cards: EventCard[]): void {
  for (const card of cards) seen.set(card.event_id, card)
}

export const seenCard = (eventId: number): EventCard | undefined => seen.get(eventId)
