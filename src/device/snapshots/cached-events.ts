import * as v from 'valibot'
import { EventCard, EventDetail } from '#contract/events/events.ts'
import type { CachedNoun } from './cached-cards.ts'

/** Events as this phone holds them. */
export const HELD_EVENTS: CachedNoun<EventCard> = {
  noun: 'events',
  alsoNamed: ['weekend', 'soon'],
  card: EventCard,
  detail: v.pipe(
    EventDetail,
    v.transform(({ seller, ...event }) => ({
      card: { ...event, seller: seller.id, seller_slug: seller.sellerprofile?.slug },
      isListed: event.is_active,
      description: [event.description, event.second_description ?? ''],
    })),
  ),
  idOf: ({ event_id }) => event_id,
}
