import { inLanguage } from '#contract/core/in-language.ts'
import { pagePath } from '#contract/core/resource.ts'
import type { EventCard } from '#contract/events/events.ts'
import { EVENTS } from '#contract/events/events-resource.ts'
import type { Row, RowTools } from './row.ts'

export const EVENT_ICON = 'i-lucide-calendar-days'

/** An event as a row: when, for how much, where. */
export const eventRow = (card: EventCard, { t, format, language }: RowTools): Row => {
  const event = inLanguage(language, card)
  return {
    href: pagePath(EVENTS, event.event_id),
    title: event.title,
    picture: event.thumbnail ? { src: event.thumbnail, tone: event.thumbnail_tone } : null,
    icon: EVENT_ICON,
    facts: [format.dateTime(event.from_time), event.price === 0 ? t('home:free') : format.price(event.price), event.location ?? t('home:online')],
  }
}
