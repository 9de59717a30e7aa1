import type { EventCard as Event } from '#contract/events/events.ts'
import { CardGrid } from '../../../../ui/lists/card-grid.tsx'
import { type CardTools, EventCard } from './event-card.tsx'

interface EventGridProps {
  events: readonly Event[]
  tools: CardTools
}

/** Cards of events. */
export const EventGrid = ({ events, tools }: EventGridProps) => (
  <CardGrid cards={events} idOf={({ id }) => id}>
    {(event, isFirst) => <EventCard event={event} tools={tools} isFirst={isFirst} />}
  </CardGrid>
)
