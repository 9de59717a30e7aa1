import type { EventCard } from '#contract/events.ts'
import { useSession } from './session.ts'

/** The card of an event if any list or page on this phone has it. */
export async function heldEventCard(eventId: number): Promise<EventCard | undefined> {
  const { findHeldCard } = await import('#device/search-held.ts')
  return (await findHeldCard(eventId))?.card
}

/** Events whose whole page is on this phone, the latest first. */
export async function heldEventPages(most: number): Promise<EventCard[]> {
  const { listHeldDetails } = await import('#device/search-held.ts')
  return listHeldDetails(most)
}

/** A saved event: its card, or only its name while the rest has not arrived on this phone. */
export type SavedEvent = { card: EventCard } | { card?: undefined; id: number; title: string }

/** Everything that the reader finds saved on this phone, the latest first. */
export async function savedEvents(): Promise<SavedEvent[]> {
  const { listSavedFor } = await import('#device/saved.ts')
  const items = (await listSavedFor(useSession.getState().account?.id ?? null)).filter(({ noun }) => noun === 'events')
  return Promise.all(
    items.map(async ({ id, title }) => {
      const card = await heldEventCard(id)
      return card ? { card } : { id, title }
    }),
  )
}
