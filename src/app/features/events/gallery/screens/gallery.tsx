import type { ReactNode } from 'react'
import { GalleryEditor } from '../../../../galleries/gallery-editor.tsx'
import { EVENT_GALLERY } from '../event-gallery.ts'

interface Props {
  eventId: number
  /** What the screen is, and of which event. */
  heading: ReactNode
}

/** The pictures and films of one event, to its seller. @see Specification §2.6 "/sellerevents/editeventGallery/{event_id}" */
export const Gallery = ({ eventId, heading }: Props) => <GalleryEditor calls={EVENT_GALLERY} subject={eventId} heading={heading} />
