import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { EventPage } from '#contract/events/events.ts'
import { isPlainClick } from '../../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { useEventLinks } from '../use-event-links.ts'
import { EventLine } from './event-line.tsx'

/** What a seller holds next, and the way to all of it. */
export function EventsOfSeller({ page, slug }: { page: EventPage; slug: string }) {
  const { t } = useTranslation('events')
  const links = useEventLinks()
  const navigate = useNavigate()
  const prefix = usePrefix()
  if (page.results.length === 0) return <p className="card p-4 text-ink-soft">{t('ofSeller.none')}</p>
  const openAll = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate({ to: '/events', search: { seller: slug } })
  }
  return (
    <>
      <ul className="grid gap-2">
        {page.results.map((card) => (
          <EventLine key={card.id} event={card} links={links} />
        ))}
      </ul>
      {page.next_cursor !== null && (
        <a className="btn-quiet mt-3" href={`${withLanguage(prefix, '/events')}?seller=${slug}`} onClick={openAll}>
          {t('ofSeller.all')}
        </a>
      )}
    </>
  )
}
