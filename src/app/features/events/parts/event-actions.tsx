import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { EventDetail } from '#contract/events.ts'
import { ShareButton } from '../../../ui/share-button.tsx'
import { useLanguage } from '../../../ui/use-language.ts'
import { useEventKeeping } from '../use-event-keeping.ts'

/** An https address, not geo: — phones open their map app for it, and without one it still leads somewhere. */
const mapAddress = (place: string): string => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

/** What can be done with an event before ordering. */
export function EventActions({ event }: { event: EventDetail }) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const keeping = useEventKeeping([event])
  const isKept = keeping.isKept(event.event_id)
  const path = withLanguage(language, `/eventdetails/${event.event_id}`)

  const download = async () => {
    const { saveCalendarFile } = await import('../save-calendar-file.ts')
    saveCalendarFile(event, new URL(path, location.href))
  }
  return (
    <>
      <div className="flex flex-wrap gap-2 [&>*]:grow">
        <button type="button" className="btn-quiet js-only" data-event={event.event_id} aria-pressed={isKept} onClick={keeping.toggle}>
          <span className={isKept ? 'i-lucide-check text-brand' : 'i-lucide-heart'} aria-hidden="true" />
          {t('keep.button')}
        </button>
        <ShareButton title={event.title} path={path} />
        <button type="button" className="btn-quiet js-only" onClick={() => void download()}>
          <span className="i-lucide-calendar-plus" aria-hidden="true" />
          {t('details.addToCalendar')}
        </button>
        {event.location && (
          <a className="btn-quiet" href={mapAddress(event.location)} target="_blank" rel="noopener noreferrer">
            <span className="i-lucide-map-pin" aria-hidden="true" />
            {t('details.getDirections')}
          </a>
        )}
      </div>
      <p role="status" className="text-sm mt-2 empty:hidden">
        {keeping.failed && <span className="text-danger">{t('keep.failed')}</span>}
        {isKept && !keeping.failed && t(keeping.isReady(event.event_id) ? 'availableOffline' : 'keep.queued')}
      </p>
    </>
  )
}
