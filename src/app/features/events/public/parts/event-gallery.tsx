import type { EventDetail, EventGalleryItem } from '#contract/events/events.ts'
import { GalleryStrip } from '../../../../ui/media/gallery/gallery-strip.tsx'
import { captionOf } from '../gallery-captions.ts'

/** Pictures and videos of the event, else its one picture. @see Specification §2.8 "a gallery carousel" */
export function EventGallery({ event, sizes }: { event: EventDetail; sizes: string }) {
  const items: EventGalleryItem[] =
    event.related_event_gallery.length > 0
      ? event.related_event_gallery
      : [{ id: 0, name: '', file: event.thumbnail, tone: event.thumbnail_tone, video_url: null }]
  const shown = items.map(({ name, ...item }) => ({ ...item, alt: name, caption: captionOf({ name }, event) }))
  return <GalleryStrip items={shown} poster={event.thumbnail} sizes={sizes} />
}
