import { Suspense } from 'react'
import type { EventCard as Event } from '#contract/events/events.ts'
import { type CardTools, EventCard } from './event-card.tsx'

/** Cards that come to life together; between two slices the page can answer a tap. */
const SLICE = 4

interface EventGridProps {
  events: readonly Event[]
  tools: CardTools
}

const slicesOf = (events: readonly Event[]): Event[][] =>
  Array.from({ length: Math.ceil(events.length / SLICE) }, (_, at) => events.slice(at * SLICE, (at + 1) * SLICE))

/** A grid of 1, 2 or 3 columns. The boundaries never wait for anything: they are where hydration may pause. */
export function EventGrid({ events, tools }: EventGridProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {slicesOf(events).map((slice, at) => (
        <Suspense key={slice[0]?.id}>
          {slice.map((event, inSlice) => (
            <EventCard key={event.id} event={event} tools={tools} isFirst={at === 0 && inSlice === 0} />
          ))}
        </Suspense>
      ))}
    </div>
  )
}
