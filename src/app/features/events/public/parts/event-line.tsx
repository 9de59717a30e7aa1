import { inLanguage } from '#contract/core/in-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventCard } from '#contract/events/events.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import type { ItemLinks } from '../../../../ui/lists/use-item-links.ts'

/** An event in one row: its name and when it begins. */
export function EventLine({ event: card, links }: { event: EventCard; links: ItemLinks }) {
  const event = inLanguage(useLanguage(), card)
  const format = useFormat()
  return (
    <li>
      <a className="card min-h-12 p-3" href={links.hrefOf(event.event_id)} data-event={event.event_id} onClick={links.open}>
        <b className="block" lang={scriptLanguage(event.title)}>
          {event.title}
        </b>
        <span className="block text-sm text-ink-soft">{format.dateTime(event.from_time)}</span>
      </a>
    </li>
  )
}
