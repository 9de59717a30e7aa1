import { useTranslation } from 'react-i18next'
import type { EventDetail, EventGalleryItem } from '#contract/events/events.ts'
import { Picture } from '../../../../ui/media/picture.tsx'
import { SlideStrip } from '../../../../ui/media/slide-strip.tsx'
import { VideoPoster } from '../../../../ui/media/video-poster.tsx'
import { captionOf, hasCaptions } from '../gallery-captions.ts'

/** Pictures and videos of the event, else its one picture. @see Specification §2.8 "a gallery carousel" */
export function EventGallery({ event, sizes }: { event: EventDetail; sizes: string }) {
  const { t } = useTranslation('ui')
  const items: EventGalleryItem[] =
    event.related_event_gallery.length > 0
      ? event.related_event_gallery
      : [{ id: 0, name: '', file: event.thumbnail, tone: event.thumbnail_tone, video_url: null }]
  const slides = items.map((item, at) => ({ id: item.id, content: <GallerySlide item={item} event={event} sizes={sizes} isFirst={at === 0} /> }))
  return <SlideStrip slides={slides} label={t('carousel.gallery')} captions={hasCaptions(event) ? 'line' : 'none'} />
}

interface SlideProps {
  item: EventGalleryItem
  event: EventDetail
  sizes: string
  isFirst: boolean
}

function GallerySlide({ item, event, sizes, isFirst }: SlideProps) {
  return (
    <>
      <div className="rounded-card overflow-hidden">
        {item.video_url ? (
          <VideoPoster url={item.video_url} name={item.name} poster={item.file ?? event.thumbnail} tone={item.tone} sizes={sizes} />
        ) : (
          <Picture path={item.file} tone={item.tone} sizes={sizes} alt={item.name} isFirst={isFirst} />
        )}
      </div>
      {/* Read out with the picture itself. */}
      {hasCaptions(event) && (
        <p aria-hidden="true" className="h-7 pt-1 text-sm text-ink-soft truncate">
          {captionOf(item, event)}
        </p>
      )}
    </>
  )
}
