import { useTranslation } from 'react-i18next'
import type { EventCard } from '#contract/events/events.ts'
import { eventRow } from '../../../nouns/events.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { ItemRow } from '../../../ui/lists/item-row.tsx'
import { SectionHead } from './section-head.tsx'

/** What is on at the weekend. */
export function Weekend({ events }: { events: readonly EventCard[] }) {
  const { t, i18n } = useTranslation('home')
  const format = useFormat()
  return (
    <section>
      <div className="flex items-center min-h-12">
        <SectionHead title={t('weekend')} link={{ to: '/events', text: t('seeEvents') }} />
      </div>
      <ul className="grid gap-2">
        {events.map((event) => (
          <ItemRow key={event.event_id} {...eventRow(event, { t, format, language: i18n.language })} />
        ))}
      </ul>
    </section>
  )
}
