import type { EventCard } from '#contract/events/events.ts'
import { EVENTS } from '#contract/events/events-resource.ts'
import { type ItemBookmarks, useItemBookmarks } from '../../../state/bookmarks/use-item-bookmarks.ts'

type Keepable = Pick<EventCard, 'event_id' | 'title' | 'thumbnail'>

const OPTIONS = {
  dataKey: 'event',
  bookmarkOf: ({ title, thumbnail }: Keepable) => ({ title, images: thumbnail ? [thumbnail] : [] }),
}

/** The bookmark buttons of events. */
export const useEventBookmarks = (events: readonly Keepable[]): ItemBookmarks => useItemBookmarks(EVENTS, events, OPTIONS)
