import type { EventCard, EventDetail } from '#contract/events/events.ts'

/** A card of an event a month from `2026-01-01`, Offline in Bogura unless told otherwise. */
export const anEventCard = (over: Partial<EventCard> & { id: number }): EventCard => ({
  event_id: over.id,
  title: `Event ${over.id}`,
  thumbnail: `/media/events/${over.id}.webp`,
  thumbnail_tone: 1,
  seller: 7,
  seller_name: 'Rahima',
  from_time: '2026-02-01T10:00:00.000Z',
  to_time: '2026-02-01T14:00:00.000Z',
  type: 'Offline',
  location: 'Bogura',
  price: 200,
  seats: 30,
  event_category: 1,
  event_subcategory: null,
  event_subsubcategory: null,
  ...over,
})

/** The page of such an event. */
export function anEventDetail(over: Partial<EventDetail> & { id: number }): EventDetail {
  const { seller, ...card } = anEventCard({ id: over.id })
  return {
    ...card,
    seller: { id: seller, username: 'rahima', sellerprofile: null },
    link: null,
    category: { title: 'Music', title_bn: 'সংগীত' },
    description: '<p>Come and hear.</p>',
    terms_and_condition: '',
    is_active: true,
    event_status: 'upcoming',
    is_featured: false,
    updated_at: '2026-01-01T00:00:00.000Z',
    related_event_gallery: [],
    related_event_tickets: [],
    related_event_faqs: [],
    ...over,
  }
}
