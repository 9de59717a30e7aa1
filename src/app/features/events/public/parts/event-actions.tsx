import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { EventDetail } from '#contract/events/events.ts'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { mapAddress } from '../../../../ui/formats/map-address.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useEventBookmarks } from '../use-event-bookmarks.ts'

interface Props {
  event: EventDetail
  isCalledOff: boolean
}

/** What can be done with an event before ordering. One that was called off has no bookmark and no calendar file. */
export function EventActions({ event, isCalledOff }: Props) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const keeping = useEventBookmarks([event])
  const isKept = keeping.isKept(event.event_id)
  const path = withLanguage(language, `/eventdetails/${event.event_id}`)

  const download = async () => {
    const { saveToCalendar } = await import('../../save-to-calendar.ts')
    saveToCalendar(event, path)
  }
  return (
    <>
      <div className="flex flex-wrap gap-2 [&>*]:grow">
        {!isCalledOff && (
          <button type="button" className="btn-quiet js-only" data-event={event.event_id} aria-pressed={isKept} onClick={keeping.toggle}>
            <Icon name={isKept ? 'i-lucide-check' : 'i-lucide-heart'} className={isKept ? 'text-brand' : ''} />
            {t('keep.button')}
          </button>
        )}
        <ShareButton title={event.title} path={path} />
        {!isCalledOff && (
          <button type="button" className="btn-quiet js-only" onClick={() => void download()}>
            <Icon name="i-lucide-calendar-plus" />
            {t('details.addToCalendar')}
          </button>
        )}
        {event.location && (
          <a className="btn-quiet" href={mapAddress(event.location)} target="_blank" rel="noopener noreferrer">
            <Icon name="i-lucide-map-pin" />
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
