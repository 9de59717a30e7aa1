import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Gallery } from '../features/events/gallery/screens/gallery.tsx'
import { EventHeading } from '../features/events/own/parts/event-heading.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { EventTabs } from '../shell/slots/event-tabs.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sellerevents_/editeventGallery/$eventId')({ component: GalleryScreen })

function GalleryScreen() {
  const { t } = useTranslation()
  const eventId = Number(Route.useParams().eventId)
  usePageTitle(t('selling:tabs.gallery'))
  return (
    <Guard wants="seller" what={t('selling:tabs.gallery')}>
      <SellerArea>
        <EventTabs eventId={eventId} tab="gallery" />
        <Gallery key={eventId} eventId={eventId} heading={<EventHeading eventId={eventId} title={t('gallery:title')} answer={undefined} />} />
      </SellerArea>
    </Guard>
  )
}
