import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Gallery } from '../features/gallery/screens/gallery.tsx'
import { EventHeading } from '../features/selling/parts/event-heading.tsx'
import { EventTabs } from '../shell/event-tabs.tsx'
import { Guard } from '../shell/guard.tsx'
import { SellerArea } from '../shell/seller-area.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

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
