import { type MouseEvent, useState } from 'react'
import type { EventCard } from '#contract/events/events.ts'
import { bookmarkKey, useBookmarks } from '../../../state/bookmarks/bookmarks.ts'

type Keepable = Pick<EventCard, 'event_id' | 'title' | 'thumbnail'>

/** What a heart needs to know and to do. */
export interface EventKeeping {
  isKept: (eventId: number) => boolean
  /** Whether it can be shown without network now. */
  isReady: (eventId: number) => boolean
  /** For a button that carries `data-event`. */
  toggle: (event: MouseEvent<HTMLButtonElement>) => void
  /** The phone refused to keep the last one. */
  failed: boolean
}

/** The hearts of a screen. What is saved is asked of the phone late, by the page's start. */
export function useEventKeeping(events: readonly Keepable[]): EventKeeping {
  const { keys, ready, toggle } = useBookmarks()
  const [failed, setFailed] = useState(false)
  const keyOf = (id: number) => bookmarkKey({ noun: 'events', id })
  return {
    isKept: (eventId) => keys?.has(keyOf(eventId)) ?? false,
    isReady: (eventId) => ready.has(keyOf(eventId)),
    toggle: (press) => {
      const event = events.find((one) => String(one.event_id) === press.currentTarget.dataset.event)
      if (!event) return
      setFailed(false)
      const images = event.thumbnail ? [event.thumbnail] : []
      void toggle({ noun: 'events', id: event.event_id, title: event.title, images }).catch(() => setFailed(true))
    },
    failed,
  }
}
