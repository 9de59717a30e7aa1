import { inLanguage } from '#contract/core/in-language.ts'
import type { EventCard as Event } from '#contract/events/events.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { CardGrid } from '../../../../ui/lists/card-grid.tsx'
import { type CardTools, EventCard } from './event-card.tsx'

interface EventGridProps {
  events: readonly Event[]
  tools: CardTools
}

/** Cards of events. */
export function EventGrid({ events, tools }: EventGridProps) {
  const language = useLanguage()
  return (
    <CardGrid cards={events} idOf={({ id }) => id}>
      {(event, isFirst) => <EventCard event={inLanguage(language, event)} language={language} tools={tools} isFirst={isFirst} />}
    </CardGrid>
  )
}
