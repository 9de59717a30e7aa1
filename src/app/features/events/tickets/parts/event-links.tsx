import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { Ticket } from '#contract/events/tickets.ts'
import { reviewPath } from '#contract/reviews/review-place.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { mapAddress } from '../../../../ui/formats/map-address.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'

/** What can be done on the way to the event. What is shared says where one goes, never how to get in. */
export function EventLinks({ event }: { event: Ticket['event'] }) {
  const { t } = useTranslation('tickets')
  const format = useFormat()
  const now = useNow() ?? 0
  const canReview = !event.is_called_off && Date.parse(event.to_time) <= now
  const path = withLanguage(useLanguage(), `/eventdetails/${event.event_id}`)
  const download = async () => {
    const { saveToCalendar } = await import('../../save-to-calendar.ts')
    saveToCalendar(event, path)
  }
  return (
    <div className="flex flex-wrap gap-2 [&>*]:grow no-print">
      {canReview && (
        <AppLink to={reviewPath({ page: `/eventdetails/${event.event_id}` })} className="btn-primary">
          <Icon name="i-lucide-star" />
          {t('links.review')}
        </AppLink>
      )}
      {event.link && (
        <a className="btn-primary" href={event.link} target="_blank" rel="noopener noreferrer">
          <Icon name="i-lucide-video" />
          {t('links.join')}
        </a>
      )}
      <Button icon="i-lucide-calendar-plus" onClick={() => void download()}>
        {t(event.is_called_off ? 'links.calendarCancelled' : 'links.calendar')}
      </Button>
      {event.location && (
        <a className="btn-quiet" href={mapAddress(event.location)} target="_blank" rel="noopener noreferrer">
          <Icon name="i-lucide-map-pin" />
          {t('links.directions')}
        </a>
      )}
      <ShareButton title={t('links.shareText', { title: event.title, when: format.dateTime(event.from_time) })} path={path} />
      <Button icon="i-lucide-printer" onClick={() => print()}>
        {t('links.print')}
      </Button>
    </div>
  )
}
