import type { EventDetail, EventGalleryItem } from '#contract/events/events.ts'

/** What stands below a picture of the gallery: its name, unless that is the title of the event, which stands there anyway. */
export const captionOf = ({ name }: Pick<EventGalleryItem, 'name'>, { title }: Pick<EventDetail, 'title'>): string => (name === title ? '' : name)

/** Whether there is a line below each picture, so that all are of one height. */
export const hasCaptions = (event: Pick<EventDetail, 'title' | 'related_event_gallery'>): boolean =>
  event.related_event_gallery.some((item) => captionOf(item, event) !== '')
